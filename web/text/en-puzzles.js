/** The sentences that differ from puzzle to puzzle. */

import { amount, beyond, count, list } from "./en.js";

/** @typedef {import("../scenario/scenario.js").Scenario} Scenario */

/** Queens that are named one by one in a sentence. */
const MOST_NAMED = 4;

export const pending = {
  drawing: "The picture comes with Python.",
  sentence: "What is searched will be drawn as soon as Python is there.",
};

export const queens = {
  /** @param {number} n */
  begin: (n) =>
    `The board is empty. ${amount(n, "queen is", "queens are")} to be placed, one a column, none attacking another.`,
  /** @param {number} number @param {string} square @param {string} order its place among the candidates */
  place: (number, square, order) => `Queen ${number}: ${square}${order}.`,
  /** @param {string} square @param {string[]} queens it was compared with */
  compared: (square, queens) =>
    queens.length > MOST_NAMED
      ? `${square} was compared with each of the ${queens.length} queens before it.`
      : `${square} was compared with ${list(queens)}.`,
  lookedUp: "Three look-ups tell: its row and its two diagonals are free.",
  /** @param {string} square @param {string} column the file where every row is attacked */
  deadEnd: (square, column) =>
    `Dead end: every row of column ${column} is attacked. The queen on ${square} is taken off again.`,
  /** @param {string} square @param {boolean} every solutions may have been found there */
  exhausted: (square, every) => `${beyond(square, every)}. The queen is taken off again.`,
  /** @param {string} square */
  solutionLeft: (square) =>
    `That was a solution. The search goes on: the queen on ${square} is taken off again.`,
  solved: "Every column has its queen, and none attacks another: a solution.",
  /** @param {number} n @param {number} depth @param {string} squares */
  label: (n, depth, squares) =>
    `Board of ${n} by ${n} squares with ${amount(depth, "queen", "queens")}${squares ? ` on ${squares}` : ""}.`,
};

export const graph = {
  /** @param {string} name */
  begin: (name) => `The path begins at ${name}, which is gray: it is on the path.`,
  anywhere: "All vertices are white: none has been visited.",
  /** @param {number} number @param {string} from @param {string} to @param {string} order its place among the candidates */
  place: (number, from, to, order) => `Vertex ${number}: ${from} to ${to}${order}.`,
  /** @param {string} name */
  placeFirst: (name) => `The search tries ${name} as the vertex to start from.`,
  /** @param {string} name @param {string} back */
  deadEnd: (name, back) =>
    `Dead end: no white vertex can follow ${name}. It turns white again; back to ${back}.`,
  /** @param {string} name @param {string} back @param {boolean} every paths may have been found there */
  exhausted: (name, back, every) =>
    `${beyond(name, every)}. It turns white again; back to ${back}.`,
  /** @param {string} name @param {string} back */
  solutionLeft: (name, back) =>
    `That was a path as wanted. The search goes on: ${name} turns white again; back to ${back}.`,
  /** @param {string[]} names */
  solved: (names) => `The path has its full length: ${names.join(" ")}.`,
  /** @param {number} names @param {string[]} path */
  label: (names, path) =>
    `Graph of ${amount(names, "vertex", "vertices")}. ${path.length > 0 ? `Path: ${path.join(" ")}.` : "No vertex is on the path."}`,
  nowhere: "the beginning",
};

export const forest = {
  begin: "All vertices are white. The general search discovers each of them once.",
  /** @param {string} name @param {number} time @param {string | null} from */
  discover: (name, time, from) =>
    from === null
      ? `Time ${time}: ${name} is discovered as the root of a tree, and turns gray.`
      : `Time ${time}: ${name} is discovered from ${from}, and turns gray.`,
  /** @param {string} name @param {number} time @param {string} back */
  finish: (name, time, back) =>
    `Time ${time}: ${name} has no white neighbour left. It is finished and turns black${back ? `; back to ${back}` : ""}.`,
  /** @param {string[]} edges each "A to B is a back edge" */
  edges: (edges) => (edges.length === 0 ? "" : ` ${list(edges)}.`),
  /** @param {string} tail @param {string} head @param {string} kind */
  edge: (tail, head, kind) => `${tail} to ${head} is a ${kind} edge`,
  /** @param {string} kind @param {string[][]} edges the names of their ends */
  beside: (kind, edges) => {
    const named = edges.slice(0, 6).map(([tail, head]) => `${tail} to ${head}`);
    const more = edges.length > 6 ? [`${edges.length - 6} more`] : [];
    const what = edges.length === 1 ? "edge" : "edges";
    return `${kind[0].toUpperCase()}${kind.slice(1)} ${what}: ${list([...named, ...more])}.`;
  },
  /** @param {number} names @param {number} gray @param {number} black */
  label: (names, gray, black) =>
    `Graph of ${amount(names, "vertex", "vertices")}: ${gray} gray, ${black} black.`,
};

