import { binding } from "../view/binding.js";
import { element } from "../view/element.js";
import { openLate } from "../view/late-dialog.js";

/**
 * The ways to the panel that sends the moment shown to others: it comes when it is wanted (share.js).
 *
 * @import { Page } from "../lane/types.d.ts"
 * @import { makeShare, Sight } from "./share.js"
 */

/** @param {Page} page @param {Sight} sight */
export function bindShare(page, sight) {
  const { signal, also, unbind } = binding();
  /** @type {ReturnType<typeof makeShare> | null} */
  let share = null;

  async function open() {
    page.player.pause();
    await openLate(page, import("./share.js"), ({ makeShare }) => {
      if (signal.aborted) return;
      share ??= makeShare(page, sight);
      share.open();
    });
  }

  for (const id of ["share-open", "menu-share"]) {
    element(id, HTMLButtonElement).addEventListener("click", open, { signal });
  }
  also(() => share?.unbind());
  return { unbind };
}
