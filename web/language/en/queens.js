// Made from language/en/queens.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"queens">} */
export default {
  "queens-cell": (v) => `${String(v.taken) === "true" ? `${show(v.square)}: a queen` : `${v.attackers.length === 0 ? `${show(v.square)}: free` : `${show(v.square)}: attacked from ${row(v.attackers, "and")}`}`}`,
  "queens-cell-blocked": (v) => `${show(v.square)}: blocked`,
  "queens-begin": (v) => `${plural(v.n) === "one" ? `${v.holes === 0 ? `The board is empty. ${number(v.n)} queen is to be placed, one a column, none attacking another.` : plural(v.holes) === "one" ? `The board is empty. ${number(v.n)} queen is to be placed, one a column, none attacking another. ${number(v.holes)} square is blocked: none may stand there.` : `The board is empty. ${number(v.n)} queen is to be placed, one a column, none attacking another. ${number(v.holes)} squares are blocked: none may stand there.`}` : `${v.holes === 0 ? `The board is empty. ${number(v.n)} queens are to be placed, one a column, none attacking another.` : plural(v.holes) === "one" ? `The board is empty. ${number(v.n)} queens are to be placed, one a column, none attacking another. ${number(v.holes)} square is blocked: none may stand there.` : `The board is empty. ${number(v.n)} queens are to be placed, one a column, none attacking another. ${number(v.holes)} squares are blocked: none may stand there.`}`}`,
  "queens-place": (v) => `Queen ${show(v.number)}: ${show(v.square)} (try ${show(v.turn)} of ${show(v.tries)}).`,
  "queens-compared": (v) => `${show(v.square)} was compared with ${row(v.queens, "and")}.`,
  "queens-fewest": (v) => `${plural(v.safe) === "one" ? `Column ${show(v.column)} had ${number(v.safe)} safe square: no column without a queen had fewer.` : `Column ${show(v.column)} had ${number(v.safe)} safe squares: no column without a queen had fewer.`}`,
  "queens-looked-up": "Three look-ups tell: its row and its two diagonals are free.",
  "queens-dead-end": (v) => `${String(v.blocked) === "true" ? `Dead end: every row of column ${show(v.column)} was attacked or blocked. The queen on ${show(v.square)} is taken off again.` : `Dead end: every row of column ${show(v.column)} was attacked. The queen on ${show(v.square)} is taken off again.`}`,
  "queens-exhausted": (v) => `${String(v.every) === "true" ? `Everything beyond ${show(v.square)} has been searched. The queen is taken off again.` : `Nothing beyond ${show(v.square)} works. The queen is taken off again.`}`,
  "queens-solution-left": (v) => `That was a solution. The search goes on: the queen on ${show(v.square)} is taken off again.`,
  "queens-solved": "Every column has its queen, and none attacks another: a solution.",
  "queens-label": (v) => `${v.holes === 0 ? `${plural(v.depth) === "one" ? `${String(v.named) === "true" ? `Board of ${show(v.n)} by ${show(v.n)} squares with ${number(v.depth)} queen on ${show(v.squares)}.` : `Board of ${show(v.n)} by ${show(v.n)} squares with ${number(v.depth)} queen.`}` : `${String(v.named) === "true" ? `Board of ${show(v.n)} by ${show(v.n)} squares with ${number(v.depth)} queens on ${show(v.squares)}.` : `Board of ${show(v.n)} by ${show(v.n)} squares with ${number(v.depth)} queens.`}`}` : `${plural(v.depth) === "one" ? `${String(v.named) === "true" ? `Board of ${show(v.n)} by ${show(v.n)} squares, ${number(v.holes)} of them blocked, with ${number(v.depth)} queen on ${show(v.squares)}.` : `Board of ${show(v.n)} by ${show(v.n)} squares, ${number(v.holes)} of them blocked, with ${number(v.depth)} queen.`}` : `${String(v.named) === "true" ? `Board of ${show(v.n)} by ${show(v.n)} squares, ${number(v.holes)} of them blocked, with ${number(v.depth)} queens on ${show(v.squares)}.` : `Board of ${show(v.n)} by ${show(v.n)} squares, ${number(v.holes)} of them blocked, with ${number(v.depth)} queens.`}`}`}`,
  "queens-help-intro": "One queen a column is to be placed so that none attacks another. The program tries the rows of each column from below, or first the column with the fewest safe rows. Where every row is attacked it goes back to the queen before. Where squares are blocked no queen may stand; queens attack across them. Press play, or step through it, forwards and backwards.",
  "queens-help-legend": "Red squares are attacked, dark grey ones blocked. Amber rings are the rows that are free in the next column, with the number of the row, crossed out once they have been tried. A red cross marks the queen just taken off. Lines show the safety test: from each row to the queen that attacks it or, where lines are looked up, the row and the diagonals that each queen holds.",
  "queens-own": "Your own board",
  "queens-heat": "Taken back from each square",
  "queens-found": "Solution found",
  "queens-no-solution": "No solution exists",
  "queens-checked": "Checked: no queen sees another.",
  "queens-counts": (v) => `${plural(v.placed) === "one" ? `${number(v.placed)} queen placed, ${show(v.undone)} taken back.` : `${number(v.placed)} queens placed, ${show(v.undone)} taken back.`}`,
  "queens-tried": (v) => `${plural(v.placed) === "one" ? `Every way was tried, as far as it could go: ${number(v.placed)} queen placed in all.` : `Every way was tried, as far as it could go: ${number(v.placed)} queens placed in all.`}`,
  "queens-compared-all": (v) => `${show(v.square)} was compared with each of the ${show(v.queens)} queens before it.`,
  "queens-title": (v) => `${plural(v.n) === "one" ? `${number(v.n)} queen` : `${number(v.n)} queens`}`,
  "queens-purpose": (v) => `${String(v.wanted) === "all" ? `Find every way to place ${v.queens === 1 ? "a queen" : `${number(v.queens)} queens`}${String(v.blocked) === "true" ? " on squares that are not blocked" : ""}${v.queens === 1 ? "" : " so that none attacks another"}.` : String(v.wanted) === "count" ? `Count the ways to place ${v.queens === 1 ? "a queen" : `${number(v.queens)} queens`}${String(v.blocked) === "true" ? " on squares that are not blocked" : ""}${v.queens === 1 ? "" : " so that none attacks another"}.` : String(v.wanted) === "some" ? `Find ${show(v.number)} ways to place ${v.queens === 1 ? "a queen" : `${number(v.queens)} queens`}${String(v.blocked) === "true" ? " on squares that are not blocked" : ""}${v.queens === 1 ? "" : " so that none attacks another"}.` : `Place ${v.queens === 1 ? "a queen" : `${number(v.queens)} queens`}${String(v.blocked) === "true" ? " on squares that are not blocked" : ""}${v.queens === 1 ? "" : " so that none attacks another"}.`}`,
  "queens-signs-next": "the safe square that comes next",
  "queens-signs-open": "a safe square that comes later",
  "queens-signs-tried": "a square that has been tried",
  "queens-signs-attacked": "an attacked square",
  "queens-signs-blocked": "a blocked square, for no queen",
  "queens-signs-undone": "the queen just taken off",
  "queens-refused-attacked": (v) => `${show(v.queen)} attacks ${row(v.names, "and")}`,
  "queens-refused-blocked": (v) => `${plural(v.names.length) === "one" ? `${row(v.names, "and")} is blocked` : `${row(v.names, "and")} are blocked`}`,
};
