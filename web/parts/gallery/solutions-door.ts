import { binding } from "../../dom/binding.ts";
import { latePart } from "../../dom/late-part.ts";
import type { Palette } from "../../dom/theme.ts";
import type { Page } from "../../state/lane/types.ts";
import { isBrowsing } from "../../state/state.ts";

/** Where a search for all solutions is open, the card that collects them comes (solutions.ts). */

/** Whether solutions are collected. What there is to draw may be known before Python is there to search. */
const wantsSolutions = ({ player, state, solver }: Page) =>
  Boolean(player.description?.every) && !isBrowsing(state) && solver.status.name === "loaded";

export function bindSolutionsDoor(page: Page) {
  const { signal, also, unbind } = binding();
  let card: ReturnType<typeof import("./solutions.ts").bindSolutions> | null = null;
  let asked = false;
  let palette: Palette | null = null;

  async function bring() {
    asked = true;
    try {
      const { bindSolutions } = await latePart(import("./solutions.ts"));
      if (signal.aborted) return;
      card = bindSolutions(page, palette);
      page.redraw();
    } catch (error) {
      page.tell((error as Error).message);
    }
  }

  also(page.onOpen(() => card?.open()));
  also(() => card?.unbind());
  return {
    /** Once a frame: begins when Python is there, and counts up to the cursor. */
    show() {
      const wanted = wantsSolutions(page);
      card?.show(wanted);
      if (!asked && wanted) void bring();
    },
    setPalette(next: Palette) {
      palette = next;
      card?.setPalette(next);
    },
    unbind,
  };
}
