import type { Palette } from "../../dom/theme.ts";
import { count } from "../../language/written.ts";
import type { Drawn } from "../sentences.ts";
import { type BoardLayout, boxOf, centreOf } from "../shared/board-layout.ts";
import {
  type Candidate,
  drawCandidates,
  drawCursor,
  drawTakenBack,
  pointOf,
} from "../shared/board-marks.ts";
import { drawSquares } from "../shared/board-squares.ts";
import { strikeDisc } from "../shared/disc.ts";
import { isIllegible, type Lettering, letterSize, readable } from "../shared/lettering.ts";
import type { PictureCache } from "../shared/picture-cache.ts";
import type { Motion, Numeral } from "../types.ts";
import { drawKnight } from "./knight.ts";

type Context = CanvasRenderingContext2D;

/** All data for drawing the board. */
export interface BoardPicture {
  holes: ReadonlySet<number>;
  givens: ReadonlyMap<number, number>; // given numbers by their squares
  path: Int32Array; // squares from first to last; only the first `depth` count
  depth: number;
  firstNumber: number; // the number on the first square, 0 or 1
  undone: number; // the square just taken back, or -1
  leaps: ReadonlySet<number>; // places on the path that no move leads to
  placed: boolean; // true: the last event was a placement
  motion: Motion | null;
  flash: number; // from 1 (an undo just happened) to 0
  candidates: Candidate[];
  ruledOut: number[]; // free squares for which looking ahead gives the path up
  closed: boolean; // the path is a finished closed tour
  cursor: number; // the square under the keyboard's cursor, or -1
}

/** Draw one frame in layers: squares, line, numbers, marks, knight. */
export function drawBoard(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  picture: BoardPicture,
  { squares, numbers }: { squares: PictureCache; numbers: PictureCache },
) {
  const drawn: Drawn = new Set();
  const { width, height } = layout;
  context.clearRect(0, 0, width, height);
  const whole = { left: 0, top: 0, width, height };
  squares.begin(layout, palette, picture.holes);
  squares.draw(context, 0, whole, whole, (on) => drawSquares(on, layout, palette, picture.holes));
  if (picture.holes.size > 0) drawn.add("blocked");
  drawGivens(context, layout, palette, picture, drawn);
  drawLine(context, layout, palette, picture, drawn);
  drawNumbers(context, layout, palette, picture, numbers);
  drawCandidates(context, layout, palette, picture.candidates, drawn);
  drawRuledOut(context, layout, palette, picture.ruledOut, drawn);
  const { path, depth } = picture;
  const top = depth > 0 ? path[depth - 1] : -1;
  drawTakenBack(context, layout, palette, { ...picture, top }, drawn);
  drawCursor(context, layout, palette, picture.cursor);
  drawKnightOnPath(context, layout, palette, picture);
  return drawn;
}

/** Draw the given numbers. On the path a square has its number already. */
function drawGivens(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  { givens, path, depth, candidates, undone }: BoardPicture,
  drawn: Drawn,
) {
  if (givens.size === 0) return;
  drawn.add("fixed");
  const visited = new Set(path.subarray(0, depth));
  const marked = new Set([undone, ...candidates.map(({ square }) => square)]);
  for (const [square, number] of givens) {
    const at = visited.has(square) ? "none" : marked.has(square) ? "corner" : "middle";
    drawGiven(context, boxOf(layout, square), number, palette, at);
  }
}

/**
 * Draw the frame of a given square, and its number.
 *
 * @param at where the number has room: in a corner where the middle has a mark
 */
export function drawGiven(
  context: Context,
  { left, top, width }: { left: number; top: number; width: number },
  number: number,
  palette: Palette,
  at: "middle" | "corner" | "none",
) {
  const line = Math.max(1, width * 0.035);
  // The numbers of the ranks stand just inside.
  const inset = line / 2;
  context.strokeStyle = palette.given;
  context.fillStyle = palette.given;
  context.globalAlpha = 0.65;
  context.lineWidth = line;
  context.strokeRect(left + inset, top + inset, width - 2 * inset, width - 2 * inset);
  context.globalAlpha = 0.85;
  const text = count(number);
  const share = at === "middle" ? 0.42 : 0.24;
  const room = ((at === "middle" ? 0.8 : 0.5) * width) / (DIGIT * text.length);
  const size = Math.min(room, letterSize(share * width, share * width, palette));
  context.font = `650 ${size}px ${palette.font}`;
  context.textAlign = at === "middle" ? "center" : "left";
  context.textBaseline = at === "middle" ? "middle" : "alphabetic";
  const [x, y] = at === "middle" ? [0.5, 0.5] : [0.1, 0.9];
  if (at !== "none") context.fillText(text, left + x * width, top + y * width + size * 0.05);
  context.globalAlpha = 1;
}

function drawRuledOut(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  squares: readonly number[],
  drawn: Drawn,
) {
  for (const square of squares) {
    const { x, y } = centreOf(layout, square);
    strikeDisc(context, x, y, Math.max(2, layout.cell * 0.14), palette.undo);
    drawn.add("ruled-out");
  }
}

