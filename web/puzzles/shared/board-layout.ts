/**
 * Where the squares are: a board of `rows` x `columns` fitted into a canvas, rank 1 at the bottom.
 * All lengths are device pixels; cells are whole pixels, so that edges are crisp on any display.
 *
 * @import { Ground } from "../types.ts"
 *
 * @typedef {object} BoardLayout
 * @property {number} rows
 * @property {number} columns
 * @property {number} cell side of a square
 * @property {number} left left edge of the board
 * @property {number} top top edge of the board
 * @property {number} width width of the canvas
 * @property {number} height height of the canvas
 */

/**
 * @param {number} rows
 * @param {number} columns
 * @param {number} width of the canvas
 * @param {number} height of the canvas
 * @returns {BoardLayout}
 */
export function layOutBoard(rows, columns, width, height) {
  const cell = Math.max(1, Math.floor(Math.min(width / columns, height / rows)));
  return {
    rows,
    columns,
    cell,
    left: Math.floor((width - cell * columns) / 2),
    top: Math.floor((height - cell * rows) / 2),
    width,
    height,
  };
}

/** The centre of a square. @param {BoardLayout} layout @param {number} square @returns {{x: number, y: number}} */
export function centreOf(layout, square) {
  const { columns, rows, cell, left, top } = layout;
  const file = square % columns;
  const rank = Math.floor(square / columns);
  return { x: left + (file + 0.5) * cell, y: top + (rows - rank - 0.5) * cell };
}

/** A square's corner at the top left, and its sides. @param {BoardLayout} layout @param {number} square */
export function boxOf({ columns, rows, cell, left, top }, square) {
  const rank = Math.floor(square / columns);
  return {
    left: left + (square % columns) * cell,
    top: top + (rows - 1 - rank) * cell,
    width: cell,
    height: cell,
  };
}

/** The square at a point, or -1 off the board. @param {BoardLayout} layout @param {number} x @param {number} y */
export function squareAt(layout, x, y) {
  const file = Math.floor((x - layout.left) / layout.cell);
  const fromTop = Math.floor((y - layout.top) / layout.cell);
  if (file < 0 || file >= layout.columns || fromTop < 0 || fromTop >= layout.rows) return -1;
  return (layout.rows - 1 - fromTop) * layout.columns + file;
}

/** A ring around a square. @param {BoardLayout} layout @param {number} square */
export function ringOf(layout, square) {
  return { ...centreOf(layout, square), radius: layout.cell * 0.42 };
}

/** How high the board of a heat map may be. */
const HIGHEST = 300;

/**
 * A board for a heat map.
 * @param {{rows: number, columns: number, holes?: ReadonlySet<number>}} board
 * @param {number} width
 * @param {(square: number) => string} name
 * @param {string} title
 * @returns {Ground}
 */
export function groundOf({ rows, columns, holes }, width, name, title) {
  const { cell, left } = layOutBoard(rows, columns, width, HIGHEST);
  const places = Array.from({ length: rows * columns }, (_, square) => {
    const x = left + (square % columns) * cell;
    const y = (rows - 1 - Math.floor(square / columns)) * cell;
    return {
      name: name(square),
      outline: `M${x} ${y}h${cell}v${cell}h${-cell}Z`,
      x: x + cell / 2,
      y: y + cell / 2,
      room: cell,
      blocked: holes?.has(square) ?? false,
    };
  });
  return { title, height: cell * rows, places, placeOf: (choice) => choice };
}
