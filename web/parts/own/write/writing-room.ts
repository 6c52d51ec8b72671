/**
 * The writing mode on a phone: the program fills the screen above the keyboard. The mode ends by a button, a run,
 * Escape or a larger window, but never when the editor loses the focus, so that nothing moves under a finger.
 */

/** A phone. The style sheet has the same condition. */
const PHONE = "(max-width: 599px), (max-width: 999px) and (max-aspect-ratio: 3 / 5)";

const root = () => document.documentElement;

/** Set the height above the keyboard, because not all browsers shrink the page for the keyboard. */
const measure = () =>
  root().style.setProperty("--seen-height", `${window.visualViewport?.height ?? innerHeight}px`);

export function leaveWriting() {
  if (!root().hasAttribute("data-own-writing")) return;
  root().toggleAttribute("data-own-writing", false);
  root().style.removeProperty("--seen-height");
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest(".own-editor")) {
    activeElement.blur();
  }
}

export function bindWritingRoom(editor: HTMLElement, signal: AbortSignal) {
  function enter() {
    if (!matchMedia(PHONE).matches) return;
    root().toggleAttribute("data-own-writing", true);
    measure();
  }

  // Wait for the click: if the page moved while the finger is down, the browser would select text.
  for (const type of ["click", "beforeinput"]) editor.addEventListener(type, enter, { signal });
  editor.addEventListener("keydown", ({ key }) => key === "Escape" && leaveWriting(), { signal });
  const follow = () => root().hasAttribute("data-own-writing") && measure();
  window.visualViewport?.addEventListener("resize", follow, { signal });
  window.addEventListener("resize", () => !matchMedia(PHONE).matches && leaveWriting(), { signal });
  signal.addEventListener("abort", leaveWriting, { once: true });
}
