import { recall, remember } from "../../../dom/storage.ts";
import { embedded } from "../../embed/embed.ts";
import type { OwnState } from "./state.ts";

/** How much of the window the program has. */

const KEY = "knights.own-room";
const WIDE = "wide";
/** Windows in which there is more to be had, for the size of the text: as the style has it. */
const GAINS = "(min-width: 47.5em) and (min-height: 37.5em)";

/** Whether the program had most of the window last. */
export const isWide = () => !embedded && recall(KEY) === WIDE;

export function widen(state: OwnState) {
  if (embedded || !matchMedia(GAINS).matches) return;
  state.wide = !state.wide;
  remember(KEY, state.wide ? WIDE : "");
  state.own.page.redraw();
}
