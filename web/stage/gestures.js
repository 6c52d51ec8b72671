import { binding } from "../view/binding.js";
import { pointOn } from "./point.js";

/**
 * Moving and zooming on the canvas: drag, pinch and wheel, for a view that has a viewport.
 *
 * @typedef {import("../puzzles/tour/viewport.js").Viewport} Viewport
 */

/** So much does a notch of the wheel count. */
const WHEEL = 0.0018;
/** CSS pixels that a press may wander and still be a click. */
const SLIP = 5;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {() => Viewport | null} viewport of the view that is shown, if it has one
 * @param {() => void} changed
 */
export function bindGestures(canvas, viewport, changed) {
  const { signal, unbind } = binding();
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let wandered = 0;

  /** @param {WheelEvent} event */
  function turn(event) {
    const port = viewport();
    if (!port) return;
    event.preventDefault();
    const { x, y } = pointOn(canvas, event);
    port.zoom(canvas, Math.exp(-event.deltaY * WHEEL), x, y);
    changed();
  }

  /** @param {PointerEvent} event */
  function press(event) {
    if (!viewport()) return;
    if (fingers.size === 0) wandered = 0;
    fingers.set(event.pointerId, pointOn(canvas, event));
    canvas.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const before = fingers.get(event.pointerId);
    const port = viewport();
    if (!before || !port) return;
    const now = pointOn(canvas, event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const growth = distance(now, other) / Math.max(1, distance(before, other));
      port.zoom(canvas, growth, (now.x + other.x) / 2, (now.y + other.y) / 2);
      port.pan(canvas, (now.x - before.x) / 2, (now.y - before.y) / 2);
    } else {
      port.pan(canvas, now.x - before.x, now.y - before.y);
    }
    wandered += distance(now, before);
    fingers.set(event.pointerId, now);
    changed();
  }

  /** @param {PointerEvent} event */
  function release(event) {
    fingers.delete(event.pointerId);
  }

  canvas.addEventListener("wheel", turn, { passive: false, signal });
  canvas.addEventListener("pointerdown", press, { signal });
  canvas.addEventListener("pointermove", move, { signal });
  canvas.addEventListener("pointerup", release, { signal });
  canvas.addEventListener("pointercancel", release, { signal });
  // Two fingers must not scroll the page as well.
  canvas.addEventListener(
    "touchmove",
    (event) => {
      if (viewport() && event.touches.length > 1) event.preventDefault();
    },
    { passive: false, signal },
  );
  return {
    /** Whether the press that has just ended was a drag, and so no click. */
    dragged: () => viewport() !== null && wandered > SLIP * devicePixelRatio,
    unbind,
  };
}

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other */
function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
