/** A texture for each colour, so that two of them never differ by hue alone. */

const TILE = 12;

/**
 * Draws one tile of a pattern, `TILE` units wide. The first colour is plain.
 * @type {((context: OffscreenCanvasRenderingContext2D) => void)[]}
 */
const TILES = [
  () => {},
  (context) => slant(context, 1),
  (context) =>
    dots(
      context,
      [
        [3, 3],
        [9, 9],
      ],
      1.4,
    ),
  (context) => slant(context, -1),
  (context) =>
    lines(context, [
      [0, 3, 12, 3],
      [0, 9, 12, 9],
    ]),
  (context) =>
    lines(context, [
      [3, 0, 3, 12],
      [9, 0, 9, 12],
    ]),
  (context) => {
    slant(context, 1);
    slant(context, -1);
  },
  (context) =>
    lines(context, [
      [1, 4, 5, 4],
      [3, 2, 3, 6],
      [7, 10, 11, 10],
      [9, 8, 9, 12],
    ]),
];

/** @param {OffscreenCanvasRenderingContext2D} context @param {1 | -1} sense */
function slant(context, sense) {
  const segments = [-12, 0, 12].map((shift) =>
    sense > 0 ? [shift, 12, shift + 12, 0] : [shift, 0, shift + 12, 12],
  );
  lines(context, segments);
}

/** @param {OffscreenCanvasRenderingContext2D} context @param {number[][]} segments */
function lines(context, segments) {
  context.beginPath();
  for (const [x1, y1, x2, y2] of segments) {
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
  }
  context.stroke();
}

/** @param {OffscreenCanvasRenderingContext2D} context @param {number[][]} centres @param {number} radius */
function dots(context, centres, radius) {
  context.beginPath();
  for (const [x, y] of centres) {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }
  context.fill();
}

/** Tiles are drawn once for each colour, size and ink. @type {Map<string, OffscreenCanvas>} */
const drawn = new Map();

/**
 * The texture of a colour, as a fill style. From the ninth colour on two textures lie above each other.
 * @param {CanvasRenderingContext2D} context
 * @param {number} colour from 0
 * @param {number} unit device pixels
 * @param {string} ink
 * @returns {CanvasPattern | string}
 */
export function drawPattern(context, colour, unit, ink) {
  const key = `${colour} ${unit.toFixed(2)} ${ink}`;
  let tile = drawn.get(key);
  if (!tile) {
    tile = drawTile(colour, Math.max(0.6, unit), ink);
    if (drawn.size > 64) drawn.clear();
    drawn.set(key, tile);
  }
  return context.createPattern(tile, "repeat") ?? "transparent";
}

/** @param {number} colour @param {number} unit @param {string} ink */
function drawTile(colour, unit, ink) {
  const side = Math.round(TILE * unit);
  const tile = new OffscreenCanvas(side, side);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (tile.getContext("2d"));
  context.scale(side / TILE, side / TILE);
  context.globalAlpha = 0.3;
  context.strokeStyle = ink;
  context.fillStyle = ink;
  context.lineWidth = 1.1;
  TILES[colour % 8](context);
  if (colour >= 8) TILES[1 + (Math.floor(colour / 8) % 7)](context);
  return tile;
}
