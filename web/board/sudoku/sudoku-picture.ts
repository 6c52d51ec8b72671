/**
 * The picture of the grid during a search for a sudoku's solution: pure functions. A choice is `cell * n + digit - 1`.
 */

import type { State } from "../../engine/run/search-state.ts";

export const DIGITS = "123456789ABCDEFG";

/** The digit of each cell, 0 for a blank. */
export function gridOf(givens: string, n: number, { path, depth }: State) {
  const grid = Int8Array.from(givens, (digit) => DIGITS.indexOf(digit) + 1);
  for (let i = 0; i < depth; i++) grid[Math.floor(path[i] / n)] = (path[i] % n) + 1;
  return grid;
}

/** The number of each cell's region, or of its box, as `number_boxes` in `knights.puzzles.sudoku.sizes`. */
export function blocksOf(n: number, regions: string) {
  if (regions !== "") return Array.from(regions, (sign) => DIGITS.indexOf(sign));
  let high = Math.floor(Math.sqrt(n));
  while (n % high > 0) high--;
  const wide = n / high;
  return Array.from(
    { length: n * n },
    (_, cell) => Math.floor(cell / n / high) * high + Math.floor((cell % n) / wide),
  );
}

/** The cells that share a row, a column, and a box or region with a cell. */
export function peersOf(units: readonly (readonly number[])[], cell: number) {
  const near = new Set(units.filter((unit) => unit.includes(cell)).flat());
  near.delete(cell);
  return [...near];
}

/** By blank cell: the digits that fit, as bits from digit 1; 0 for a filled cell and for a dead end. */
export function freeDigits(
  grid: ArrayLike<number>,
  n: number,
  peers: readonly (readonly number[])[],
) {
  return Int32Array.from(grid, (digit, cell) => {
    if (digit > 0) return 0;
    let free = (1 << n) - 1;
    for (const peer of peers[cell]) if (grid[peer] > 0) free &= ~(1 << (grid[peer] - 1));
    return free;
  });
}

/** By cell: the digits of some choices, as bits from digit 1. */
export function digitsOf(choices: Iterable<number>, n: number) {
  const digits = new Int32Array(n * n);
  for (const choice of choices) digits[Math.floor(choice / n)] |= 1 << (choice % n);
  return digits;
}

/** The fitting digits that the visitor has noted. @param notes choices */
export function notedDigits(free: Int32Array, n: number, notes: ReadonlySet<number> | null) {
  return digitsOf(notes ?? [], n).map((digits, cell) => digits & free[cell]);
}

/** The cells of each row, of each column, of each box or region. */
export function unitsOf(n: number, blocks: readonly number[]): number[][] {
  const units: number[][] = Array.from({ length: 3 * n }, () => []);
  for (let cell = 0; cell < n * n; cell++) {
    units[Math.floor(cell / n)].push(cell);
    units[n + (cell % n)].push(cell);
    units[2 * n + blocks[cell]].push(cell);
  }
  return units;
}
