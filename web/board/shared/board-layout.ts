/**
 * The places of squares: a board of `rows` x `columns` fitted into a canvas, rank 1 at the bottom. All lengths are
 * device pixels; squares are whole pixels, so that edges are crisp on any display.
 */

import type { Ground } from "../types.ts";

export interface BoardLayout {
  rows: number;
  columns: number;
  cell: number; // side of a square
  left: number; // left edge of the board
  top: number; // top edge of the board
  width: number; // width of the canvas
  height: number; // height of the canvas
}

export function layOutBoard(
  rows: number,
  columns: number,
  width: number,
  height: number,
): BoardLayout {
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

export function centreOf(layout: BoardLayout, square: number): { x: number; y: number } {
  const { columns, rows, cell, left, top } = layout;
  const file = square % columns;
  const rank = Math.floor(square / columns);
  return { x: left + (file + 0.5) * cell, y: top + (rows - rank - 0.5) * cell };
}

/** The box of a square: its top left corner and its sides. */
export function boxOf({ columns, rows, cell, left, top }: BoardLayout, square: number) {
  const rank = Math.floor(square / columns);
  return {
    left: left + (square % columns) * cell,
    top: top + (rows - 1 - rank) * cell,
    width: cell,
    height: cell,
  };
}

/** The square at a point, or -1 off the board. */
export function squareAt(layout: BoardLayout, x: number, y: number) {
  const file = Math.floor((x - layout.left) / layout.cell);
  const fromTop = Math.floor((y - layout.top) / layout.cell);
  if (file < 0 || file >= layout.columns || fromTop < 0 || fromTop >= layout.rows) return -1;
  return (layout.rows - 1 - fromTop) * layout.columns + file;
}

export function ringOf(layout: BoardLayout, square: number) {
  return { ...centreOf(layout, square), radius: layout.cell * 0.42 };
}

/** Greatest height of a heat map's board, in pixels. */
const HIGHEST = 300;

/** The board under a heat map. */
export function groundOf(
  { rows, columns, holes }: { rows: number; columns: number; holes?: ReadonlySet<number> },
  width: number,
  name: (square: number) => string,
  title: string,
): Ground {
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
