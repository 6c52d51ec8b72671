/** The sentences of the sudoku. */

import { amount, beyond, purpose } from "./en.js";

/** @import { Heading, Outcome, Refusals, Searched, Sign } from "./types.d.ts" */

export const sudoku = {
  /** @param {number} blanks */
  begin: (blanks) => `${amount(blanks, "cell is", "cells are")} blank. The search fills them.`,
  /** @param {string} cell @param {string} digit @param {boolean} first no smaller digit fits */
  place: (cell, digit, first) =>
    `${cell} gets ${digit}, the ${first ? "first" : "next"} digit that fits.`,
  /** @param {string} cell @param {string} digit */
  forced: (cell, digit) => `${cell} gets ${digit}: no other digit fits.`,
  /** @param {string} cell @param {string} digit @param {string} unit */
  only: (cell, digit, unit) => `${digit} goes to ${cell}: no other cell of ${unit} is left for it.`,
  /** @param {string} cell @param {string} digit @param {number} place @param {number} total @param {string} unit */
  option: (cell, digit, place, total, unit) =>
    `${digit} goes to ${cell}: cell ${place} of the ${total} that are left for it in ${unit}.`,
  /** A row, column or box. @param {number} unit rows, then columns, then boxes @param {number} n */
  unit: (unit, n) => `${["row", "column", "box"][Math.floor(unit / n)]} ${(unit % n) + 1}`,
  /** @param {string} stuck @param {string} unit @param {string} cell @param {string} digit */
  noPlace: (stuck, unit, cell, digit) =>
    `Dead end: no cell of ${unit} is left for ${stuck}. The ${digit} at ${cell} is taken out again.`,
  /** @param {string} stuck @param {string} cell @param {string} digit */
  deadEnd: (stuck, cell, digit) =>
    `Dead end: no digit fits ${stuck}. The ${digit} at ${cell} is taken out again.`,
  /** @param {string} cell @param {string} digit @param {boolean} every solutions may have been found there */
  exhausted: (cell, digit, every) =>
    `${beyond(`${digit} at ${cell}`, every)}. It is taken out again.`,
  /** @param {string} cell @param {string} digit */
  solutionLeft: (cell, digit) =>
    `That was a solution. The search goes on: the ${digit} at ${cell} is taken out again.`,
  solved: "Every cell is filled, and every row, column and box holds each digit once.",
  /** @param {string} cell @param {string | null} digit @param {boolean} given */
  content: (cell, digit, given) =>
    digit === null ? `${cell}: blank` : given ? `${cell}: ${digit}, given` : `${cell}: ${digit}`,
  /** @param {number} row @param {number} column */
  cell: (row, column) => `r${row}c${column}`,
  /** @param {number} n @param {number} filled @param {number} blanks */
  label: (n, filled, blanks) =>
    `Sudoku of ${n} by ${n} cells, ${filled} of ${blanks} blank cells filled.`,
};

/** How a search comes out, in words. @type {(values: Record<string, string>) => Outcome} */
export const outcome = () => ({
  found: "Solved",
  none: "No solution exists",
  noun: ["solution", "solutions"],
  checked: "every row, column and box holds each digit once",
  placed: (n) => `${amount(n, "digit")} placed`,
});

/** What the picture shows, for the help panel. */
export const help = {
  intro:
    "Every row, column and box is to hold each digit once. The program takes the blank cells in order, or first where the fewest options are left, and tries the digits in turn. Where none fits it goes back. Press play, or step through it, forwards and backwards.",
  legend:
    "Black digits are given, green ones are entered by the search. Small digits still fit; the search crosses out those that it has tried for the next cell or digit. A red cross marks the digit just taken out.",
};

/** The choice of an own one among the presets. */
export const own = "Your own puzzle";
/** The title of a heat map. */
export const heat = "Taken out of each cell";

/** How candidates were refused. @type {Refusals} */
export const refusals = {
  "sudoku-taken": (_, __, { unit, number, digit, cell }) =>
    `${unit} ${number} has its ${digit} in ${cell}`,
};

/** The title line. @type {(searched: Searched) => Heading} */
export const heading = ({ values, length }) => ({
  title: "Sudoku",
  purpose: purpose(
    `fill ${length === undefined ? "the grid" : amount(length, "blank cell")}: each digit once in every row, column and box`,
    values,
  ),
});

/**
 * What the grid shows besides the digits that stand.
 *
 * @param {boolean} open digits fit some blank
 * @param {string} next what comes next, a "cell" or a "digit", or ""
 * @param {boolean} tried digits of the cell in hand are crossed out
 * @param {boolean} undone
 */
export function signs(open, next, tried, undone) {
  /** @type {[boolean, Sign][]} */
  const all = [
    [open, { sign: "small", told: "a small digit: it still fits there" }],
    [next === "cell", { sign: "frame", told: "the cell that comes next" }],
    [next === "digit", { sign: "frame", told: "a cell for the digit that comes next" }],
    [tried, { sign: "tried", told: "a digit that has been tried there" }],
    [undone, { sign: "undone", told: "the cell whose digit was just taken out" }],
  ];
  return all.filter(([shown]) => shown).map(([, sign]) => sign);
}
