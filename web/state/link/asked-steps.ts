/** The number of search steps that a link asks the visitor to make: `be=10`, or `be=10,quiet`. */

import type { AskedSteps } from "./types.ts";

/** The default number of steps. */
export const USUAL = 10;
/** The most that a link may ask for. */
export const MOST_STEPS = 999;

const QUIET = ",quiet";

export const readAskedSteps = (text: string): AskedSteps => ({
  count: Number.parseInt(text, 10),
  quiet: text.endsWith(QUIET),
});

export const writeAskedSteps = ({ count, quiet }: AskedSteps) => `${count}${quiet ? QUIET : ""}`;
