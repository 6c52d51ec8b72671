/** The sentences of the queens. */

import { amount, beyond, list, purpose, verb } from "./en.js";

/** @import { Heading, Outcome, Refusals, Searched, Sign } from "./types.d.ts" */

/** Queens that are named one by one in a sentence. */
const MOST_NAMED = 4;

export const queens = {
  /** @param {string} square @param {boolean} taken @param {string[]} attackers */
  cell: (square, taken, attackers) =>
    taken
      ? `${square}: a queen`
      : attackers.length > 0
        ? `${square}: attacked from ${list(attackers)}`
        : `${square}: free`,
  /** @param {string} square */
  blocked: (square) => `${square}: blocked`,
  /** @param {number} n @param {number} holes */
  begin: (n, holes) =>
    `The board is empty. ${amount(n, "queen is", "queens are")} to be placed, one a column, none attacking another.${holes > 0 ? ` ${amount(holes, "square is", "squares are")} blocked: none may stand there.` : ""}`,
  /** @param {number} number @param {string} square @param {string} order its place among the candidates */
  place: (number, square, order) => `Queen ${number}: ${square}${order}.`,
  /** @param {string} square @param {string[]} queens it was compared with */
  compared: (square, queens) =>
    queens.length > MOST_NAMED
      ? `${square} was compared with each of the ${queens.length} queens before it.`
      : `${square} was compared with ${list(queens)}.`,
  /** @param {string} column @param {number} safe */
  fewest: (column, safe) =>
    `Column ${column} had ${amount(safe, "safe square", "safe squares")}: no column without a queen had fewer.`,
  lookedUp: "Three look-ups tell: its row and its two diagonals are free.",
  /** @param {string} square @param {string} column the file without a safe square @param {boolean} blocked some of it are */
  deadEnd: (square, column, blocked) =>
    `Dead end: every row of column ${column} was attacked${blocked ? " or blocked" : ""}. The queen on ${square} is taken off again.`,
  /** @param {string} square @param {boolean} every solutions may have been found there */
  exhausted: (square, every) => `${beyond(square, every)}. The queen is taken off again.`,
  /** @param {string} square */
  solutionLeft: (square) =>
    `That was a solution. The search goes on: the queen on ${square} is taken off again.`,
  solved: "Every column has its queen, and none attacks another: a solution.",
  /** @param {number} n @param {number} holes @param {number} depth @param {string} squares */
  label: (n, holes, depth, squares) =>
    `Board of ${n} by ${n} squares${holes > 0 ? `, ${holes} of them blocked,` : ""} with ${amount(depth, "queen", "queens")}${squares ? ` on ${squares}` : ""}.`,
};

/** How a search comes out, in words. @type {(values: Record<string, string>) => Outcome} */
export const outcome = () => ({
  found: "Solution found",
  none: "No solution exists",
  noun: ["solution", "solutions"],
  checked: "no queen sees another",
  placed: (n) => `${amount(n, "queen")} placed`,
});

/** What the picture shows, for the help panel. */
export const help = {
  intro:
    "One queen a column is to be placed so that none attacks another. The program tries the rows of each column from below, or first the column with the fewest safe rows. Where every row is attacked it goes back to the queen before. Where squares are blocked no queen may stand; queens attack across them. Press play, or step through it, forwards and backwards.",
  legend:
    "Red squares are attacked, dark grey ones blocked. Amber rings are the rows that are free in the next column, with the number of the row, crossed out once they have been tried. A red cross marks the queen just taken off. Lines show the safety test: from each row to the queen that attacks it or, where lines are looked up, the row and the diagonals that each queen holds.",
};

/** The choice of an own one among the presets. */
export const own = "Your own board";
/** The title of a heat map. */
export const heat = "Taken back from each square";

/** How candidates were refused. @type {Refusals} */
export const refusals = {
  "queens-attacked": (names, _, { square }) => `${square} attacks ${list(names)}`,
  "queens-blocked": (names) => `${verb(names, "is", "are")} blocked`,
};

/** The title line. @type {(searched: Searched) => Heading} */
export const heading = ({ values: { n, holes, ...values } }) => {
  const place = `place ${n === "1" ? "a queen" : `${n} queens`}`;
  const where = holes === "" ? "" : " on squares that are not blocked";
  const how = n === "1" ? "" : " so that none attacks another";
  return { title: `${n} queens`, purpose: purpose(place + where + how, values) };
};

/**
 * What the board shows of the next column, and of the queen taken off.
 *
 * @param {ReadonlySet<string>} standings of its rows
 * @param {boolean} attacked any square is
 * @param {boolean} undone
 * @param {boolean} blocked any square is
 */
export function signs(standings, attacked, undone, blocked) {
  /** @type {Sign[]} */
  const all = [
    { sign: "next", told: "the safe square that comes next" },
    { sign: "open", told: "a safe square that comes later" },
    { sign: "tried", told: "a square that has been tried" },
    { sign: "attacked", told: "an attacked square" },
    { sign: "blocked", told: "a blocked square, for no queen" },
    { sign: "undone", told: "the queen just taken off" },
  ];
  const shown = new Set(standings);
  if (attacked) shown.add("attacked");
  if (blocked) shown.add("blocked");
  return all.filter(({ sign }) => (sign === "undone" ? undone : shown.has(sign)));
}
