/**
 * The whole search in one picture: a row for each depth, and as wide as the steps spent below it each choice. What is narrower than a
 * column is one grain with its neighbours, so a picture costs its columns and bars, however long the run. Pure, so that
 * tests need no browser.
 *
 * @import { Tree } from "../digest/tree.js"
 *
 * @typedef {object} Window the steps that are seen
 * @property {number} from a position
 * @property {number} to
 *
 * @typedef {object} Rows the depths that are seen
 * @property {number} first
 * @property {number} last
 * @property {number} [together] so many share a row, of which the first is drawn
 *
 * @typedef {object} Columns
 * @property {number[]} at positions: a column more begins at each, and the last one ends with the last
 * @property {number[]} x where they are on the picture
 *
 * @typedef {{row: number, from: number, to: number}} Bar of one choice, from a column to before another
 * @typedef {{column: number, row: number, rows: number}} Grain of many choices: rows of one column
 */

/**
 * A column for each pixel; for each step where there are fewer.
 *
 * @param {Tree} tree
 * @param {Window} window
 * @param {number} width of the picture
 * @returns {Columns}
 */
export function columnsOf({ base, read }, { from, to }, width) {
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
 * @param {Tree} tree
 * @param {readonly number[]} at positions
 * @param {Rows} rows
 */
export function layOutIcicle(tree, at, { first, last, together = 1 }) {
  /** @type {Bar[]} */
  const bars = [];
  /** @type {Grain[]} */
  const grains = [];
  /** Where each row's bar begins that is open. @type {number[]} */
  const open = [];
  const rowsOf = (/** @type {number} */ depth) =>
    Math.max(0, Math.floor((Math.min(depth, last) - first) / together) + 1);
  /** @param {number} rows that stay open @param {number} column */
  const close = (rows, column) => {
    while (open.length > rows) {
      const from = /** @type {number} */ (open.pop());
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

/**
 * What a column of events holds: the depth at its edge, that down to which one path takes up all of it, and the greatest.
 *
 * @param {Tree} tree
 * @param {number} from
 * @param {number} to
 */
function lookAt(tree, from, to) {
  const edge = tree.depthAt(from);
  if (to === from + 1) {
    const whole = edge + (tree.places(from) ? 1 : 0);
    return { edge, whole, deepest: whole };
  }
  const { least: whole, greatest } = tree.between(from + 1, to - 1);
  return { edge, whole, deepest: Math.max(edge, greatest, tree.depthAt(to)) };
}

/**
 * The depths that are worth seeing: from the last choice that takes up all columns on. The first and the last column are left out: the
 * way down to it may be in them.
 *
 * @param {Tree} tree
 * @param {readonly number[]} at positions
 * @returns {Rows}
 */
export function rowsWithin(tree, at) {
  const number = at.length - 1;
  const trimmed = number > 4 ? 1 : 0;
  if (number < 1) return { first: tree.root + 1, last: tree.root + 1 };
  const { whole } = lookAt(tree, at[trimmed], at[number - trimmed]);
  const { deepest } = lookAt(tree, at[0], at[number]);
  const first = Math.max(tree.root + 1, whole);
  return { first, last: Math.max(first, deepest) };
}
