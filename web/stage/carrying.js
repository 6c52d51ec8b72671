import { binding } from "../view/binding.js";
import { pointOn } from "./point.js";

/**
 * Carrying what is drawn for a choice to another place on the canvas, for a view that allows it: with the mouse, a pen or a finger.
 *
 * @typedef {import("../puzzles/view.js").PuzzleView} PuzzleView
 */

/** CSS pixels that a press may wander and still be a click. */
const SLIP = 5;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {() => PuzzleView | null} shown
 * @param {() => void} changed
 */
export function bindCarrying(canvas, shown, changed) {
  const { signal, unbind } = binding();
  /** @type {{choice: number, pointer: number, x: number, y: number} | null} */
  let held = null;
  let carried = false;

  /** @param {PointerEvent} event */
  function hold(event) {
    carried = false;
    const view = shown();
    if (held || !view?.moveTo || event.button !== 0) return;
    const { x, y } = pointOn(canvas, event);
    const choice = view.choiceAt(canvas, x, y);
    if (choice < 0) return;
    held = { choice, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (held) {
      if (held.pointer === event.pointerId) carry(event);
    } else if (event.pointerType !== "touch") {
      const view = shown();
      const { x, y } = pointOn(canvas, event);
      canvas.style.cursor = view?.moveTo && view.choiceAt(canvas, x, y) >= 0 ? "grab" : "";
    }
  }

  /** @param {PointerEvent} event */
  function carry(event) {
    const view = shown();
    if (!held || !view?.moveTo) return;
    const way = Math.hypot(event.clientX - held.x, event.clientY - held.y);
    if (!carried && way <= SLIP) return;
    if (!carried) canvas.setPointerCapture(event.pointerId);
    carried = true;
    canvas.style.cursor = "grabbing";
    const { x, y } = pointOn(canvas, event);
    view.moveTo(held.choice, canvas, x, y);
    changed();
  }

  function release() {
    held = null;
    canvas.style.cursor = "";
  }

  canvas.addEventListener("pointerdown", hold, { signal });
  canvas.addEventListener("pointermove", move, { signal });
  canvas.addEventListener("pointerup", release, { signal });
  canvas.addEventListener("pointercancel", release, { signal });
  // A finger that holds a vertex must not scroll the page as well.
  canvas.addEventListener("touchmove", (event) => held && event.preventDefault(), {
    passive: false,
    signal,
  });
  return {
    /** Whether the press that has just ended carried something, and so was no click. */
    carried: () => carried,
    unbind,
  };
}
