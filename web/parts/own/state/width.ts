import { recall, remember } from "../../../dom/storage.ts";
import { embedded } from "../../embed/embed.ts";
import type { OwnState } from "./state.ts";

/** Widens the program to most of the window, and remembers that. */

const KEY = "knights.own-room";
const WIDE = "wide";
/** Windows that are large enough to widen the program. The style sheet has the same condition. */
const GAINS = "(min-width: 47.5em) and (min-height: 37.5em)";

/** True if the program was wide the last time. */
export const isWide = () => !embedded && recall(KEY) === WIDE;

export function widen(state: OwnState) {
  if (embedded || !matchMedia(GAINS).matches) return;
  state.wide = !state.wide;
  remember(KEY, state.wide ? WIDE : "");
  state.own.page.redraw();
}
