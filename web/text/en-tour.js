/** The sentences of the tour. */

import { amount, beyond, count, list, purpose, verb } from "./en.js";

/** @import { Heading, Outcome, Refusals, Searched, Sign } from "./types.d.ts" */

export const step = {
  /** @param {string} square @param {number} number on the path, or 0 @param {boolean} blocked */
  cell: (square, number, blocked) =>
    blocked
      ? `${square}: blocked`
      : number > 0
        ? `${square}: square ${count(number)} of the path`
        : `${square}: free`,
  /** @param {string} start */
  begin: (start) => `The path begins on ${start}. Press play, or take one step.`,
  anywhere: "The board is empty: the first choice is the square to start from.",
  /** @param {number} number @param {string} from @param {string} to @param {string} order its place among the candidates, or "" */
  place: (number, from, to, order) => `Square ${count(number)}: ${from} to ${to}${order}.`,
  /** @param {string} square */
  placeFirst: (square) => `The search tries ${square} as the square to start from.`,
  /** @param {string} square @param {readonly string[]} free squares within reach @param {string} back */
  deadEnd: (square, free, back) => {
    const { length } = free;
    const why =
      length === 0
        ? "no free square within reach"
        : `${list(free)} ${length === 1 ? "is" : "are"} free, but no tour goes on from there`;
    return `Dead end at ${square}: ${why}. Back to ${back}.`;
  },
  /** @param {string} square @param {string} back @param {boolean} every tours may have been found there */
  exhausted: (square, back, every) => `${beyond(square, every)}. Back to ${back}.`,
  /** @param {string} square @param {string} back */
  solutionLeft: (square, back) =>
    `A tour found. The search goes on: from ${square} back to ${back}.`,
  /** @param {string} square @param {string} back */
  twiceLeft: (square, back) =>
    `As long as a tour, but a square came twice, so it is none. From ${square} back to ${back}.`,
  nowhere: "the empty board",
  /** @param {number} degree */
  leadsOn: (degree) =>
    degree === 0
      ? "No move leads on from there."
      : `${amount(degree, "move leads", "moves lead")} on from there.`,
  constructed: "The tour was put together beforehand.",
  /** @param {string | null} start of a closed tour */
  solved: (start) =>
    start === null
      ? "Every square has been visited: a tour."
      : `Every square has been visited, and a move leads back to ${start}: a closed tour.`,
  wrongEnd: "Every square has been visited, but the path does not end as it should: no tour.",
  /** @param {string} square @param {string} back */
  wrongEndLeft: (square, back) =>
    `As long as a tour, but it does not end as it should. From ${square} back to ${back}.`,
};

export const board = {
  /** @param {number} rows @param {number} columns @param {number} depth @param {number} squares @param {string} knight */
  label: (rows, columns, depth, squares, knight) =>
    `Board, ${amount(rows, "row")} by ${amount(columns, "column")}. ${depth} of ${amount(squares, "square")} visited.${knight ? ` Knight on ${knight}.` : ""}`,
};

/** What a strategy spares. */
export const comparison = {
  counting: "Counting what plain backtracking takes to it ...",
  /** @param {number} plain @param {number} fewer */
  fewer: (plain, fewer) =>
    `Plain backtracking takes ${amount(plain, "move")} to the same tour: ${count(fewer)} fewer here.`,
  /** @param {number} events */
  unknown: (events) =>
    `Plain backtracking has not come to it within ${count(events)} steps, where counting ended.`,
};

/** How a search comes out, in words. @type {(values: Record<string, string>) => Outcome} */
export const outcome = ({ goal }) => ({
  found: goal.includes("closed") ? "Closed tour found" : "Tour found",
  none: goal.includes("closed") ? "No closed tour exists" : "No tour exists",
  noun: goal.includes("closed") ? ["closed tour", "closed tours"] : ["tour", "tours"],
  checked: "every square once, every step a move of the piece",
  placed: (n) => `${amount(n, "move")} placed`,
});

/** What the picture shows, for the help panel. */
export const help = {
  intro:
    "A knight is to visit every square of the board exactly once. The program tries the moves in a fixed order; where none is left it takes its last move back and tries the next one. Press play, or step through it, forwards and backwards.",
  legend:
    "The line is the path so far; the numbers tell in which order its squares came. Amber rings are the squares within the knight's reach, numbered in the order in which the program tries them, crossed out once they have been tried. By Warnsdorff's rule they carry the number of moves that lead on instead. A red cross marks the move just taken back.",
};

/** The choice of an own one among the presets. */
export const own = "Your own board";
/** The title of a heat map. */
export const heat = "Taken back from each square";

/** The shapes of boards. */
export const templates = {
  choose: "Choose one ...",
  names: {
    full: "The full board",
    cross: "Cross",
    diamond: "Diamond",
    ring: "Ring",
    corner: "A corner missing",
    corners: "Two opposite corners missing",
    random: "Random holes",
  },
};

/** How candidates were refused. @type {Refusals} */
export const refusals = {
  "tour-off-board": (_, n) => `${amount(n, "move leads", "moves lead")} off the board`,
  "tour-on-path": (names) => `${verb(names, "is", "are")} on the path already`,
  "tour-blocked": (names) => `${verb(names, "is", "are")} blocked`,
  "tour-kept": (names) => `${verb(names, "is", "are")} kept for the last move`,
  "tour-dead": (names) => `no tour goes on from ${list(names, "or")}`,
};

/** The title line. @type {(searched: Searched) => Heading} */
export function heading({ values, labels, length }) {
  const { board, start, end, leaper, order, goal } = values;
  const piece = labels.leaper ?? `${leaper} leaper`;
  const name = /[0-9]/.test(order) ? "Tour" : `${piece[0].toUpperCase()}${piece.slice(1)}'s tour`;
  const from = start === "any" ? "any square" : start;
  const squares = length === undefined ? "every square" : `each of the ${count(length)} squares`;
  const last = /closed/.test(goal) ? " and end one move from it" : end === "" ? "" : ` to ${end}`;
  return {
    title: `${name} ${board} from ${from}`,
    purpose: purpose(`visit ${squares} once, from ${from}${last}`, values),
  };
}

/**
 * What the board shows of the moves that can come next, and of the one taken back.
 *
 * @param {ReadonlySet<string>} standings of the squares within reach
 * @param {string} strategy
 * @param {boolean} undone
 */
export function signs(standings, strategy, undone) {
  const number =
    strategy === "warnsdorff"
      ? "the number of moves that lead on from there"
      : "its place in the order";
  const refused = ["pruned", "warnsdorff"].includes(strategy) ? ", or refused" : "";
  /** @type {Sign[]} */
  const all = [
    { sign: "next", told: `the square that comes next, with ${number}` },
    { sign: "open", told: `a square within reach, with ${number}` },
    { sign: "tried", told: `a square that has been tried from here${refused}` },
    { sign: "undone", told: "the square just taken back" },
  ];
  return all.filter(({ sign }) => (sign === "undone" ? undone : standings.has(sign)));
}
