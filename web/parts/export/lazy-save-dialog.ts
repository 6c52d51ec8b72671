import { bindLazyDialog } from "../../dom/lazy-dialog.ts";
import type { Page } from "../../state/page/page-context.ts";

/**
 * The buttons that open the Save dialog, which loads on demand (save-dialog.ts).
 *
 * @param textStyle returns the style of the printed board
 * @param codeForm returns the program shown in panel Code, or ""
 */
export function bindSave(page: Page, textStyle: () => string, codeForm: () => string) {
  const load = () => import("./save-dialog.ts");
  return bindLazyDialog(page, ["save-open"], load, ({ makeSave }) =>
    makeSave(page, textStyle, codeForm),
  );
}
