import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { lateFocus } from "../../dom/late-focus.ts";
import { lazyPart } from "../../dom/lazy-part.ts";
import { isLocked } from "../../state/link/link-view.ts";
import type { Page } from "../../state/page/page-context.ts";
import { isHeldByQuestion, sayWhatIsFirst } from "../../state/page/question-first.ts";
import { embedded } from "../embed/embed.ts";
import type { Finding } from "./find-moments.ts";

/** Entry point of Find: its button. The rest is loaded on demand (find-moments.ts). */

export function bindFind(page: Page) {
  const { signal, onDispose, unbind } = binding();
  let finding: Finding | null = null;

  async function toggle() {
    if (embedded || isLocked() || page.player.live) return;
    if (isHeldByQuestion(page)) return sayWhatIsFirst(page);
    if (finding !== null) return close();
    const focus = lateFocus();
    try {
      const { openFinding } = await lazyPart(import("./find-moments.ts"));
      if (signal.aborted || finding !== null) return;
      finding = openFinding(page, focus, close);
      page.redraw();
    } catch (error) {
      page.showToast((error as Error).message);
    }
  }

  function close() {
    finding?.close();
    finding = null;
    page.redraw();
  }

  element("find-open", HTMLButtonElement).addEventListener("click", toggle, { signal });
  onDispose(close);
  return {
    toggle: () => void toggle(),
    /** Handle a press on a place of the board. @returns true if Find took it as a condition */
    choose: (place: number) => finding?.choose(place) === true,
    /** Says what Enter does on a place of the board, or null. */
    hint: () => finding?.hint() ?? null,
    /** Called once a frame. */
    show: () => finding?.show(),
    unbind,
  };
}
