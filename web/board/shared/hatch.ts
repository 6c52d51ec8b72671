export type Corner = [x: number, y: number];

/** Lines of hatching that cross each side of a square. */
const LINES = 4;

/** Hatch squares with thin lines that continue from square to square. @param corners their upper left corners */
export function hatchSquares(
  context: CanvasRenderingContext2D,
  corners: readonly Corner[],
  side: number,
  colour: string,
) {
  const apart = side / LINES;
  context.beginPath();
  for (const [x, y] of corners) {
    for (let line = 1; line < 2 * LINES; line++) {
      const [near, far] = [Math.max(0, line - LINES) * apart, Math.min(line, LINES) * apart];
      context.moveTo(x + near, y + far);
      context.lineTo(x + far, y + near);
    }
  }
  context.lineCap = "butt"; // round ends, left from the picture before, would reach into squares that are free
  context.lineWidth = Math.max(1, side * 0.012);
  context.strokeStyle = colour;
  context.stroke();
}
