import type { Drawn } from "../../board/sentences.ts";
import { element } from "../../dom/element.ts";
import { t } from "../../language/translate.ts";
import type { Item, Page } from "../../state/page/page-context.ts";
import { inOrder, makeLegend } from "../marks/legend.ts";
import { withoutDuplicates } from "../marks/legend-entries.ts";
import { isCalm } from "./panel-helpers.ts";

/**
 * Lists the marks that are on the board: in panel Why, and beside the board where a tablet stands upright. In a run too
 * fast to follow marks come and go, so the list only grows.
 */
export function bindMarkList(page: Page, showInWhy: (items: readonly Item[]) => void) {
  const beside = makeLegend(t("why-legend"));
  element("told-legend", HTMLElement).replaceChildren(beside.body);
  let listed: readonly Item[] = [];
  return {
    clear: () => {
      listed = [];
    },
    /** @param drawn by the board itself @param moving true while an animation runs */
    show: (drawn: Drawn, moving: boolean) => {
      if (moving) return;
      const items = [
        ...[...page.layers].flatMap((layer) => layer.items),
        ...[...drawn].map((sign) => ({ told: page.view.formatMark(sign), looks: [sign] })),
      ];
      listed = inOrder(withoutDuplicates(isCalm(page) ? items : [...listed, ...items]));
      showInWhy(listed);
      beside.show(listed);
    },
  };
}
