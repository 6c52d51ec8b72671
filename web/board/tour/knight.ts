/** The knight's outline in a 100 x 100 box, drawn for this project, facing left as in chess books. */
export const BODY =
  "M26 90 L26 84 Q26 80 30 79 C31 66 38 60 45 54 C49 50 51 47 51 43 " +
  "C45 47 38 48 33 50 C29 52 27 57 22 58 C17 59 12 54 13 49 C14 43 20 38 23 31 " +
  "C25 25 28 21 33 18 L34 9 C38 11 41 13 43 16 C46 14 47 11 47 8 C51 10 53 13 54 16 " +
  "C72 19 83 38 82 60 C82 68 80 74 79 79 Q84 80 84 84 L84 90 Z";
const MANE = "M58 23 C70 30 75 44 74 62";
const NOSTRIL = "M18 50.5 q2 -2.4 4.2 -1.6";
const COLLAR = "M31 80.5 H79";

let shapes: { body: Path2D; lines: Path2D } | undefined;

/** Create the shapes on first use: `Path2D` exists only in browsers, and tests import the views too. */
function knightShapes() {
  if (!shapes) {
    const lines = new Path2D(MANE);
    lines.addPath(new Path2D(NOSTRIL));
    lines.addPath(new Path2D(COLLAR));
    lines.moveTo(36.3, 30);
    lines.arc(33.5, 30, 2.8, 0, 2 * Math.PI);
    shapes = { body: new Path2D(BODY), lines };
  }
  return shapes;
}

/** Draws the knight in the square of side `size` centred on (x, y), in device pixels. */
export function drawKnight(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  palette: { knight: string; knightEdge: string },
) {
  const { body, lines } = knightShapes();
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 100, size / 100);
  context.lineJoin = "round";
  context.lineCap = "round";
  context.strokeStyle = palette.knightEdge;
  context.lineWidth = 5;
  context.stroke(body);
  context.fillStyle = palette.knight;
  context.fill(body);
  context.lineWidth = 2.4;
  context.stroke(lines);
  context.restore();
}
