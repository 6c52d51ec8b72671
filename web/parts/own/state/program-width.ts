import { recall, remember } from "../../../dom/storage.ts";
import type { Page } from "../../../state/page/page-context.ts";
import { changeProgram } from "../../../state/state.ts";
import { embedded } from "../../embed/embed.ts";

/** Widens the program to most of the window, and remembers that. */

const KEY = "knights.own-room";
const WIDE = "wide";
/** Windows that are large enough to widen the program. The style sheet has the same condition. */
const GAINS = "(min-width: 47.5em) and (min-height: 37.5em)";

/** True if the program was wide the last time. */
export const isWide = () => !embedded && recall(KEY) === WIDE;

export function widen(page: Page) {
  if (embedded || page.state.program === null || !matchMedia(GAINS).matches) return;
  const wide = !page.state.program.wide;
  remember(KEY, wide ? WIDE : "");
  changeProgram(page, { wide });
  page.redraw();
}
