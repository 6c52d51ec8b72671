import { binding } from "../../dom/binding.ts";
import type { PuzzleView } from "../types.ts";
import { pointOn } from "./point.ts";

/** Moves the drawing of a choice to another place on the canvas, by mouse, pen or finger, if the view allows it. */

interface Carrying {
  canvas: HTMLCanvasElement;
  shown: () => PuzzleView | null;
  changed: () => void;
  held: { choice: number; pointer: number; x: number; y: number } | null;
  carried: boolean; // true: the press has moved something
}

/** CSS pixels that a press may move and still count as a click. */
const SLIP = 5;

export function bindCarrying(
  canvas: HTMLCanvasElement,
  shown: Carrying["shown"],
  changed: Carrying["changed"],
) {
  const { signal, unbind } = binding();
  const carrying: Carrying = { canvas, shown, changed, held: null, carried: false };
  const still = { passive: false, signal };
  canvas.addEventListener("pointerdown", (event) => hold(carrying, event), { signal });
  canvas.addEventListener("pointermove", (event) => move(carrying, event), { signal });
  canvas.addEventListener("pointerup", () => release(carrying), { signal });
  canvas.addEventListener("pointercancel", () => release(carrying), { signal });
  // A finger that moves a vertex must not scroll the page as well.
  canvas.addEventListener("touchmove", (event) => carrying.held && event.preventDefault(), still);
  return {
    /** True when the last press moved something, and so was no click. */
    carried: () => carrying.carried,
    unbind,
  };
}

function hold(carrying: Carrying, event: PointerEvent) {
  const { canvas, shown, held } = carrying;
  carrying.carried = false;
  const view = shown();
  if (held || !view?.moveTo || event.button !== 0) return;
  const { x, y } = pointOn(canvas, event);
  const choice = view.choiceAt(canvas, x, y);
  if (choice < 0) return;
  carrying.held = { choice, pointer: event.pointerId, x: event.clientX, y: event.clientY };
}

function move(carrying: Carrying, event: PointerEvent) {
  const { canvas, shown, held } = carrying;
  if (held) {
    if (held.pointer === event.pointerId) carry(carrying, event);
  } else if (event.pointerType !== "touch") {
    const view = shown();
    const { x, y } = pointOn(canvas, event);
    canvas.style.cursor = view?.moveTo && view.choiceAt(canvas, x, y) >= 0 ? "grab" : "";
  }
}

function carry(carrying: Carrying, event: PointerEvent) {
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

function release(carrying: Carrying) {
  carrying.held = null;
  carrying.canvas.style.cursor = "";
}
