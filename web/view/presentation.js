import * as words from "../text/en.js";
import { binding } from "./binding.js";
import { element } from "./element.js";

/**
 * For a class, on a projector: the board and one explanation, in large letters, and nothing else. Full screen where the browser
 * allows it: a link may ask for the rest, but only a visitor for the whole screen.
 */

const root = () => document.documentElement;

/** Whether the page is being presented. */
export const isPresented = () => root().dataset.present === "yes";

/**
 * @param {() => void} redraw
 * @param {(message: string) => void} tell
 */
export function bindPresentation(redraw, tell) {
  const { signal, unbind } = binding();

  /** @param {boolean} on */
  function turn(on) {
    root().dataset.present = on ? "yes" : "";
    redraw();
  }

  async function toggle() {
    const on = !isPresented();
    turn(on);
    if (on) tell(words.presentation.leave);
    try {
      if (on) await root().requestFullscreen?.();
      else if (document.fullscreenElement) await document.exitFullscreen();
    } catch {
      // It fills the window at least.
    }
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    if (event.key === "Escape" && isPresented()) void toggle();
  }

  document.addEventListener(
    "fullscreenchange",
    () => {
      if (!document.fullscreenElement && isPresented()) turn(false);
    },
    { signal },
  );
  document.addEventListener("keydown", press, { signal });
  element("present", HTMLButtonElement).addEventListener("click", toggle, { signal });
  return { toggle: () => void toggle(), turn, unbind };
}
