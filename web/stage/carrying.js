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
 * @returns {{carried: () => boolean}} whether the press that has just ended carried something, and so was no click
 */
export function bindCarrying(canvas, shown, changed) {
  /** @type {{choice: number, pointer: number, x: number, y: number} | null} */
  let held = null;
  let carried = false;

  /** @param {{clientX: number, clientY: number}} event */
  function pointOf({ clientX, clientY }) {
    const box = canvas.getBoundingClientRect();
    const scale = canvas.width / box.width;
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
  }

  canvas.addEventListener("pointerdown", (event) => {
    carried = false;
    const view = shown();
    if (held || !view?.moveTo || event.button !== 0) return;
    const { x, y } = pointOf(event);
    const choice = view.choiceAt(canvas, x, y);
    if (choice < 0) return;
    held = { choice, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  });
  canvas.addEventListener("pointermove", (event) => {
    if (held) {
      if (held.pointer === event.pointerId) carry(event);
    } else if (event.pointerType !== "touch") {
      const view = shown();
      const { x, y } = pointOf(event);
      canvas.style.cursor = view?.moveTo && view.choiceAt(canvas, x, y) >= 0 ? "grab" : "";
    }
  });

  /** @param {PointerEvent} event */
  function carry(event) {
    const view = shown();
    if (!held || !view?.moveTo) return;
    const way = Math.hypot(event.clientX - held.x, event.clientY - held.y);
    if (!carried && way <= SLIP) return;
    if (!carried) canvas.setPointerCapture(event.pointerId);
    carried = true;
    canvas.style.cursor = "grabbing";
    const { x, y } = pointOf(event);
    view.moveTo(held.choice, canvas, x, y);
    changed();
  }

  for (const end of ["pointerup", "pointercancel"]) {
    canvas.addEventListener(end, () => {
      held = null;
      canvas.style.cursor = "";
    });
  }
  // A finger that holds a vertex must not scroll the page as well.
  canvas.addEventListener("touchmove", (event) => held && event.preventDefault(), {
    passive: false,
  });
  return { carried: () => carried };
}
