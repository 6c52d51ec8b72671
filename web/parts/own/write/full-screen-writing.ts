import type { Page } from "../../../state/page/page-context.ts";
import { changeProgram } from "../../../state/state.ts";

/**
 * The writing mode on a phone: the program fills the screen above the keyboard. The mode ends by a button, a run,
 * Escape or a larger window, but never when the editor loses the focus, so that nothing moves under a finger.
 */

/** A phone. The style sheet has the same condition. */
const PHONE = "(max-width: 599px), (max-width: 999px) and (max-aspect-ratio: 3 / 5)";

const style = () => document.documentElement.style;

/** Set the height above the keyboard, because not all browsers shrink the page for the keyboard. */
const measure = () =>
  style().setProperty("--seen-height", `${window.visualViewport?.height ?? innerHeight}px`);

const isEditing = ({ state }: Page) => state.program?.editing === true;

export function leaveWriting(page: Page) {
  if (!isEditing(page)) return;
  changeProgram(page, { editing: false });
  style().removeProperty("--seen-height");
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest(".own-editor")) {
    activeElement.blur();
  }
}

export function bindWritingRoom(page: Page, editor: HTMLElement, signal: AbortSignal) {
  function enter() {
    if (!matchMedia(PHONE).matches) return;
    changeProgram(page, { editing: true });
    measure();
  }
  const leave = () => leaveWriting(page);

  // Wait for the click: if the page moved while the finger is down, the browser would select text.
  for (const type of ["click", "beforeinput"]) editor.addEventListener(type, enter, { signal });
  editor.addEventListener("keydown", ({ key }) => key === "Escape" && leave(), { signal });
  const follow = () => isEditing(page) && measure();
  window.visualViewport?.addEventListener("resize", follow, { signal });
  window.addEventListener("resize", () => !matchMedia(PHONE).matches && leave(), { signal });
  signal.addEventListener("abort", leave, { once: true });
}
