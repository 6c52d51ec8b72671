import { binding } from "../view/binding.ts";
import { pointOn } from "./point.ts";

/**
 * Moving and zooming on the canvas: drag, pinch and wheel, for a view that has a viewport.
 *
 * @import { Viewport } from "../puzzles/shared/viewport.ts"
 *
 * @typedef {Pick<Viewport, "pan" | "zoom" | "whole">} Port
 *
 * @typedef {object} Gestures
 * @property {HTMLCanvasElement} canvas
 * @property {() => Port | null} viewport of the view that is shown, if it has one
 * @property {() => void} changed
 * @property {Map<number, {x: number, y: number}>} fingers that are down, by the pointer's number
 * @property {number} wandered how far they have moved since the first came down
 */

/** So much does a notch of the wheel count. */
const WHEEL = 0.0018;
/** CSS pixels that a press may wander and still be a click. */
const SLIP = 5;

/** @param {HTMLCanvasElement} canvas @param {Gestures["viewport"]} viewport @param {Gestures["changed"]} changed */
export function bindGestures(canvas, viewport, changed) {
  const { signal, unbind } = binding();
  /** @type {Gestures} */
  const gestures = { canvas, viewport, changed, fingers: new Map(), wandered: 0 };
  const release = (/** @type {PointerEvent} */ event) => gestures.fingers.delete(event.pointerId);
  const still = { passive: false, signal };
  canvas.addEventListener("wheel", (event) => turn(gestures, event), still);
  canvas.addEventListener("pointerdown", (event) => press(gestures, event), { signal });
  canvas.addEventListener("pointermove", (event) => move(gestures, event), { signal });
  canvas.addEventListener("pointerup", release, { signal });
  canvas.addEventListener("pointercancel", release, { signal });
  canvas.addEventListener("touchmove", (event) => hold(gestures, event), still);
  return {
    /** Whether the press that has just ended was a drag, and so no click. */
    dragged: () => viewport() !== null && gestures.wandered > SLIP * devicePixelRatio,
    unbind,
  };
}

/** @param {Gestures} gestures @param {WheelEvent} event */
function turn({ canvas, viewport, changed }, event) {
  const port = viewport();
  // Where all is in sight there is no farther: the page is scrolled.
  if (!port || (port.whole && event.deltaY > 0)) return;
  event.preventDefault();
  const { x, y } = pointOn(canvas, event);
  port.zoom(canvas, Math.exp(-event.deltaY * WHEEL), x, y);
  changed();
}

/** @param {Gestures} gestures @param {PointerEvent} event */
function press(gestures, event) {
  const { canvas, viewport, fingers } = gestures;
  if (!viewport()) return;
  if (fingers.size === 0) gestures.wandered = 0;
  fingers.set(event.pointerId, pointOn(canvas, event));
  canvas.setPointerCapture(event.pointerId);
}

/** @param {Gestures} gestures @param {PointerEvent} event */
function move(gestures, event) {
  const { canvas, viewport, changed, fingers } = gestures;
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
  gestures.wandered += distance(now, before);
  fingers.set(event.pointerId, now);
  changed();
}

/** Two fingers must not scroll the page as well. @param {Gestures} gestures @param {TouchEvent} event */
function hold({ viewport }, event) {
  if (viewport() && event.touches.length > 1) event.preventDefault();
}

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other */
function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
