/**
 * The painter: draws a view's picture of a moment on any canvas: the board, a second one beside it, the first page, a
 * card or a file.
 */

import type { Palette } from "../../dom/theme.ts";
import type { Drawn } from "../sentences.ts";
import type { Moment, PuzzleView } from "../types.ts";

/** A moment without animation or keyboard cursor. */
const STILL = { motion: null, flash: 0, cursor: -1 };

/** Match the pixels of a square canvas to the display. */
export function fitSquare(canvas: HTMLCanvasElement) {
  const side = Math.round(canvas.clientWidth * devicePixelRatio);
  if (side === 0 || canvas.width === side) return;
  canvas.width = side;
  canvas.height = side;
}

/** @returns the marks that were drawn */
export function paint(
  canvas: HTMLCanvasElement,
  view: PuzzleView,
  palette: Palette,
  moment: Pick<Moment, "state"> & Partial<Moment>,
): Drawn {
  // A hidden canvas has no size: drawing on it would fail.
  const context = canvas.width === 0 || canvas.height === 0 ? null : canvas.getContext("2d");
  return context === null
    ? new Set()
    : view.draw(context, canvas, palette, { ...STILL, ...moment });
}
