import { bindLateDialog } from "../view/late-dialog.ts";

/**
 * The ways to the panel that saves files: it comes when it is wanted (save.js).
 *
 * @import { Page } from "../lane/types.ts"
 *
 * @param {Page} page @param {() => string} textStyle how the finished board is written as text @param {() => string} codeForm the program whose code is shown, or ""
 */
export function bindSave(page, textStyle, codeForm) {
  const load = () => import("./save.ts");
  return bindLateDialog(page, ["save-open", "share-save"], load, ({ makeSave }) =>
    makeSave(page, textStyle, codeForm),
  );
}
