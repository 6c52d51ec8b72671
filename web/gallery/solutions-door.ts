import { binding } from "../view/binding.ts";
import { latePart } from "../view/late-part.ts";

/**
 * Where a search for all solutions is open, the card that collects them comes (solutions.js).
 *
 * @import { Page } from "../lane/types.ts"
 * @import { Palette } from "../view/theme.ts"
 */

/** Whether solutions are collected. What there is to draw may be known before Python is there to search. @param {Page} page */
const wantsSolutions = ({ player, browsing, solver }) =>
  Boolean(player.description?.every) && !browsing && solver.status.name === "loaded";

/** @param {Page} page */
export function bindSolutionsDoor(page) {
  const { signal, also, unbind } = binding();
  /** @type {ReturnType<typeof import("./solutions.ts").bindSolutions> | null} */
  let card = null;
  let asked = false;
  /** @type {Palette | null} */
  let palette = null;

  async function bring() {
    asked = true;
    try {
      const { bindSolutions } = await latePart(import("./solutions.ts"));
      if (signal.aborted) return;
      card = bindSolutions(page, palette);
      page.redraw();
    } catch (error) {
      page.tell(/** @type {Error} */ (error).message);
    }
  }

  also(() => card?.unbind());
  return {
    /** On each new scenario. */
    open: () => card?.open(),
    /** Once a frame: begins when Python is there, and counts up to the cursor. */
    show() {
      const wanted = wantsSolutions(page);
      card?.show(wanted);
      if (!asked && wanted) void bring();
    },
    /** @param {Palette} next */
    setPalette(next) {
      palette = next;
      card?.setPalette(next);
    },
    unbind,
  };
}
