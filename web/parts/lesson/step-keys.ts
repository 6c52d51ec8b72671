import { binding } from "../../dom/binding.ts";
import type { Page } from "../../state/page/page-context.ts";
import { isBrowsing } from "../../state/state.ts";

/**
 * Turns a lesson's steps by key, including those of presentation remotes, and by a swipe over its text. A swipe over its
 * head, up or down, shows the text or hides it.
 */

/** Least distance of a swipe in CSS pixels, and its least ratio to the distance in the other direction. */
const SWIPE = 60;
const FLAT = 2;

/** @param box of the lesson */
export function bindStepKeys(
  { state }: Pick<Page, "state">,
  box: HTMLElement,
  turn: (by: 1 | -1) => void,
  fold: (folded: boolean) => void,
) {
  const { signal, unbind } = binding();
  let down: Touch | null = null;
  let onText = true;

  function press(event: KeyboardEvent) {
    const by = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
    if (by === 0 || state.lesson === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (isBrowsing(state) || document.querySelector("dialog[open]")) return;
    if (target instanceof Element && target.closest("input, textarea, select, [contenteditable]"))
      return;
    event.preventDefault();
    turn(by);
  }

  function lift({ changedTouches: [up] }: TouchEvent) {
    if (down === null) return;
    const [aside, along] = [up.clientX - down.clientX, up.clientY - down.clientY];
    down = null;
    const [far, across] = onText ? [aside, along] : [along, aside];
    if (Math.abs(far) < SWIPE || Math.abs(far) < FLAT * Math.abs(across)) return;
    if (onText) turn(far < 0 ? 1 : -1);
    else fold(far > 0);
  }

  document.addEventListener("keydown", press, { signal });
  const quiet = { passive: true, signal };
  box.addEventListener(
    "touchstart",
    ({ touches, target }) => {
      const part = target instanceof Element && target.closest(".lesson-text, .lesson-head");
      onText = part instanceof Element && part.matches(".lesson-text");
      down = part && touches.length === 1 ? touches[0] : null;
    },
    quiet,
  );
  box.addEventListener("touchend", lift, quiet);
  return { unbind };
}
