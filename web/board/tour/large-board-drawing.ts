import type { Palette } from "../../dom/theme.ts";
import { count } from "../../language/written.ts";
import type { Drawn } from "../sentences.ts";
import { letterSize } from "../shared/lettering.ts";
import type { Window } from "../shared/viewport.ts";
import type { Size } from "../types.ts";
import { drawGiven } from "./board-drawing.ts";
import { drawKnight } from "./knight.ts";

/**
 * Draws the visible part of a large board in as much detail as fits: from afar one pixel per square, then squares and
 * the line, then numbers.
 */

type Context = CanvasRenderingContext2D;

interface LargePicture {
  rows: number;
  columns: number;
  path: Int32Array;
  depth: number;
  undone: number; // the square just taken back, or -1
  closed: boolean; // the path is a finished closed tour
  givens: ReadonlyMap<number, number>; // given numbers by their squares
  cursor: number;
}

/** Device pixels per square from which on the line is drawn, and the numbers. */
const LINE = 7;
const NUMBERS = 26;

/** True when there is room for the line. */
export const showsLine = (cell: number) => cell >= LINE;

/**
 * Draw the board from afar.
 *
 * @param image one pixel per square
 */
export function drawFar(
  context: Context,
  size: Size,
  { left, top, cell }: Window,
  image: CanvasImageSource,
  picture: LargePicture,
  palette: Palette,
) {
  context.clearRect(0, 0, size.width, size.height);
  context.imageSmoothingEnabled = cell < 1;
  context.drawImage(image, left, top, picture.columns * cell, picture.rows * cell);
  const drawn = drawGivens(context, { left, top, cell }, picture, palette);
  return markEnd(context, { left, top, cell }, picture, palette, drawn);
}

/** Draw the board from near. */
export function drawNear(
  context: Context,
  size: Size,
  window: Window,
  picture: LargePicture,
  palette: Palette,
) {
  context.clearRect(0, 0, size.width, size.height);
  drawSquares(context, size, window, picture, palette);
  const drawn = drawGivens(context, window, picture, palette);
  drawLine(context, size, window, picture, palette);
  if (window.cell >= NUMBERS) drawNumbers(context, size, window, picture, palette);
  return markEnd(context, window, picture, palette, drawn);
}

/** Draw the given numbers, or dots if there is no room for them. */
function drawGivens(context: Context, window: Window, picture: LargePicture, palette: Palette) {
  const drawn: Drawn = new Set();
  const { cell } = window;
  const visited = new Set(picture.path.subarray(0, picture.depth));
  for (const [square, number] of picture.givens) {
    const at = visited.has(square) ? "none" : "middle";
    const { x, y } = centreOf(window, picture, square);
    const box = { left: x - cell / 2, top: y - cell / 2, width: cell };
    if (cell >= NUMBERS) drawGiven(context, box, number, palette, at);
    else dot(context, x, y, Math.max(3, cell * 0.3), palette.paper, palette.given);
    drawn.add(cell >= NUMBERS ? "fixed" : "dot-fixed");
  }
  return drawn;
}

function centreOf({ left, top, cell }: Window, { rows, columns }: LargePicture, square: number) {
  return {
    x: left + ((square % columns) + 0.5) * cell,
    y: top + (rows - Math.floor(square / columns) - 0.5) * cell,
  };
}

function drawSquares(
  context: Context,
  { width, height }: Size,
  { left, top, cell }: Window,
  { rows, columns }: LargePicture,
  palette: Palette,
) {
  const from = Math.max(0, Math.floor(-left / cell));
  const to = Math.min(columns, Math.ceil((width - left) / cell));
  const first = Math.max(0, Math.floor(-top / cell));
  const last = Math.min(rows, Math.ceil((height - top) / cell));
  context.fillStyle = palette.boardLight;
  context.fillRect(
    left + from * cell,
    top + first * cell,
    (to - from) * cell,
    (last - first) * cell,
  );
  context.fillStyle = palette.boardDark;
  context.beginPath();
  for (let row = first; row < last; row++) {
    for (let column = from; column < to; column++) {
      // a1, at the bottom left, is dark.
      if ((rows - 1 - row + column) % 2 === 1) continue;
      context.rect(left + column * cell, top + row * cell, cell, cell);
    }
  }
  context.fill();
}

