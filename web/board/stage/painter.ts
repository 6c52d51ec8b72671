/** The one painter: a view's picture of a moment on a canvas, be it the board, a second one beside it, the first page, a card or a file. */

import type { Palette } from "../../dom/theme.ts";
import type { Drawn } from "../told.ts";
import type { Moment, PuzzleView } from "../types.ts";

/** A moment at which nothing moves, and no key is on the board. */
const STILL = { before: null, motion: null, flash: 0, cursor: -1 };

/** Gives a canvas as many pixels as the display has for the square that it fills. */
export function fitSquare(canvas: HTMLCanvasElement) {
  const side = Math.round(canvas.clientWidth * devicePixelRatio);
  if (side === 0 || canvas.width === side) return;
  canvas.width = side;
  canvas.height = side;
}

/** @returns the marks that are drawn */
export function paint(
  canvas: HTMLCanvasElement,
  view: PuzzleView,
  palette: Palette,
  moment: Pick<Moment, "state"> & Partial<Moment>,
): Drawn {
  // Out of sight a canvas has no size, and nothing can be drawn on it.
  const context = canvas.width === 0 || canvas.height === 0 ? null : canvas.getContext("2d");
  return context === null
    ? new Set()
    : view.draw(context, canvas, palette, { ...STILL, ...moment });
}
