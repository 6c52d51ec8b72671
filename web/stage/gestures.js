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
 * @returns {{dragged: () => boolean}} whether the press that has just ended was a drag, and so no click
 */
export function bindGestures(canvas, viewport, changed) {
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let wandered = 0;

  /** @param {{clientX: number, clientY: number}} event */
  function pointOf({ clientX, clientY }) {
    const box = canvas.getBoundingClientRect();
    const scale = canvas.width / box.width;
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
  }

  canvas.addEventListener(
    "wheel",
    (event) => {
      const port = viewport();
      if (!port) return;
      event.preventDefault();
      const { x, y } = pointOf(event);
      port.zoom(canvas, Math.exp(-event.deltaY * WHEEL), x, y);
      changed();
    },
    { passive: false },
  );
  canvas.addEventListener("pointerdown", (event) => {
    if (!viewport()) return;
    if (fingers.size === 0) wandered = 0;
    fingers.set(event.pointerId, pointOf(event));
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    const port = viewport();
    if (!before || !port) return;
    const now = pointOf(event);
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
  });
  for (const end of ["pointerup", "pointercancel"]) {
    canvas.addEventListener(end, (event) => {
      fingers.delete(/** @type {PointerEvent} */ (event).pointerId);
    });
  }
  // Two fingers must not scroll the page as well.
  canvas.addEventListener(
    "touchmove",
    (event) => {
      if (viewport() && event.touches.length > 1) event.preventDefault();
    },
    { passive: false },
  );
  return { dragged: () => viewport() !== null && wandered > SLIP * devicePixelRatio };
}

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other */
function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