/** Draw the path as a line; the last move is in its own colour if it was a placement. */
function drawLine(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  picture: BoardPicture,
  drawn: Drawn,
) {
  const { path, depth, closed, placed, motion, leaps } = picture;
  if (depth < 2) return;
  context.lineJoin = "round";
  context.lineCap = "round";
  context.lineWidth = Math.max(1.5, layout.cell * 0.055);
  context.strokeStyle = palette.path;
  const settled = placed ? depth - 1 : depth;
  context.beginPath();
  for (let i = 0; i < settled; i++) {
    const { x, y } = centreOf(layout, path[i]);
    if (i === 0 || leaps.has(i)) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  if (closed) {
    const { x, y } = centreOf(layout, path[0]);
    context.lineTo(x, y);
  }
  context.globalAlpha = 0.8;
  context.stroke();
  context.globalAlpha = 1;
  if (!placed || leaps.has(depth - 1)) return;
  const from = centreOf(layout, path[depth - 2]);
  const to = motion ? pointOf(layout, motion) : centreOf(layout, path[depth - 1]);
  context.strokeStyle = palette.place;
  context.lineWidth = Math.max(2, layout.cell * 0.085);
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
  drawn.add("last");
}

function drawNumbers(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  picture: BoardPicture,
  cache: PictureCache,
) {
  const { path, depth, firstNumber } = picture;
  const radius = layout.cell * 0.29;
  const digits = count(depth - 1 + firstNumber).length;
  const fitting = layout.cell * (digits > 2 ? 0.26 : NUMBER);
  const size = letterSize(fitting, Math.min(0.47, 1.4 / digits) * layout.cell, palette);
  const font = `600 ${size}px ${palette.font}`;
  cache.begin(layout, palette, size, firstNumber);
  for (let i = 0; i < depth - 1; i++) {
    cache.draw(context, i, boxOf(layout, i), boxOf(layout, path[i]), (on, { left, top }) => {
      const [x, y] = [left + layout.cell / 2, top + layout.cell / 2];
      const text = count(i + firstNumber);
      const wide = size > fitting ? Math.max(radius, (0.31 * text.length + 0.1) * size) : radius;
      on.font = font;
      on.textAlign = "center";
      on.textBaseline = "middle";
      on.fillStyle = i === 0 ? palette.start : palette.disc;
      on.beginPath();
      on.roundRect(x - wide, y - radius, 2 * wide, 2 * radius, radius);
      on.fill();
      on.fillStyle = i === 0 ? palette.onStart : palette.number;
      on.fillText(text, x, y + size * 0.06);
    });
  }
}

/** Offset of the number from the knight, to the right and up, relative to a square. */
const BESIDE = 0.47;
/** Width of a digit relative to its size. */
const DIGIT = 0.63;
/** Sizes of the numbers on the path and of the one beside the knight, relative to a square. */
const NUMBER = 0.32;
const SMALL_NUMBER = 0.22;

/** Size of the number beside the knight, and height of its background. In a small square it is as large as the others. */
function stripOf(cell: number, lettering: Lettering) {
  const small = SMALL_NUMBER * cell;
  const size = letterSize(
    Math.max(small, Math.min(readable(), NUMBER * cell)),
    0.47 * cell,
    lettering,
  );
  return { size, height: (size > small ? 1.08 : 1.36) * size };
}

/** The number beside the knight. */
export function numeralOf(
  layout: BoardLayout,
  path: Int32Array,
  depth: number,
  lettering: Lettering,
  firstNumber = 1,
): Numeral | null {
  const { cell } = layout;
  const { size, height } = stripOf(cell, lettering);
  if (depth === 0 || isIllegible(size)) return null;
  const { x, y } = centreOf(layout, path[depth - 1]);
  const text = count(depth - 1 + firstNumber);
  const width = Math.max(1.35, DIGIT * text.length + 0.6) * size;
  const middle = { x: x + BESIDE * cell - width / 2, y: y - BESIDE * cell + height / 2 };
  return { ...middle, width, height, size, text };
}

/**
 * Side of the knight, and how far it is below the centre: while presenting and in small squares, the number takes the
 * upper part of the square.
 */
function knightBelow(cell: number, lettering: Lettering) {
  const { size, height } = stripOf(cell, lettering);
  if (isIllegible(size) || size <= SMALL_NUMBER * cell) return { side: 0.78 * cell, drop: 0 };
  const side = Math.min(0.78 * cell, (1.05 * cell - height) / 0.86);
  return { side, drop: 0.48 * cell - 0.43 * side };
}

/** Draw the knight on the last square of the path, with that square's number beside it. */
function drawKnightOnPath(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  picture: BoardPicture,
) {
  const { path, depth, motion, firstNumber } = picture;
  if (depth === 0) return;
  const { cell } = layout;
  const rest = centreOf(layout, path[depth - 1]);
  const { x, y } = motion ? pointOf(layout, motion) : rest;
  const lift = motion ? Math.sin(Math.PI * motion.done) * cell * 0.12 : 0;
  const { side, drop } = knightBelow(cell, palette);
  drawKnight(context, x, y - lift + drop, side, palette);
  // A moving knight would cover the numbers of other squares with its own.
  const numeral = numeralOf(layout, path, depth, palette, firstNumber);
  if (numeral === null || (motion !== null && motion.done < 1)) return;
  drawNumeral(context, numeral, palette);
}

function drawNumeral(
  context: Context,
  { x, y, width, height, size, text }: Numeral,
  palette: Palette,
) {
  context.font = `650 ${size}px ${palette.font}`;
  context.fillStyle = palette.path;
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, size / 2);
  context.fill();
  context.fillStyle = palette.onStart;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y + size * 0.05);
}
