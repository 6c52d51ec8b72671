/** A queen's outline in a 100 x 100 box, drawn for this project: crown, foot and pearls. The library draws the same. */
export const QUEEN =
  "M24 76L14 34 34 56 38 22 50 52 62 22 66 56 86 34 76 76zM26 80h48l4 10H22z" +
  "M8.5 30a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0z" +
  "M32.5 18a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0z" +
  "M56.5 18a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0z" +
  "M80.5 30a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0z";

/** @type {Path2D | undefined} */
let shape;

/** `Path2D` exists only in a browser: made at the first drawing, so that tests can import the views. */
function queenShape() {
  shape ??= new Path2D(QUEEN);
  return shape;
}

/**
 * Draws a queen in the square of side `size` centred on (x, y), in device pixels.
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {import("../../view/theme.js").Palette} palette
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
