/**
 * What the grid shows of a search for a sudoku's solution: pure functions. A choice is `cell * n + digit - 1`.
 *
 * @import { State } from "../../run/search-state.js"
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

/**
 * The cell that the search fills next, or -1: the first blank, or the first of those with the fewest digits left.
 * @param {ArrayLike<number>} grid
 * @param {Int32Array} free
 * @param {string} order "natural" or "fewest"
 */
export function nextCell(grid, free, order) {
  let best = -1;
  let fewest = 99;
  for (let cell = 0; cell < grid.length; cell++) {
    if (grid[cell] > 0) continue;
    const left = countBits(free[cell]);
    if (left < fewest) [best, fewest] = [cell, left];
    if (order === "natural") break;
  }
  return best;
}

/** @param {number} bits */
export function countBits(bits) {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
}
