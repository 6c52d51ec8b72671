import { binding } from "../view/binding.js";
import { element } from "../view/element.js";
import { openLate } from "../view/late-dialog.js";

/**
 * The ways to the panel that saves files: it comes when it is wanted (save.js).
 *
 * @import { Page } from "../lane/types.d.ts"
 * @import { makeSave } from "./save.js"
 */

/** @param {Page} page @param {() => string} textStyle how the finished board is written as text @param {() => string} codeForm the program whose code is shown, or "" */
export function bindSave(page, textStyle, codeForm) {
  const { signal, also, unbind } = binding();
  /** @type {ReturnType<typeof makeSave> | null} */
  let save = null;
  const open = () =>
    openLate(page, import("./save.js"), ({ makeSave }) => {
      if (signal.aborted) return;
      save ??= makeSave(page, textStyle, codeForm);
      save.open();
    });
  for (const id of ["save-open", "share-save"]) {
    element(id, HTMLButtonElement).addEventListener("click", open, { signal });
  }
  also(() => save?.unbind());
  return { unbind };
}
