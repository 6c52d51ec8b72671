import { binding } from "../../dom/binding.ts";
import { lazyPart } from "../../dom/lazy-part.ts";
import type { Palette } from "../../dom/theme.ts";
import type { Page } from "../../state/page/page-context.ts";
import { isBrowsing } from "../../state/state.ts";

/** Loads the card that collects solutions (solutions-panel.ts) when a search for all solutions is open. */

/** True when solutions should be collected. The description alone is not enough: Python must have loaded to search. */
const wantsSolutions = ({ player, state, solver }: Page) =>
  Boolean(player.description?.every) && !isBrowsing(state) && solver.status.name === "loaded";

export function bindSolutionsPanel(page: Page) {
  const { signal, onDispose, unbind } = binding();
  let card: ReturnType<typeof import("./solutions-panel.ts").bindSolutions> | null = null;
  let asked = false;
  let palette: Palette | null = null;

  async function bring() {
    asked = true;
    try {
      const { bindSolutions } = await lazyPart(import("./solutions-panel.ts"));
      if (signal.aborted) return;
      card = bindSolutions(page, palette);
      page.redraw();
    } catch (error) {
      page.showToast((error as Error).message);
    }
  }

  onDispose(page.onOpen(() => card?.open()));
  onDispose(() => card?.unbind());
  return {
    /** Called once a frame: starts collecting when Python has loaded, and counts up to the cursor. */
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
