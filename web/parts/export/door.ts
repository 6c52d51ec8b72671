import { bindLateDialog } from "../../dom/late-dialog.ts";
import type { Page } from "../../state/lane/types.ts";

/**
 * The ways to the panel that saves files: it comes when it is wanted (save.ts).
 *
 * @param textStyle how the finished board is written as text
 * @param codeForm the program whose code is shown, or ""
 */
export function bindSave(page: Page, textStyle: () => string, codeForm: () => string) {
  const load = () => import("./save.ts");
  return bindLateDialog(page, ["save-open"], load, ({ makeSave }) =>
    makeSave(page, textStyle, codeForm),
  );
}
