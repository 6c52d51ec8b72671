import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { tell } from "../../language/tell.ts";
import type { Page as Whole } from "../../state/lane/types.ts";
import { isPresented } from "../../state/state.ts";

type Page = Pick<Whole, "state" | "change" | "tell">;

/**
 * For a class, on a projector: the board and one explanation, in large letters, and nothing else. Full screen where the browser
 * allows it: a link may ask for the rest, but only a visitor for the whole screen.
 */

/** Milliseconds for which the way out and the other explanations are seen after the pointer has moved; for longer where they are in use. */
const AWAKE = 3000;

/** One of them that the pointer rests on, that has the focus, or that is unfolded. */
const IN_USE = `:is(#unpresent, .panels-head, .controls):hover, :is(.panels-head, .controls) :focus-visible,
  #unpresent:focus, .controls details[open]`;

/** What steps, from a keyboard or a clicker. */
const STEPS = ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", " "];

/** Shows the way out and the other explanations for a while. */
function makeWaking(page: Page) {
  let asleep: ReturnType<typeof setTimeout> | undefined;

  /** The pointer moves, or a finger comes down: who presents looks for something. */
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

  /** Who goes by keyboard, or rests, may be there without having moved. */
  function hold() {
    if (document.querySelector(IN_USE) !== null) wake();
  }

  return { wake, hold };
}

/** @param changed called when the page has been turned large, or small again */
export function bindPresentation(page: Page, changed: () => void) {
  const { signal, unbind } = binding();
  const { wake, hold } = makeWaking(page);

  function turn(on: boolean) {
    if (on !== isPresented(page.state)) page.change({ presentation: on ? "on" : "off" });
    hold();
    changed();
  }

  async function toggle() {
    const on = !isPresented(page.state);
    turn(on);
    const reads = page.state.lesson !== null;
    const touched = matchMedia("(hover: none)").matches;
    if (on)
      page.tell(tell(reads ? "page-presentation-lesson" : "page-presentation-leave", { touched }));
    try {
      if (on) await document.documentElement.requestFullscreen?.();
      else if (document.fullscreenElement) await document.exitFullscreen();
    } catch {
      // It fills the window at least.
    }
  }

  /** A browser also tells of a pointer that rests, when the page has moved below it. */
  function move({ movementX, movementY }: PointerEvent) {
    if (movementX !== 0 || movementY !== 0) wake();
  }

  /** What was pressed by a pointer lets go of the keys: the arrows step. */
  function letGo({ target, detail }: MouseEvent) {
    if (detail === 0 || !isPresented(page.state) || !(target instanceof Element)) return;
    const pressed = target.closest(":is(.panels-head, .controls) button");
    if (pressed instanceof HTMLElement) pressed.blur();
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Escape" && isPresented(page.state)) void toggle();
    // A clicker steps, and nothing else is to be seen.
    if (!STEPS.includes(event.key)) wake();
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
  document.addEventListener("pointerdown", wake, { signal });
  document.addEventListener("click", letGo, { signal });
  element("unpresent", HTMLButtonElement).addEventListener("click", toggle, { signal });
  element("present", HTMLButtonElement).addEventListener("click", toggle, { signal });
  return { toggle: () => void toggle(), turn, unbind };
}
