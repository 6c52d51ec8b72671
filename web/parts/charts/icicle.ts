/**
 * The whole search in one picture: a row for each depth, and as wide as the steps spent below it each choice. What is narrower than a
 * column is one grain with its neighbours, so a picture costs its columns and bars, however long the run. Pure, so that
 * tests need no browser.
 */

import type { Tree } from "../../engine/digest/tree.ts";

/** The steps that are seen. */
export interface Window {
  from: number; // a position
  to: number;
}

/** The depths that are seen. */
export interface Rows {
  first: number;
  last: number;
  together: number; // so many share a row, of which the first is drawn
}

export interface Columns {
  at: number[]; // positions: a column more begins at each, and the last one ends with the last
  x: number[]; // where they are on the picture
}

/** A bar of one choice, from a column to before another. */
interface Bar {
  row: number;
  from: number;
  to: number;
}

/** Many choices as rows of one column. */
interface Grain {
  column: number;
  row: number;
  rows: number;
}

/**
 * A column for each pixel; for each step where there are fewer.
 *
 * @param width of the picture
 */
export function columnsOf({ base, read }: Tree, { from, to }: Window, width: number): Columns {
  const first = Math.max(base, Math.floor(from));
  const last = Math.min(read, Math.ceil(to));
  const scale = width / (to - from);
  const number = Math.min(Math.ceil(width), last - first);
  const at = Array.from({ length: Math.max(0, number) + 1 }, (_, column) =>
    Math.round(first + ((last - first) * column) / Math.max(1, number)),
  );
  return { at, x: at.map((position) => (position - from) * scale) };
}

/**
 * The bars and the grains of some columns.
 *
 * @param at positions
 */
export function layOutIcicle(tree: Tree, at: readonly number[], { first, last, together }: Rows) {
  const bars: Bar[] = [];
  const grains: Grain[] = [];
  /** Where each row's bar begins that is open. */
  const open: number[] = [];
  const rowsOf = (depth: number) =>
    Math.max(0, Math.floor((Math.min(depth, last) - first) / together) + 1);
  /** @param rows that stay open */
  const close = (rows: number, column: number) => {
    while (open.length > rows) {
      const from = open.pop() as number;
      bars.push({ row: open.length, from, to: column });
    }
  };
  for (let column = 0; column + 1 < at.length; column++) {
    const { edge, whole, deepest } = lookAt(tree, at[column], at[column + 1]);
    close(Math.min(rowsOf(edge), rowsOf(whole)), column);
    while (open.length < rowsOf(whole)) open.push(column);
    const rows = rowsOf(deepest) - open.length;
    if (rows > 0) grains.push({ column, row: open.length, rows });
  }
  close(0, at.length - 1);
  return { bars, grains };
}

/** What a column of events holds: the depth at its edge, that down to which one path takes up all of it, and the greatest. */
function lookAt(tree: Tree, from: number, to: number) {
  const edge = tree.depthAt(from);
  if (to === from + 1) {
    const whole = edge + (tree.places(from) ? 1 : 0);
    return { edge, whole, deepest: whole };
  }
  const { least: whole, greatest } = tree.between(from + 1, to - 1);
  return { edge, whole, deepest: Math.max(edge, greatest, tree.depthAt(to)) };
}

/** Rows at most: of a longer path some depths share one. */
const MOST_ROWS = 120;

/** Columns from which on the outer two are no more than seams. */
const MANY = 200;

/**
 * The depths that are worth seeing: from the last choice that takes up all columns on. Of many columns the first and the last are left
 * out: the way down to it may be in them.
 *
 * @param at positions
 */
export function rowsWithin(tree: Tree, at: readonly number[]): Rows {
  const { root, deepest } = tree;
  const together = Math.max(1, Math.ceil((deepest - root) / MOST_ROWS));
  const number = at.length - 1;
  if (number < 1) return { first: root + 1, last: root + 1, together };
  const trimmed = number > MANY ? 1 : 0;
  const { whole } = lookAt(tree, at[trimmed], at[number - trimmed]);
  const above = Math.max(0, Math.floor((whole - root - 1) / together));
  const first = root + 1 + above * together;
  return { first, last: Math.max(first, lookAt(tree, at[0], at[number]).deepest), together };
}

/** Pixels of a row: where there is room for names, where there are bars, and where there are none, or the same one all along. */
const HEIGHTS = { named: 18, bars: 9, plain: 4 };
/** Pixels from which on a bar may have its name. */
export const NAMED = 22;
/** So much higher are all rows at most where there are few; and pixels of the highest. */
const MOST_GROWTH = 1.6;
export const HIGHEST = HEIGHTS.named * MOST_GROWTH;

/**
 * Where each row ends: what can be told apart gets the room.
 *
 * @param x of the columns
 * @param height of the picture
 * @param scale pixels of the picture in one of the style's
 */
export function endsOf(
  { bars }: ReturnType<typeof layOutIcicle>,
  x: readonly number[],
  { first, last, together }: Rows,
  height: number,
  scale: number,
) {
  const heights = Array(Math.floor((last - first) / together) + 1).fill(HEIGHTS.plain);
  const width = 0.98 * (x[x.length - 1] - x[0]);
  for (const { row, from, to } of bars) {
    const wide = x[to] - x[from];
    if (row > 0 && wide > width) continue;
    heights[row] = Math.max(heights[row], wide < NAMED * scale ? HEIGHTS.bars : HEIGHTS.named);
  }
  const all = heights.reduce((sum, more) => sum + more, 0);
  const growth = Math.min(MOST_GROWTH * scale, height / all);
  const spare = (height - growth * all) / heights.length;
  let end = 0;
  return heights.map((more) => {
    const grown = more * growth;
    end += grown + Math.max(0, Math.min(spare, HIGHEST * scale - grown));
    return end;
  });
}
