/**
 * A phone while a program is written: the program has all that its keyboard leaves. It ends with a button, with a run, or by Escape; never by itself, so
 * that nothing moves under a finger.
 */

/** As the style has it. */
const PHONE = "(max-width: 599px), (max-width: 999px) and (max-aspect-ratio: 3 / 5)";

const root = () => document.documentElement;

/** Not all browsers take what the keyboard leaves from the page's height. */
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

/** @param editor where the program is written */
export function bindWritingRoom(editor: HTMLElement, signal: AbortSignal) {
  function enter() {
    if (!matchMedia(PHONE).matches) return;
    root().toggleAttribute("data-own-writing", true);
    measure();
  }

  // Not at once when it is touched: what moves under a finger that is down is taken for a choice of text.
  for (const type of ["click", "beforeinput"]) editor.addEventListener(type, enter, { signal });
  editor.addEventListener("keydown", ({ key }) => key === "Escape" && leaveWriting(), { signal });
  const follow = () => root().hasAttribute("data-own-writing") && measure();
  window.visualViewport?.addEventListener("resize", follow, { signal });
  window.addEventListener("resize", () => !matchMedia(PHONE).matches && leaveWriting(), { signal });
  signal.addEventListener("abort", leaveWriting, { once: true });
}
