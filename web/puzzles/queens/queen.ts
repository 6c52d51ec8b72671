import { appearance } from "../../view/appearance.ts";

/** @import { Palette } from "../../view/theme.ts" */

/** @type {Path2D | undefined} */
let shape;

/** `Path2D` exists only in a browser: made at the first drawing, so that tests can import the views. */
function queenShape() {
  shape ??= new Path2D(appearance.queen);
  return shape;
}

/**
 * Draws a queen in the square of side `size` centred on (x, y), in device pixels.
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {Palette} palette
 */
export function drawQueen(context, x, y, size, palette) {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 100, size / 100);
  context.lineJoin = "round";
  context.lineWidth = 7;
  context.strokeStyle = palette.knightEdge;
  context.stroke(queenShape());
  context.fillStyle = palette.knight;
  context.fill(queenShape());
  context.restore();
}
