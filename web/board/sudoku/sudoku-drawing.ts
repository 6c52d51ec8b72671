import type { Palette } from "../../dom/theme.ts";
import type { Drawn, SignName } from "../sentences.ts";
import {
  isIllegible,
  type Lettering,
  letterSize,
  pageLetterSize,
  readable,
} from "../shared/lettering.ts";
import { strokeSlash } from "../shared/undo-mark.ts";
import { linesWithin, strokeWalls, type Wall } from "../shared/walls.ts";
import type { Size } from "../types.ts";
import { DIGITS } from "./sudoku-picture.ts";

type Context = CanvasRenderingContext2D;

interface GridLayout {
  n: number;
  cell: number; // side of a cell
  left: number;
  top: number;
}

interface GridPicture {
  grid: ArrayLike<number>; // digits, 0 for a blank
  givens: string;
  walls: readonly Wall[]; // around boxes or regions
  free: Int32Array; // fitting digits, as bits
  ruledOut: Int32Array; // digits that looking ahead has just ruled out, as bits
  focus: readonly number[]; // the cells that may be filled next
  digitNext: boolean; // true: the search chooses a place for a digit, not a digit for a cell
  looked: ReadonlySet<number>; // the choices that are considered there
  tried: ReadonlySet<number>; // those that have been tried
  placed: number; // the cell filled last, or -1
  undone: number; // the cell emptied last, or -1
  flash: number;
  cursor: number; // a cell, or -1
}

export function layOutGrid(n: number, { width, height }: Size): GridLayout {
  const margin = Math.max(4, Math.min(width, height) * 0.01);
  const cell = Math.floor((Math.min(width, height) - 2 * margin) / n);
  return {
    n,
    cell,
    left: Math.floor((width - cell * n) / 2),
    top: Math.floor((height - cell * n) / 2),
  };
}

export function drawGrid(
  context: Context,
  size: Size,
  layout: GridLayout,
  palette: Palette,
  picture: GridPicture,
) {
  const drawn: Drawn = new Set();
  context.clearRect(0, 0, size.width, size.height);
  drawCells(context, layout, palette, picture);
  drawRules(context, layout, palette, picture.walls);
  drawDigits(context, layout, palette, picture, drawn);
  drawFrames(context, layout, palette, picture, drawn);
  return drawn;
}

/**
 * Distance and size of the small digits in a cell; null when there is no room for them, or not enough for a class to
 * read them. Where they would be hard to read they fill the cell.
 */
export function pencilOf({ cell, n }: Pick<GridLayout, "cell" | "n">, lettering: Lettering) {
  const presented = pageLetterSize(lettering) > 0;
  const usual = (0.86 * cell) / pencilColumns(n);
  const dense = presented || 0.72 * usual < readable();
  const pitch = dense ? (0.94 * cell) / pencilColumns(n) : usual;
  const most = 1.15 * pitch;
  const size = letterSize(Math.min(Math.max(0.72 * pitch, readable()), most), most, lettering);
  return isIllegible(size) || size < pageLetterSize(lettering)
    ? null
    : { pitch, size, inset: (dense ? 0.03 : 0.07) * cell };
}

/** Small digits beside each other in a cell. */
const pencilColumns = (n: number) => Math.ceil(Math.sqrt(n));

function cornerOf({ n, cell: side, left, top }: GridLayout, cell: number) {
  return { x: left + (cell % n) * side, y: top + Math.floor(cell / n) * side };
}

function drawCells(
  context: Context,
  layout: GridLayout,
  palette: Palette,
  { givens }: GridPicture,
) {
  for (let cell = 0; cell < layout.n ** 2; cell++) {
    const { x, y } = cornerOf(layout, cell);
    context.fillStyle = givens[cell] === "." ? palette.paper : palette.paperGiven;
    context.fillRect(x, y, layout.cell, layout.cell);
  }
}