const COLOURS = ["red", "blue", "yellow", "green", "orange", "purple", "brown", "pink"];

/** The name of a colour counted from 0, as the library has it. @param {number} colour */
export const colourName = (colour) => COLOURS[colour] ?? `colour ${colour + 1}`;

export const colouring = {
  /** @param {number} regions @param {number} colours */
  begin: (regions, colours) =>
    `${amount(regions, "region", "regions")} and ${amount(colours, "colour", "colours")}. Neighbours must differ.`,
  /** @param {string} region @param {string} colour @param {string} order its place among the candidates */
  place: (region, colour, order) => `${region} is coloured ${colour}${order}.`,
  /** @param {string} stuck @param {string} region @param {string} colour */
  deadEnd: (stuck, region, colour) =>
    `Dead end: ${stuck} touches all colours. ${region} gives up ${colour}.`,
  /** @param {string} region @param {string} colour @param {boolean} every colourings may have been found there */
  exhausted: (region, colour, every) =>
    `${beyond(`${region} in ${colour}`, every)}. It gives up that colour.`,
  /** @param {string} region @param {string} colour */
  solutionLeft: (region, colour) =>
    `That was a colouring. The search goes on: ${region} gives up ${colour}.`,
  /** @param {number} used */
  solved: (used) =>
    `Every region has a colour, and no two neighbours the same: ${amount(used, "colour", "colours")} in use.`,
  /** @param {number} regions @param {number} coloured @param {number} colours */
  label: (regions, coloured, colours) =>
    `Map of ${amount(regions, "region", "regions")}, ${coloured} of them coloured with up to ${amount(colours, "colour")}.`,
};

export const sudoku = {
  /** @param {number} blanks */
  begin: (blanks) => `${amount(blanks, "cell is", "cells are")} blank. The search fills them.`,
  /** @param {string} cell @param {string} digit @param {boolean} first no smaller digit fits */
  place: (cell, digit, first) =>
    `${cell} gets ${digit}, the ${first ? "first" : "next"} digit that fits.`,
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
  /** @param {number} row @param {number} column */
  cell: (row, column) => `r${row}c${column}`,
  /** @param {number} n @param {number} filled @param {number} blanks */
  label: (n, filled, blanks) =>
    `Sudoku of ${n} by ${n} cells, ${filled} of ${blanks} blank cells filled.`,
};

/**
 * How a search of each puzzle comes out, in words.
 *
 * @typedef {object} Outcome
 * @property {string} found
 * @property {string} none when the whole tree holds no solution
 * @property {[one: string, many: string]} noun what is looked for
 * @property {string} checked what the independent check has found right
 * @property {(n: number) => string} placed what was placed: "2 moves placed"
 */

/** @type {Record<string, (values: Record<string, string>) => Outcome>} */
const OUTCOMES = {
  tour: ({ goal }) => ({
    found: goal.includes("closed") ? "Closed tour found" : "Tour found",
    none: goal.includes("closed") ? "No closed tour exists" : "No tour exists",
    noun: goal.includes("closed") ? ["closed tour", "closed tours"] : ["tour", "tours"],
    checked: "every square once, every step a move of the piece",
    placed: (n) => `${amount(n, "move")} placed`,
  }),
  queens: () => ({
    found: "Solution found",
    none: "No solution exists",
    noun: ["solution", "solutions"],
    checked: "no queen sees another",
    placed: (n) => `${amount(n, "queen")} placed`,
  }),
  graph: ({ cycle }) => ({
    found: cycle === "yes" ? "Cycle found" : "Path found",
    none: cycle === "yes" ? "No such cycle exists" : "No such path exists",
    noun: cycle === "yes" ? ["cycle", "cycles"] : ["path", "paths"],
    checked: "different vertices, and an edge from each to the next",
    placed: (n) => `${amount(n, "vertex", "vertices")} placed`,
  }),
  forest: () => ({
    found: "Search complete",
    none: "Search complete",
    noun: ["vertex", "vertices"],
    checked: "",
    placed: (n) => `${amount(n, "vertex", "vertices")} discovered`,
  }),
  colouring: ({ colours }) => ({
    found: `Coloured with ${colours === "1" ? "1 colour" : `up to ${colours} colours`}`,
    none: `${amount(Number(colours), "colour is", "colours are")} not enough`,
    noun: ["colouring", "colourings"],
    checked: "the two sides of every border differ",
    placed: (n) => `${amount(n, "colour")} placed`,
  }),
  sudoku: () => ({
    found: "Solved",
    none: "No solution exists",
    noun: ["solution", "solutions"],
    checked: "every row, column and box holds each digit once",
    placed: (n) => `${amount(n, "digit")} placed`,
  }),
};

