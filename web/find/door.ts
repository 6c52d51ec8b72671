import { embedded } from "../embed/embed.ts";
import { isLocked } from "../link/link-view.ts";
import { binding } from "../view/binding.ts";
import { element } from "../view/element.ts";
import { lateFocus } from "../view/late-focus.ts";
import { latePart } from "../view/late-part.ts";

/**
 * The way to find moments of a run. All else comes when it is wanted (finding.js).
 *
 * @import { Page } from "../lane/types.ts"
 * @import { Finding } from "./finding.ts"
 */

/** @param {Page} page */
export function bindFind(page) {
  const { signal, also, unbind } = binding();
  /** @type {Finding | null} */
  let finding = null;

  async function toggle() {
    if (finding !== null) return close();
    if (embedded || isLocked() || page.player.live) return;
    const focus = lateFocus();
    try {
      const { openFinding } = await latePart(import("./finding.ts"));
      if (signal.aborted || finding !== null) return;
      finding = openFinding(page, focus, close);
      page.redraw();
    } catch (error) {
      page.tell(/** @type {Error} */ (error).message);
    }
  }

  function close() {
    finding?.close();
    finding = null;
    page.redraw();
  }

  element("find-open", HTMLButtonElement).addEventListener("click", toggle, { signal });
  also(close);
  return {
    toggle: () => void toggle(),
    /** A place of the board was chosen; whether that was meant for what is looked for. @param {number} place */
    choose: (place) => finding?.choose(place) === true,
    /** What Enter does at a place of the board, or null. */
    hint: () => finding?.hint() ?? null,
    /** Called once a frame. */
    show: () => finding?.show(),
    unbind,
  };
}
