import type { Drawn } from "../../board/sentences.ts";
import { element } from "../../dom/element.ts";
import { t } from "../../language/translate.ts";
import type { Item, Page } from "../../state/page/page-context.ts";
import { inOrder, makeLegend } from "../marks/legend.ts";
import { ownMarks, withoutDuplicates } from "../marks/legend-entries.ts";

/**
 * Lists the marks that are on the board: in panel Why, and beside the board where a tablet stands upright.
 */
export function bindMarkList(page: Page, showInWhy: (items: readonly Item[]) => void) {
  const beside = makeLegend(t("why-legend"));
  element("told-legend", HTMLElement).replaceChildren(beside.body);
  let own: readonly Item[] = [];
  return {
    clear: () => {
      own = [];
    },
    /** @param drawn by the board itself @param moving true while an animation runs */
    show: (drawn: Drawn, moving: boolean) => {
      const { playing } = page.player;
      if (moving && !playing) return;
      const now = [...drawn].map((sign) => ({ told: page.view.formatMark(sign), looks: [sign] }));
      own = ownMarks(own, now, playing);
      const evidence = [...page.layers].flatMap((layer) => layer.items);
      const listed = inOrder(withoutDuplicates([...evidence, ...own]));
      showInWhy(listed);
      beside.show(listed);
    },
  };
}