/** Draw the visible moves only. */
function drawLine(
  context: Context,
  { width, height }: Size,
  window: Window,
  picture: LargePicture,
  palette: Palette,
) {
  const { path, depth, closed } = picture;
  const reach = 3 * window.cell;
  context.lineJoin = "round";
  context.lineWidth = Math.max(1, window.cell * 0.07);
  context.strokeStyle = palette.path;
  context.beginPath();
  let drawing = false;
  for (let i = 0; i < depth; i++) {
    const { x, y } = centreOf(window, picture, path[i]);
    if (x < -reach || y < -reach || x > width + reach || y > height + reach) {
      drawing = false;
    } else if (drawing) {
      context.lineTo(x, y);
    } else {
      context.moveTo(x, y);
      drawing = true;
    }
  }
  if (closed) {
    const [from, to] = [
      centreOf(window, picture, path[depth - 1]),
      centreOf(window, picture, path[0]),
    ];
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
}

function drawNumbers(
  context: Context,
  { width, height }: Size,
  window: Window,
  picture: LargePicture,
  palette: Palette,
) {
  const { cell } = window;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const digits = count(picture.depth).length;
  const text = letterSize(
    Math.min(cell * 0.32, (cell * 0.82) / (digits * 0.62)),
    Math.min(cell * 0.42, (cell * 0.94) / (digits * 0.62)),
    palette,
  );
  context.font = `600 ${text}px ${palette.font}`;
  for (let i = 0; i < picture.depth; i++) {
    const { x, y } = centreOf(window, picture, picture.path[i]);
    if (x < -cell || y < -cell || x > width + cell || y > height + cell) continue;
    context.fillStyle = i === 0 ? palette.start : palette.disc;
    context.beginPath();
    context.roundRect(x - cell * 0.4, y - cell * 0.22, cell * 0.8, cell * 0.44, cell * 0.2);
    context.fill();
    context.fillStyle = i === 0 ? palette.onStart : palette.number;
    context.fillText(count(i + 1), x, y + text * 0.06);
  }
}

/** Draw the knight, or a dot if there is no room for it, and a red dot on a square just undone. */
function markEnd(
  context: Context,
  window: Window,
  picture: LargePicture,
  palette: Palette,
  drawn: Drawn,
) {
  const { path, depth, undone, cursor } = picture;
  const { cell } = window;
  if (depth > 0) {
    const { x, y } = centreOf(window, picture, path[depth - 1]);
    if (cell >= 14) drawKnight(context, x, y, cell * 0.9, palette);
    else dot(context, x, y, Math.max(4, cell * 0.6), palette.knight, palette.knightEdge);
  }
  if (undone >= 0) {
    const { x, y } = centreOf(window, picture, undone);
    dot(context, x, y, Math.max(4, cell * 0.3), palette.undo, palette.knightEdge);
    drawn.add("dot-undone");
  }
  if (cursor < 0) return drawn;
  const { x, y } = centreOf(window, picture, cursor);
  const side = Math.max(10, cell);
  const width = Math.max(3, cell * 0.06);
  // The light frame around the cursor's parts it from the path.
  for (const [colour, wide] of [
    [palette.knightEdge, width + 3],
    [palette.cursor, width],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = wide;
    context.strokeRect(x - side / 2, y - side / 2, side, side);
  }
  return drawn;
}

function dot(context: Context, x: number, y: number, radius: number, fill: string, edge: string) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = Math.max(1.5, radius * 0.3);
  context.strokeStyle = edge;
  context.stroke();
}
