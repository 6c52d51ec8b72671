/** Least distance of lines in pixels: closer ones would look like a wash. */
const CLOSEST = 4;
/** Tiles of hatching by their side and colour. */
const tiles: Map<string, OffscreenCanvas> = new Map();

/** Hatching as a fill style, with one line on each square: for many that are too small for more. */
export function hatchPattern(context: CanvasRenderingContext2D, side: number, colour: string) {
  const apart = Math.max(CLOSEST, Math.round(side));
  const key = `${apart} ${colour}`;
  const tile = tiles.get(key) ?? new OffscreenCanvas(apart, apart);
  if (!tiles.has(key)) {
    const on = tile.getContext("2d") as OffscreenCanvasRenderingContext2D;
    on.fillStyle = colour;
    for (let at = 0; at < apart; at++) on.fillRect(at, apart - 1 - at, 1, 1);
    tiles.set(key, tile);
  }
  return context.createPattern(tile, "repeat") ?? "transparent";
}

export type Corner = [x: number, y: number];

/** At most so many lines of hatching cross each side of a square. */
const MOST_LINES = 4;
/** Least distance of these lines along a side, in pixels. */
const ROOM = 8;

/** Hatch squares with thin lines that continue from square to square. @param corners their upper left corners */
export function hatchSquares(
  context: CanvasRenderingContext2D,
  corners: readonly Corner[],
  side: number,
  colour: string,
) {
  const lines = Math.max(1, Math.min(MOST_LINES, Math.floor(side / ROOM)));
  const apart = side / lines;
  context.beginPath();
  for (const [x, y] of corners) {
    for (let line = 1; line < 2 * lines; line++) {
      const [near, far] = [Math.max(0, line - lines) * apart, Math.min(line, lines) * apart];
      context.moveTo(x + near, y + far);
      context.lineTo(x + far, y + near);
    }
  }
  context.lineCap = "butt"; // round ends, left from the picture before, would reach into squares that are free
  context.lineWidth = Math.max(1, side * 0.012);
  context.strokeStyle = colour;
  context.stroke();
}
