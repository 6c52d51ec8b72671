import { button } from "../../../dom/node.ts";
import { tell } from "../../../language/tell.ts";

/**
 * A phone while a program is written: the program has all that its keyboard leaves. It ends with a button, with a run, or by Escape; never by itself, so
 * that nothing moves under a finger.
 */

/** As the style has it. */
const PHONE = "(max-width: 599px), (max-width: 999px) and (max-aspect-ratio: 3 / 5)";

/** @param editor where the program is written */
export function makeWritingRoom(editor: HTMLElement, signal: AbortSignal) {
  const root = document.documentElement;
  const done = button({ class: "button own-done", click: leave }, tell("own-tools-done"));
  /** What the keyboard leaves: not all browsers take it from the page's height. */
  const measure = () =>
    root.style.setProperty("--seen-height", `${window.visualViewport?.height ?? innerHeight}px`);

  function enter() {
    if (!matchMedia(PHONE).matches) return;
    root.toggleAttribute("data-own-writing", true);
    measure();
  }

  function leave() {
    root.toggleAttribute("data-own-writing", false);
    root.style.removeProperty("--seen-height");
    if (editor.contains(document.activeElement)) {
      (document.activeElement as HTMLElement).blur();
    }
  }

  // Not at once when it is touched: what moves under a finger that is down is taken for a choice of text.
  for (const type of ["click", "beforeinput"]) editor.addEventListener(type, enter, { signal });
  editor.addEventListener("keydown", ({ key }) => key === "Escape" && leave(), { signal });
  const follow = () => root.hasAttribute("data-own-writing") && measure();
  window.visualViewport?.addEventListener("resize", follow, { signal });
  window.addEventListener("resize", () => !matchMedia(PHONE).matches && leave(), { signal });
  signal.addEventListener("abort", leave, { once: true });
  return { done, leave };
}
