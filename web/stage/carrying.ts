import { binding } from "../view/binding.ts";
import { pointOn } from "./point.ts";

/**
 * Carrying what is drawn for a choice to another place on the canvas, for a view that allows it: with the mouse, a pen or a finger.
 *
 * @import { PuzzleView } from "../puzzles/types.ts"
 *
 * @typedef {object} Carrying
 * @property {HTMLCanvasElement} canvas
 * @property {() => PuzzleView | null} shown
 * @property {() => void} changed
 * @property {{choice: number, pointer: number, x: number, y: number} | null} held
 * @property {boolean} carried whether the press has carried something
 */

/** CSS pixels that a press may wander and still be a click. */
const SLIP = 5;

/** @param {HTMLCanvasElement} canvas @param {Carrying["shown"]} shown @param {Carrying["changed"]} changed */
export function bindCarrying(canvas, shown, changed) {
  const { signal, unbind } = binding();
  /** @type {Carrying} */
  const carrying = { canvas, shown, changed, held: null, carried: false };
  const still = { passive: false, signal };
  canvas.addEventListener("pointerdown", (event) => hold(carrying, event), { signal });
  canvas.addEventListener("pointermove", (event) => move(carrying, event), { signal });
  canvas.addEventListener("pointerup", () => release(carrying), { signal });
  canvas.addEventListener("pointercancel", () => release(carrying), { signal });
  // A finger that holds a vertex must not scroll the page as well.
  canvas.addEventListener("touchmove", (event) => carrying.held && event.preventDefault(), still);
  return {
    /** Whether the press that has just ended carried something, and so was no click. */
    carried: () => carrying.carried,
    unbind,
  };
}

/** @param {Carrying} carrying @param {PointerEvent} event */
function hold(carrying, event) {
  const { canvas, shown, held } = carrying;
  carrying.carried = false;
  const view = shown();
  if (held || !view?.moveTo || event.button !== 0) return;
  const { x, y } = pointOn(canvas, event);
  const choice = view.choiceAt(canvas, x, y);
  if (choice < 0) return;
  carrying.held = { choice, pointer: event.pointerId, x: event.clientX, y: event.clientY };
}

/** @param {Carrying} carrying @param {PointerEvent} event */
function move(carrying, event) {
  const { canvas, shown, held } = carrying;
  if (held) {
    if (held.pointer === event.pointerId) carry(carrying, event);
  } else if (event.pointerType !== "touch") {
    const view = shown();
    const { x, y } = pointOn(canvas, event);
    canvas.style.cursor = view?.moveTo && view.choiceAt(canvas, x, y) >= 0 ? "grab" : "";
  }
}

/** @param {Carrying} carrying @param {PointerEvent} event */
function carry(carrying, event) {
  const { canvas, shown, changed, held, carried } = carrying;
  const view = shown();
  if (!held || !view?.moveTo) return;
  const way = Math.hypot(event.clientX - held.x, event.clientY - held.y);
  if (!carried && way <= SLIP) return;
  if (!carried) canvas.setPointerCapture(event.pointerId);
  carrying.carried = true;
  canvas.style.cursor = "grabbing";
  const { x, y } = pointOn(canvas, event);
  view.moveTo(held.choice, canvas, x, y);
  changed();
}

/** @param {Carrying} carrying */
function release(carrying) {
  carrying.held = null;
  carrying.canvas.style.cursor = "";
}
