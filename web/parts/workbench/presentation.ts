import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { t } from "../../language/translate.ts";
import type { Page as Whole } from "../../state/page/page-context.ts";
import { isPresented } from "../../state/state.ts";

type Page = Pick<Whole, "state" | "change" | "showToast">;

/**
 * Presentation mode, for a projector: only the board and one panel, in large letters. A link may turn it on, but full
 * screen needs the visitor's own click or key.
 */

/**
 * Milliseconds for which the exit button and the tabs stay visible after the pointer has moved, unless they are in use.
 */
const AWAKE = 3000;

/** Matches one of these controls while it is hovered, focused or unfolded. */
const IN_USE = `:is(#unpresent, .panels-head, .controls):hover, :is(.panels-head, .controls) :focus-visible,
  #unpresent:focus, .controls details[open]`;

/** What is shown for a while, and so can appear under a finger. */
const APPEARING = "#unpresent, .panels-head, .controls, .race-controls";

/** Keys that make steps, on a keyboard or a presentation remote. */
const STEPS = ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", " "];

/** True for Escape, unless a dialog or a card with the focus has it. */
function isFreeEscape({ key, target, defaultPrevented }: KeyboardEvent) {
  if (key !== "Escape" || defaultPrevented || !(target instanceof Element)) return false;
  return document.querySelector("dialog[open]") === null && !target.closest("#question, #find");
}

/** Show the exit button and the tabs for a while. */
function makeWaking(page: Page) {
  let asleep: ReturnType<typeof setTimeout> | undefined;

  /** The pointer or a key is used, so the presenter is looking for a control. */
  function wake() {
    if (!isPresented(page.state)) return;
    page.change({ presentation: "awake" });
    clearTimeout(asleep);
    asleep = setTimeout(sleep, AWAKE);
  }

  function sleep() {
    if (isPresented(page.state)) page.change({ presentation: "on" });
    hold();
  }

  /** Keep the controls visible while one is in use, even if the pointer does not move. */
  function hold() {
    if (document.querySelector(IN_USE) !== null) wake();
  }

  return { wake, hold };
}

/** A finger's click comes after its press, on the button that the press has brought under it: it must do nothing. */
function refuseUnseen(page: Pick<Page, "state">, signal: AbortSignal) {
  let woken = false; // from a press that shows the buttons to the next press

  function refuse(event: MouseEvent) {
    const { target, detail } = event;
    if (!woken || detail === 0 || !(target instanceof Element)) return;
    if (target.closest(APPEARING) === null) return;
    event.preventDefault();
    event.stopPropagation();
  }

  document.addEventListener(
    "pointerdown",
    () => {
      woken = page.state.presentation === "on";
    },
    { signal, capture: true },
  );
  for (const type of ["mousedown", "click"] as const)
    document.addEventListener(type, refuse, { signal, capture: true });
}

/** @param changed called when the presentation has been turned on or off */
export function bindPresentation(page: Page, changed: () => void) {
  const { signal, unbind } = binding();
  const { wake, hold } = makeWaking(page);
  let dropTip = () => {};

  function turn(on: boolean) {
    if (on !== isPresented(page.state)) page.change({ presentation: on ? "on" : "off" });
    if (!on) dropTip();
    hold();
    changed();
  }

  async function toggle() {
    const on = !isPresented(page.state);
    turn(on);
    const reads = page.state.lesson !== null;
    const touched = matchMedia("(hover: none)").matches;
    if (on)
      dropTip = page.showToast(
        t(reads ? "page-presentation-lesson" : "page-presentation-leave", { touched }),
      );
    try {
      if (on) await document.documentElement.requestFullscreen?.();
      else if (document.fullscreenElement) await document.exitFullscreen();
    } catch {
      // Without full screen, the presentation still fills the window.
    }
  }

  /** Ignore events without movement: browsers also send them when the page scrolls below a resting pointer. */
  function move({ movementX, movementY }: PointerEvent) {
    if (movementX === 0 && movementY === 0) return;
    // The tip would lie over the buttons that it speaks of.
    dropTip();
    wake();
  }

  /** Take the focus from a button that was clicked, so that the arrow keys make steps. */
  function letGo({ target, detail }: MouseEvent) {
    if (detail === 0 || !isPresented(page.state) || !(target instanceof Element)) return;
    const pressed = target.closest(":is(.panels-head, .controls) button");
    if (pressed instanceof HTMLElement) pressed.blur();
  }

  function press(event: KeyboardEvent) {
    if (isPresented(page.state) && isFreeEscape(event)) {
      // Only one thing is closed.
      event.preventDefault();
      void toggle();
    }
    // A step by remote must not bring the controls back, and whoever makes steps needs no tip over what they show.
    if (STEPS.includes(event.key)) dropTip();
    else wake();
  }

  document.addEventListener(
    "fullscreenchange",
    () => {
      if (!document.fullscreenElement && isPresented(page.state)) turn(false);
    },
    { signal },
  );
  document.addEventListener("keydown", press, { signal });
  document.addEventListener("focusin", hold, { signal });
  document.addEventListener("pointermove", move, { signal });
  refuseUnseen(page, signal);
  document.addEventListener("pointerdown", wake, { signal });
  document.addEventListener("click", letGo, { signal });
  for (const id of ["unpresent", "present", "bar-present"])
    element(id, HTMLButtonElement).addEventListener("click", toggle, { signal });
  return { toggle: () => void toggle(), turn, unbind };
}
