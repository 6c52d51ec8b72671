/**
 * Layout of the whole search in one picture: a row for each depth, each choice as wide as the steps spent below it.
 * Choices narrower than a column are merged with their neighbours into a grain, so the cost depends on columns and
 * bars, not on the length of the run. Pure functions, so that tests need no browser.
 */

import type { Tree } from "../../engine/analysis/tree.ts";

/** The visible steps. */
export interface Window {
  from: number; // a position
  to: number;
}

/** The visible depths. */
export interface Rows {
  first: number;
  last: number;
  together: number; // depths per row, of which the first is drawn
}

export interface Columns {
  at: number[]; // positions at which columns begin; the last one is the end of the last column
  x: number[]; // their places in the picture
}

/** The bar of one choice, from a column to before another. */
interface Bar {
  row: number;
  from: number;
  to: number;
}

/** Many merged choices, in some rows of one column. */
interface Grain {
  column: number;
  row: number;
  rows: number;
}

/**
 * One column per pixel, or per step if there are fewer steps.
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
 * The bars and grains of some columns.
 *
 * @param at positions
 */
export function layOutIcicle(tree: Tree, at: readonly number[], { first, last, together }: Rows) {
  const bars: Bar[] = [];
  const grains: Grain[] = [];
  /** By row: the column at which its open bar begins. */
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
    const { edge, whole, deepest } = summarize(tree, at[column], at[column + 1]);
    close(Math.min(rowsOf(edge), rowsOf(whole)), column);
    while (open.length < rowsOf(whole)) open.push(column);
    const rows = rowsOf(deepest) - open.length;
    if (rows > 0) grains.push({ column, row: open.length, rows });
  }
  close(0, at.length - 1);
  return { bars, grains };
}

/**
 * Summary of a column's events: the depth at its left edge, the depth down to which a single path fills it, and the
 * greatest depth.
 */
function summarize(tree: Tree, from: number, to: number) {
  const edge = tree.depthAt(from);
  if (to === from + 1) {
    const whole = edge + (tree.places(from) ? 1 : 0);
    return { edge, whole, deepest: whole };
  }
  const { least: whole, greatest } = tree.between(from + 1, to - 1);
  return { edge, whole, deepest: Math.max(edge, greatest, tree.depthAt(to)) };
}

/** Most rows; several depths share a row of a longer path. */
const MOST_ROWS = 120;

/** With more columns, the outer two may be ignored. */
const MANY = 200;

/**
 * The depths worth showing: from the last choice that fills all columns on. If there are many columns, the first and
 * the last are ignored, as they may contain the way down to that choice.
 *
 * @param at positions
 */
export function rowsWithin(tree: Tree, at: readonly number[]): Rows {
  const { root, deepest } = tree;
  const together = Math.max(1, Math.ceil((deepest - root) / MOST_ROWS));
  const number = at.length - 1;
  if (number < 1) return { first: root + 1, last: root + 1, together };
  const trimmed = number > MANY ? 1 : 0;
  const { whole } = summarize(tree, at[trimmed], at[number - trimmed]);
  const above = Math.max(0, Math.floor((whole - root - 1) / together));
  const first = root + 1 + above * together;
  return { first, last: Math.max(first, summarize(tree, at[0], at[number]).deepest), together };
}

/** Height of a row in pixels: with room for names, with bars, and without (or with a single bar all along). */
const HEIGHTS = { named: 18, bars: 9, plain: 4 };
/** Least width of a bar with a name, in pixels. */
export const NAMED = 22;
/** Rows may grow by this factor when there are few; and the greatest height of a row in pixels. */
const MOST_GROWTH = 1.6;
export const HIGHEST = HEIGHTS.named * MOST_GROWTH;

/**
 * The bottom edge of each row; rows whose bars can be told apart get the room.
 *
 * @param x of the columns
 * @param height of the picture
 * @param scale pixels of the picture per pixel of the stylesheet
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
