import { appearance } from "../../view/appearance.ts";

/** A texture for each colour, so that two of them never differ by hue alone. */

const TILE = 12;
/** @type {{stroke?: string, fill?: string}[][]} */
const TEXTURES = appearance.textures;

/**
 * Draws the texture of a colour on a tile that is `TILE` units wide. The first colour is plain.
 * @param {OffscreenCanvasRenderingContext2D} context
 * @param {number} colour
 */
function drawTexture(context, colour) {
  for (const { stroke, fill } of TEXTURES[colour]) {
    if (stroke) context.stroke(new Path2D(stroke));
    if (fill) context.fill(new Path2D(fill));
  }
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
  if (!tile || isLost(tile)) {
    tile = drawTile(colour, Math.max(0.6, unit), ink);
    if (drawn.size > 64) drawn.clear();
    drawn.set(key, tile);
  }
  return context.createPattern(tile, "repeat") ?? "transparent";
}

/** Whether the browser has lost what was drawn on it; not every one tells. @param {OffscreenCanvas} tile */
const isLost = (tile) => tile.getContext("2d")?.isContextLost?.() ?? false;

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
  drawTexture(context, colour % 8);
  if (colour >= 8) drawTexture(context, 1 + (Math.floor(colour / 8) % 7));
  return tile;
}
