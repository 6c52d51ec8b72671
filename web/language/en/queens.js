// Made from language/en/queens.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"queens">} */
export default {
  "queens-cell": (v) => `${show(v.square)}: ${String(v.taken) === "true" ? "a queen" : `${v.attackers.length === 0 ? "free" : `attacked from ${row(v.attackers, "and")}`}`}`,
  "queens-cell-blocked": (v) => `${show(v.square)}: blocked`,
  "queens-begin": (v) => `The board is empty. ${number(v.n)} ${plural(v.n) === "one" ? "queen is " : "queens are "}to be placed, one a column, none attacking ${v.holes === 0 ? "another." : plural(v.holes) === "one" ? `another. ${number(v.holes)} square is blocked: none may stand there.` : `another. ${number(v.holes)} squares are blocked: none may stand there.`}`,
  "queens-place": (v) => `Queen ${show(v.number)}: ${show(v.square)} (try ${show(v.turn)} of ${show(v.tries)}).`,
  "queens-compared": (v) => `${show(v.square)} was compared with ${row(v.queens, "and")}.`,
  "queens-fewest": (v) => `Column ${show(v.column)} had ${number(v.safe)} safe ${plural(v.safe) === "one" ? "square: " : "squares: "}no column without a queen had fewer.`,
  "queens-looked-up": "Three look-ups tell: its row and its two diagonals are free.",
  "queens-dead-end": (v) => `Dead end: every row of column ${show(v.column)} was ${String(v.blocked) === "true" ? "attacked or blocked. " : "attacked. "}The queen on ${show(v.square)} is taken off again.`,
  "queens-exhausted": (v) => `${String(v.every) === "true" ? `Everything beyond ${show(v.square)} has been searched. ` : `Nothing beyond ${show(v.square)} works. `}The queen is taken off again.`,
  "queens-solution-left": (v) => `That was a solution. The search goes on: the queen on ${show(v.square)} is taken off again.`,
  "queens-solved": "Every column has its queen, and none attacks another: a solution.",
  "queens-label": (v) => `Board of ${show(v.n)} by ${show(v.n)} ${v.holes === 0 ? "squares " : `squares, ${number(v.holes)} of them blocked, `}with ${number(v.depth)} ${plural(v.depth) === "one" ? `${String(v.named) === "true" ? `queen on ${show(v.squares)}.` : "queen."}` : `${String(v.named) === "true" ? `queens on ${show(v.squares)}.` : "queens."}`}`,
  "queens-help-intro": "One queen a column is to be placed so that none attacks another. The program tries the rows of each column from below, or first the column with the fewest safe rows. Where every row is attacked it goes back to the queen before. Where squares are blocked no queen may stand; queens attack across them. Press play, or step through it, forwards and backwards.",
  "queens-help-legend": "Red squares are attacked, dark grey ones blocked. Amber rings are the rows that are free in the next column, with the number of the row, crossed out once they have been tried. A red cross marks the queen just taken off. Lines show the safety test: from each row to the queen that attacks it or, where lines are looked up, the row and the diagonals that each queen holds.",
  "queens-rule": "A queen attacks along its row, its column and its diagonals. No queen may attack another.",
  "queens-own": "Your own board",
  "queens-heat": "Taken back from each square",
  "queens-found": "Solution found",
  "queens-no-solution": "No solution exists",
  "queens-checked": "Checked: no queen sees another.",
  "queens-counts": (v) => `${number(v.placed)} ${plural(v.placed) === "one" ? "queen " : "queens "}placed, ${show(v.undone)} taken back.`,
  "queens-tried": (v) => `Every way was tried, as far as it could go: ${number(v.placed)} ${plural(v.placed) === "one" ? "queen " : "queens "}placed in all.`,
  "queens-compared-all": (v) => `${show(v.square)} was compared with each of the ${show(v.queens)} queens before it.`,
  "queens-title": (v) => `${number(v.n)} ${plural(v.n) === "one" ? "queen" : "queens"}`,
  "queens-purpose": (v) => `${String(v.wanted) === "all" ? "Find every way to place " : String(v.wanted) === "count" ? "Count the ways to place " : String(v.wanted) === "some" ? `Find ${show(v.number)} ways to place ` : "Place "}${v.queens === 1 ? "a queen" : `${number(v.queens)} queens`}${String(v.blocked) === "true" ? " on squares that are not blocked" : ""}${v.queens === 1 ? "" : " so that none attacks another"}.`,
  "queens-signs-next": "the safe square that comes next",
  "queens-signs-open": "a safe square that comes later",
  "queens-signs-tried": "a square that has been tried",
  "queens-signs-attacked": "an attacked square",
  "queens-signs-blocked": "a blocked square, for no queen",
  "queens-signs-undone": "the queen just taken off",
  "queens-refused-attacked": (v) => `${show(v.queen)} attacks ${row(v.names, "and")}`,
  "queens-refused-blocked": (v) => `${row(v.names, "and")} ${plural(v.names.length) === "one" ? "is " : "are "}blocked`,
};
