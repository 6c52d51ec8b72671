import { legible, wanted } from "../shared/lettering.ts";
import { DIGITS } from "./sudoku-picture.ts";

/**
 * @import { Palette } from "../../view/theme.ts"
 * @import { Lettering } from "../shared/lettering.ts"
 * @import { Drawn, SignName } from "../told.ts"
 * @import { Size } from "../types.ts"
 * @typedef {CanvasRenderingContext2D} Context
 *
 * @typedef {object} GridLayout
 * @property {number} n
 * @property {number} cell side of a cell
 * @property {number} left
 * @property {number} top
 *
 * @typedef {object} GridPicture
 * @property {ArrayLike<number>} grid digits, 0 for a blank
 * @property {string} givens
 * @property {Int32Array} free digits that fit, as bits
 * @property {readonly number[]} focus the cells that may be filled next
 * @property {boolean} digitNext it is a digit's turn there, not a cell's
 * @property {ReadonlySet<number>} looked the choices that are looked at there
 * @property {ReadonlySet<number>} tried those of them that have been tried
 * @property {number} placed the cell that was filled last, or -1
 * @property {number} undone the cell that was emptied last, or -1
 * @property {number} flash
 * @property {number} cursor a cell, or -1
 */

/** @param {number} n @param {Size} size @returns {GridLayout} */
export function layOutGrid(n, { width, height }) {
  const margin = Math.max(4, Math.min(width, height) * 0.01);
  const cell = Math.floor((Math.min(width, height) - 2 * margin) / n);
  return {
    n,
    cell,
    left: Math.floor((width - cell * n) / 2),
    top: Math.floor((height - cell * n) / 2),
  };
}

/** @param {Context} context @param {Size} size @param {GridLayout} layout @param {Palette} palette @param {GridPicture} picture */
export function drawGrid(context, size, layout, palette, picture) {
  /** @type {Drawn} */
  const drawn = new Set();
  context.clearRect(0, 0, size.width, size.height);
  drawCells(context, layout, palette, picture);
  drawRules(context, layout, palette);
  drawDigits(context, layout, palette, picture, drawn);
  drawFrames(context, layout, palette, picture, drawn);
  return drawn;
}

/**
 * The small digits that fit a cell: how far apart, and how large; null: there is no room for them, or none in which a class can
 * read them.
 * @param {Pick<GridLayout, "cell" | "n">} layout
 * @param {Lettering} lettering
 */
export function pencilOf({ cell, n }, lettering) {
  if (cell <= 26) return null;
  const presented = wanted(lettering) > 0;
  const pitch = ((presented ? 0.94 : 0.86) * cell) / Math.sqrt(n);
  const size = legible(pitch * 0.72, pitch * 1.15, lettering);
  return size < wanted(lettering) ? null : { pitch, size, inset: (presented ? 0.03 : 0.07) * cell };
}

/** @param {GridLayout} layout @param {number} cell */
function cornerOf({ n, cell: side, left, top }, cell) {
  return { x: left + (cell % n) * side, y: top + Math.floor(cell / n) * side };
}

/** @param {Context} context @param {GridLayout} layout @param {Palette} palette @param {GridPicture} picture */
function drawCells(context, layout, palette, { givens }) {
  for (let cell = 0; cell < layout.n ** 2; cell++) {
    const { x, y } = cornerOf(layout, cell);
    context.fillStyle = givens[cell] === "." ? palette.paper : palette.paperGiven;
    context.fillRect(x, y, layout.cell, layout.cell);
  }
}

/** @param {Context} context @param {GridLayout} layout @param {Palette} palette */
function drawRules(context, { n, cell, left, top }, palette) {
  const box = Math.sqrt(n);
  context.strokeStyle = palette.rule;
  context.lineCap = "square";
  for (let i = 0; i <= n; i++) {
    context.lineWidth = i % box === 0 ? Math.max(2, cell * 0.05) : Math.max(1, cell * 0.012);
    context.globalAlpha = i % box === 0 ? 1 : 0.55;
    context.beginPath();
    context.moveTo(left + i * cell, top);
    context.lineTo(left + i * cell, top + n * cell);
    context.moveTo(left, top + i * cell);
    context.lineTo(left + n * cell, top + i * cell);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** @param {Context} context @param {GridLayout} layout @param {Palette} palette @param {GridPicture} picture @param {Drawn} drawn */
function drawDigits(context, layout, palette, picture, drawn) {
  const { cell: side } = layout;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const large = legible(side * 0.58, side * 0.66, palette);
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

/** The digits that fit a blank, small, each in its place. @param {Context} context @param {GridLayout} layout @param {Palette} palette @param {GridPicture} picture @param {NonNullable<ReturnType<typeof pencilOf>>} pencil @param {number} cell @param {Drawn} drawn */
function drawPencil(context, layout, palette, { free, looked, tried }, pencil, cell, drawn) {
  const { n } = layout;
  const box = Math.sqrt(n);
  const corner = cornerOf(layout, cell);
  const { pitch, size, inset } = pencil;
  context.font = `550 ${size}px ${palette.font}`;
  for (let digit = 0; digit < n; digit++) {
    if (!(free[cell] & (1 << digit))) continue;
    const x = corner.x + inset + ((digit % box) + 0.5) * pitch;
    const y = corner.y + inset + (Math.floor(digit / box) + 0.5) * pitch;
    const choice = cell * n + digit;
    const done = tried.has(choice);
    const next = looked.has(choice) && !done;
    drawn.add(done ? "small-tried" : next ? "small-next" : "small");
    context.fillStyle = next ? palette.candidate : palette.tried;
    context.fillText(DIGITS[digit], x, y);
    if (!done) continue;
    context.strokeStyle = palette.refused;
    context.lineWidth = Math.max(1, pitch * 0.07);
    context.beginPath();
    context.moveTo(x - pitch * 0.32, y + pitch * 0.32);
    context.lineTo(x + pitch * 0.32, y - pitch * 0.32);
    context.stroke();
  }
}

/** @param {Context} context @param {GridLayout} layout @param {Palette} palette @param {GridPicture} picture @param {Drawn} drawn */
function drawFrames(context, layout, palette, picture, drawn) {
  const { focus, digitNext, placed, undone, flash, cursor } = picture;
  const { cell: side } = layout;
  /** @param {number} cell @param {string} colour @param {number} width @param {SignName | null} sign */
  const frame = (cell, colour, width, sign) => {
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
