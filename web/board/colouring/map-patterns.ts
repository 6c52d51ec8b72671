import { appearance } from "../../dom/appearance.ts";

/** Each colour has a texture, so that no two differ by hue alone. */

const TILE = 12;
const TEXTURES: { stroke?: string; fill?: string }[][] = appearance.textures;

/** Draw the texture of a colour on a tile of `TILE` x `TILE` units. The first colour is plain. */
function drawTexture(context: OffscreenCanvasRenderingContext2D, colour: number) {
  for (const { stroke, fill } of TEXTURES[colour]) {
    if (stroke) context.stroke(new Path2D(stroke));
    if (fill) context.fill(new Path2D(fill));
  }
}

/** Cache of tiles by colour, size and ink. */
const drawn: Map<string, OffscreenCanvas> = new Map();

/**
 * The texture of a colour as a fill style. From the ninth colour on, two textures are combined.
 *
 * @param colour from 0
 * @param unit device pixels
 */
export function drawPattern(
  context: CanvasRenderingContext2D,
  colour: number,
  unit: number,
  ink: string,
): CanvasPattern | string {
  const key = `${colour} ${unit.toFixed(2)} ${ink}`;
  let tile = drawn.get(key);
  if (!tile || isLost(tile)) {
    tile = drawTile(colour, Math.max(0.6, unit), ink);
    if (drawn.size > 64) drawn.clear();
    drawn.set(key, tile);
  }
  return context.createPattern(tile, "repeat") ?? "transparent";
}

/** True when the browser has lost the tile's content; not every browser reports that. */
const isLost = (tile: OffscreenCanvas) => tile.getContext("2d")?.isContextLost?.() ?? false;

function drawTile(colour: number, unit: number, ink: string) {
  const side = Math.round(TILE * unit);
  const tile = new OffscreenCanvas(side, side);
  const context = tile.getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.scale(side / TILE, side / TILE);
  context.globalAlpha = 0.3;
  context.strokeStyle = ink;
  context.fillStyle = ink;
  context.lineWidth = 1.1;
  drawTexture(context, colour % 8);
  if (colour >= 8) drawTexture(context, 1 + (Math.floor(colour / 8) % 7));
  return tile;
}
