/**
 * What the grid shows of a search for a sudoku's solution: pure functions. A choice is `cell * n + digit - 1`.
 *
 * @import { State } from "../../run/search-state.ts"
 */

export const DIGITS = "123456789ABCDEFG";

/** The digits of all cells, 0 for a blank. @param {string} givens @param {number} n @param {State} state */
export function gridOf(givens, n, { path, depth }) {
  const grid = Int8Array.from(givens, (digit) => DIGITS.indexOf(digit) + 1);
  for (let i = 0; i < depth; i++) grid[Math.floor(path[i] / n)] = (path[i] % n) + 1;
  return grid;
}

/** The cells that share a row, a column or a box with a cell. @param {number} n @param {number} cell */
export function peersOf(n, cell) {
  const box = Math.sqrt(n);
  const [row, column] = [Math.floor(cell / n), cell % n];
  return Array.from({ length: n * n }, (_, other) => other).filter((other) => {
    const [r, c] = [Math.floor(other / n), other % n];
    const sameBox =
      Math.floor(r / box) === Math.floor(row / box) &&
      Math.floor(c / box) === Math.floor(column / box);
    return other !== cell && (r === row || c === column || sameBox);
  });
}

/**
 * Which digits fit each blank cell, as bits from digit 1; 0 for a filled cell and for a dead end.
 * @param {ArrayLike<number>} grid
 * @param {number} n
 * @param {readonly (readonly number[])[]} peers
 */
export function freeDigits(grid, n, peers) {
  return Int32Array.from(grid, (digit, cell) => {
    if (digit > 0) return 0;
    let free = (1 << n) - 1;
    for (const peer of peers[cell]) if (grid[peer] > 0) free &= ~(1 << (grid[peer] - 1));
    return free;
  });
}

/** Those of the digits that fit which are noted. @param {Int32Array} free @param {number} n @param {ReadonlySet<number> | null} notes choices */
export function notedDigits(free, n, notes) {
  const noted = new Int32Array(free.length);
  for (const choice of notes ?? []) noted[Math.floor(choice / n)] |= 1 << (choice % n);
  return noted.map((digits, cell) => digits & free[cell]);
}

/**
 * What the search looks at next: the digits of a cell, or the blanks of a digit that a row, column or box lacks.
 *
 * @typedef {object} Looked
 * @property {number[]} choices
 * @property {number} cell -1 where it is a digit's turn
 * @property {number} digit from 0; -1 where it is a cell's turn
 * @property {number} unit of the digit: rows, then columns, then boxes; -1
 */

/** @type {Looked} */
const NOTHING = { choices: [], cell: -1, digit: -1, unit: -1 };

/**
 * The first blank, or the first of what has the fewest options: of the cells or, in the order "places", of the digits as well.
 * @param {ArrayLike<number>} grid
 * @param {Int32Array} free
 * @param {string} order "natural", "fewest" or "places"
 * @param {readonly (readonly number[])[]} units
 * @returns {Looked}
 */
export function lookedAt(grid, free, order, units) {
  const n = units.length / 3;
  const groups =
    order === "places" ? [...cellsOf(grid, n), ...digitsOf(grid, units)] : cellsOf(grid, n);
  let best = NOTHING;
  let fewest = 99;
  for (const looked of groups) {
    const left = fitting(looked, free, n).length;
    if (left < fewest) [best, fewest] = [looked, left];
    if (order === "natural") break;
  }
  return best;
}

/** Those choices whose digit fits the cell. @param {Looked} looked @param {Int32Array} free @param {number} n */
export const fitting = ({ choices }, free, n) =>
  choices.filter((choice) => free[Math.floor(choice / n)] & (1 << (choice % n)));

/** Each blank with its digits. @param {ArrayLike<number>} grid @param {number} n @returns {Generator<Looked>} */
function* cellsOf(grid, n) {
  for (let cell = 0; cell < grid.length; cell++) {
    if (grid[cell] > 0) continue;
    const choices = Array.from({ length: n }, (_, digit) => cell * n + digit);
    yield { choices, cell, digit: -1, unit: -1 };
  }
}

/** Each digit that a row, column or box lacks, with its blanks. @param {ArrayLike<number>} grid @param {readonly (readonly number[])[]} units @returns {Generator<Looked>} */
function* digitsOf(grid, units) {
  const n = units.length / 3;
  for (const [unit, cells] of units.entries()) {
    const held = new Set(cells.map((cell) => grid[cell]));
    const blanks = cells.filter((cell) => grid[cell] === 0);
    for (let digit = 0; digit < n; digit++) {
      if (held.has(digit + 1)) continue;
      yield { choices: blanks.map((cell) => cell * n + digit), cell: -1, digit, unit };
    }
  }
}

/** The cells of each row, of each column, of each box. @param {number} n @returns {number[][]} */
export function unitsOf(n) {
  const box = Math.sqrt(n);
  /** @type {number[][]} */
  const units = Array.from({ length: 3 * n }, () => []);
  for (let cell = 0; cell < n * n; cell++) {
    const [row, column] = [Math.floor(cell / n), cell % n];
    units[row].push(cell);
    units[n + column].push(cell);
    units[2 * n + Math.floor(row / box) * box + Math.floor(column / box)].push(cell);
  }
  return units;
}
