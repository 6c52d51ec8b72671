import { appearance } from "../../dom/appearance.ts";
import type { Palette } from "../../dom/theme.ts";
import type { Ring } from "../types.ts";

let shape: Path2D | undefined;

/** Create the shape on first use: `Path2D` exists only in browsers, and tests import the views too. */
function queenShape() {
  shape ??= new Path2D(appearance.queen);
  return shape;
}

/**
 * Draws a queen in the square of side `size` centred on (x, y), in device pixels.
 *
 * @param given true: a light one, which is on the board from the beginning
 */
export function drawQueen(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  palette: Palette,
  given = false,
) {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 100, size / 100);
  context.lineJoin = "round";
  context.lineWidth = 7;
  context.strokeStyle = given ? palette.knight : palette.knightEdge;
  context.stroke(queenShape());
  context.fillStyle = given ? palette.knightEdge : palette.knight;
  context.fill(queenShape());
  context.restore();
}

/** A queen drawn faintly at a place. */
export function queenGhost({ x, y, radius }: Ring) {
  const scale = (1.7 * radius) / 100;
  const place = `translate(${x - 50 * scale} ${y - 50 * scale}) scale(${scale})`;
  return { x, y, size: 0, text: "", outline: appearance.queen, place };
}