/** @param {Scenario} scenario */
export const outcomeOf = ({ puzzle, values }) => OUTCOMES[puzzle](values);

/** What the picture shows, for the help panel. @type {Record<string, {intro: string, legend: string}>} */
export const help = {
  tour: {
    intro:
      "A knight is to visit every square of the board exactly once. The program tries the moves in a fixed order; where none is left it takes its last move back and tries the next one. Press play, or step through it, forwards and backwards.",
    legend:
      "The line is the path so far; the numbers tell the order of the moves. Amber rings are the squares within the knight's reach, numbered in the order in which the program tries them, crossed out once they have been tried. By Warnsdorff's rule they carry the number of moves that lead on instead. A red cross marks the move just taken back.",
  },
  queens: {
    intro:
      "One queen a column is to be placed so that none attacks another. The program tries the rows of each column from below; where every row is attacked it goes back to the column before. Press play, or step through it, forwards and backwards.",
    legend:
      "Red squares are attacked. Amber rings are the rows that are free in the next column, numbered from below, crossed out once they have been tried. A red cross marks the queen just taken off. Lines show the safety test: from each row to the queen that attacks it or, where lines are looked up, the row and the diagonals that each queen holds.",
  },
  graph: {
    intro:
      "A path through the graph is wanted that takes no vertex twice. The program tries the neighbours of its last vertex in a fixed order; where none is white it goes back, and the vertex turns white again. Press play, or step through it, forwards and backwards.",
    legend:
      "White vertices are not on the path, gray ones are; the numbers tell their order. Amber numbers stand beside the vertices that can come next, in the order in which they are tried. A red cross marks the vertex just taken back.",
  },
  forest: {
    intro:
      "The general depth-first search visits every vertex once. A white vertex has not been discovered, a gray one is on the path, and a black one is finished and stays black. Press play, or step through it, forwards and backwards.",
    legend:
      "Below each vertex stand the times of its discovery and its finish. Tree edges are thick; back edges lead to a vertex still gray, forward edges to a black descendant, cross edges to any other black vertex.",
  },
  colouring: {
    intro:
      "Every region gets one of the colours so that neighbours differ. The program takes the regions in a fixed order and tries the colours in turn; where each one touches a neighbour it goes back and recolours. Press play, or step through it, forwards and backwards.",
    legend:
      "Each colour has its own pattern as well. The framed region is the next one; a red frame marks the region that just gave up its colour.",
  },
  sudoku: {
    intro:
      "Every row, column and box is to hold each digit once. The program takes the blank cells in order and tries the digits in turn; where none fits it goes back to the cell before. Press play, or step through it, forwards and backwards.",
    legend:
      "Black digits are given, green ones are entered by the search. Small digits still fit; those of the cell in hand are crossed out once they have been tried. A red cross marks the digit just taken out.",
  },
};

export const fewest = {
  /** @param {number} colours */
  colours: (colours) => amount(colours, "colour", "colours"),
  searching: "searching ...",
  /** @param {number} placed @param {number} undone */
  found: (placed, undone) => `found: ${count(placed)} placed, ${count(undone)} taken back`,
  /** @param {number} placed */
  exhausted: (placed) => `impossible: exhausted after ${amount(placed, "placement")}`,
  /** @param {string[]} clique */
  clique: (clique) => ` (${list(clique)} all touch one another)`,
  /** @param {number} events */
  stopped: (events) => `not known: stopped at ${amount(events, "step")}`,
  /** @param {number} colours */
  least: (colours) => `${amount(colours, "colour is", "colours are")} the least.`,
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

export const solutions = {
  /** @param {number} passed up to here @param {number} found @param {number} kinds @param {"searching" | "all" | "enough"} standing */
  count: (passed, found, kinds, standing) => {
    const tail = {
      searching: " so far, searching on",
      all: "",
      enough: " so far, which is enough",
    };
    const groups = kinds < found ? `, ${count(kinds)} essentially different` : "";
    return `${count(passed)} of ${count(found)} up to this step${tail[standing]}${groups}.`;
  },
  /** @param {number} number @param {number} position */
  goTo: (number, position) => `Solution ${count(number)}, at step ${count(position)}`,
};
