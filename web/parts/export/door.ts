import { bindLateDialog } from "../../dom/late-dialog.ts";
import type { Page } from "../../state/lane/page.ts";

/**
 * The buttons that open the Save dialog, which loads on demand (save.ts).
 *
 * @param textStyle returns the style of the printed board
 * @param codeForm returns the program shown in panel Code, or ""
 */
export function bindSave(page: Page, textStyle: () => string, codeForm: () => string) {
  const load = () => import("./save.ts");
  return bindLateDialog(page, ["save-open"], load, ({ makeSave }) =>
    makeSave(page, textStyle, codeForm),
  );
}