function drawRules(context: Context, layout: GridLayout, palette: Palette, walls: readonly Wall[]) {
  context.strokeStyle = palette.rule;
  context.lineCap = "square";
  context.lineWidth = Math.max(1, layout.cell * 0.012);
  context.globalAlpha = 0.62;
  strokeWalls(context, layout, linesWithin(layout.n));
  context.lineWidth = Math.max(2, layout.cell * 0.05);
  context.globalAlpha = 1;
  strokeWalls(context, layout, walls);
}

function drawDigits(
  context: Context,
  layout: GridLayout,
  palette: Palette,
  picture: GridPicture,
  drawn: Drawn,
) {
  const { cell: side } = layout;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const large = letterSize(side * 0.58, side * 0.66, palette);
  const pencil = pencilOf(layout, palette);
  for (let cell = 0; cell < layout.n ** 2; cell++) {
    const { x, y } = cornerOf(layout, cell);
    const digit = picture.grid[cell];
    if (digit > 0) {
      const given = picture.givens[cell] !== ".";
      context.font = `${given ? 700 : 600} ${large}px ${palette.font}`;
      context.fillStyle = given ? palette.given : palette.entry;
      context.fillText(DIGITS[digit - 1], x + side / 2, y + side * 0.54);
    } else if (pencil !== null) {
      drawPencil(context, layout, palette, picture, pencil, cell, drawn);
    }
  }
}

/** Draw the small digits that fit a blank, each at its own place. */
function drawPencil(
  context: Context,
  layout: GridLayout,
  palette: Palette,
  { free, ruledOut, looked, tried }: GridPicture,
  pencil: NonNullable<ReturnType<typeof pencilOf>>,
  cell: number,
  drawn: Drawn,
) {
  const { n } = layout;
  const wide = pencilColumns(n);
  const corner = cornerOf(layout, cell);
  const { pitch, size, inset } = pencil;
  context.font = `550 ${size}px ${palette.font}`;
  for (let digit = 0; digit < n; digit++) {
    const lost = (ruledOut[cell] & (1 << digit)) > 0;
    if (!lost && !(free[cell] & (1 << digit))) continue;
    const x = corner.x + inset + ((digit % wide) + 0.5) * pitch;
    const y = corner.y + inset + (Math.floor(digit / wide) + 0.5) * pitch;
    const choice = cell * n + digit;
    const done = tried.has(choice);
    const next = looked.has(choice) && !done;
    drawn.add(lost ? "small-ruled-out" : done ? "small-tried" : next ? "small-next" : "small");
    context.fillStyle = lost ? palette.undo : next ? palette.candidate : palette.tried;
    context.fillText(DIGITS[digit], x, y);
    if (!done && !lost) continue;
    context.strokeStyle = lost ? palette.undo : palette.refused;
    context.lineWidth = Math.max(1, pitch * 0.07);
    strokeSlash(context, x, y, pitch * 0.32);
  }
}

function drawFrames(
  context: Context,
  layout: GridLayout,
  palette: Palette,
  picture: GridPicture,
  drawn: Drawn,
) {
  const { focus, digitNext, placed, undone, flash, cursor } = picture;
  const { cell: side } = layout;
  const frame = (cell: number, colour: string, width: number, sign: SignName | null) => {
    if (cell < 0) return;
    if (sign !== null) drawn.add(sign);
    const { x, y } = cornerOf(layout, cell);
    context.strokeStyle = colour;
    context.lineWidth = Math.max(2, side * width);
    context.strokeRect(
      x + (side * width) / 2,
      y + (side * width) / 2,
      side * (1 - width),
      side * (1 - width),
    );
  };
  const next = digitNext ? "frame-digit" : "frame-cell";
  for (const cell of undone < 0 ? focus : []) frame(cell, palette.candidate, 0.045, next);
  frame(placed, palette.place, 0.06, "placed");
  frame(undone, palette.undo, 0.06 + 0.06 * flash, "given-up");
  frame(cursor, palette.cursor, 0.06, null);
}
