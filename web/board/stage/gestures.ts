import { binding } from "../../dom/binding.ts";
import type { Viewport } from "../shared/viewport.ts";
import { pointOn } from "./point.ts";

/** Panning and zooming on the canvas by drag, pinch and wheel, for a view with a viewport. */

type Port = Pick<Viewport, "pan" | "zoom" | "whole">;

interface Gestures {
  canvas: HTMLCanvasElement;
  viewport: () => Port | null; // of the current view, or null
  changed: () => void;
  fingers: Map<number, { x: number; y: number }>; // pressed pointers, by id
  wandered: number; // distance moved since the first one was pressed
}

/** Zoom per unit of the wheel. */
const WHEEL = 0.0018;
/** CSS pixels that a press may move and still count as a click. */
const SLIP = 5;

export function bindGestures(
  canvas: HTMLCanvasElement,
  viewport: Gestures["viewport"],
  changed: Gestures["changed"],
) {
  const { signal, unbind } = binding();
  const gestures: Gestures = { canvas, viewport, changed, fingers: new Map(), wandered: 0 };
  const release = (event: PointerEvent) => gestures.fingers.delete(event.pointerId);
  const still = { passive: false, signal };
  canvas.addEventListener("wheel", (event) => turn(gestures, event), still);
  canvas.addEventListener("pointerdown", (event) => press(gestures, event), { signal });
  canvas.addEventListener("pointermove", (event) => move(gestures, event), { signal });
  canvas.addEventListener("pointerup", release, { signal });
  canvas.addEventListener("pointercancel", release, { signal });
  canvas.addEventListener("touchmove", (event) => hold(gestures, event), still);
  return {
    /** True when the last press was a drag, and so was no click. */
    dragged: () => viewport() !== null && gestures.wandered > SLIP * devicePixelRatio,
    unbind,
  };
}

function turn({ canvas, viewport, changed }: Gestures, event: WheelEvent) {
  const port = viewport();
  // With the whole board visible, zooming out scrolls the page instead.
  if (!port || (port.whole && event.deltaY > 0)) return;
  event.preventDefault();
  const { x, y } = pointOn(canvas, event);
  port.zoom(canvas, Math.exp(-event.deltaY * WHEEL), x, y);
  changed();
}

function press(gestures: Gestures, event: PointerEvent) {
  const { canvas, viewport, fingers } = gestures;
  if (!viewport()) return;
  if (fingers.size === 0) gestures.wandered = 0;
  fingers.set(event.pointerId, pointOn(canvas, event));
  canvas.setPointerCapture(event.pointerId);
}

function move(gestures: Gestures, event: PointerEvent) {
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

/** Two fingers must not scroll the page as well. */
function hold({ viewport }: Gestures, event: TouchEvent) {
  if (viewport() && event.touches.length > 1) event.preventDefault();
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
