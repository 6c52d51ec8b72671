/** So many steps of the search that whoever opens a link is to make: `be=10`, or `be=10,quiet`. */

import type { AskedSteps } from "./types.ts";

/** Steps that are asked for where nobody says how many. */
export const USUAL = 10;
/** As many as a link may ask for. */
export const MOST_STEPS = 999;

const QUIET = ",quiet";

/** What a link asks for. */
export const readAskedSteps = (text: string): AskedSteps => ({
  count: Number.parseInt(text, 10),
  quiet: text.endsWith(QUIET),
});

export const writeAskedSteps = ({ count, quiet }: AskedSteps) => `${count}${quiet ? QUIET : ""}`;
