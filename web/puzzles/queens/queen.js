/** A queen's outline in a 100 x 100 box, drawn for this project. */
const CROWN = "M24 76 L14 34 L34 56 L38 22 L50 52 L62 22 L66 56 L86 34 L76 76 Z";
const FOOT = "M26 80 H74 L78 90 H22 Z";
const PEARLS = [
  [14, 30],
  [38, 18],
  [62, 18],
  [86, 30],
];

/** @type {Path2D | undefined} */
let shape;

/** `Path2D` exists only in a browser: made at the first drawing, so that tests can import the views. */
function queenShape() {
  if (!shape) {
    shape = new Path2D(`${CROWN} ${FOOT}`);
    for (const [x, y] of PEARLS) {
      shape.moveTo(x + 5.5, y);
      shape.arc(x, y, 5.5, 0, 2 * Math.PI);
    }
  }
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
