// Made from language/en/queens.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"queens">} */
export default {
  "queens-cell": (v) => `${show(v.square)}: ${String(v.taken) === "true" ? "a queen" : `${v.attackers.length === 0 ? "free" : `attacked from ${row(v.attackers, "and")}`}`}`,
  "queens-cell-blocked": (v) => `${show(v.square)}: blocked`,
  "queens-begin": (v) => `The board is empty.${v.holes === 0 ? "" : plural(v.holes) === "one" ? ` ${number(v.holes)} square is blocked: no queen may stand there.` : ` ${number(v.holes)} squares are blocked: no queen may stand there.`}`,
  "queens-place": (v) => `The search puts queen ${show(v.number)} on ${show(v.square)}. It is row ${show(v.turn)} of ${show(v.tries)} on the search's list.`,
  "queens-compared": (v) => `The search compared ${show(v.square)} with ${row(v.queens, "and")}.`,
  "queens-fewest": (v) => `Column ${show(v.column)} had ${number(v.safe)} safe ${plural(v.safe) === "one" ? "square, " : "squares, "}and no other column had fewer.`,
  "queens-looked-up": "The search checks the row and the 2 diagonals. All 3 are free.",
  "queens-dead-end": (v) => `Dead end: no queen fits in column ${show(v.column)}. The search takes the queen on ${show(v.square)} back.`,
  "queens-exhausted": (v) => `With a queen on ${show(v.square)} the search has tried ${String(v.every) === "true" ? "everything. " : "everything and found nothing. "}It takes this queen back.`,
  "queens-solution-left": (v) => `That was a solution. The search looks for more: it takes the queen on ${show(v.square)} back.`,
  "queens-solved": "Every column has its queen, and no queen attacks another. That's a solution!",
  "queens-label": (v) => `Board of ${show(v.n)} by ${show(v.n)} squares${v.holes === 0 ? "" : `, ${number(v.holes)} of them blocked,`} with ${number(v.depth)} ${plural(v.depth) === "one" ? "queen" : "queens"}${String(v.named) === "true" ? ` on ${show(v.squares)}` : ""}.`,
  "queens-help-intro": "The search puts a queen in each column so that none attacks another. It tries the rows of a column from below, or first takes the column with the fewest safe rows. When every row is attacked, it goes back to the queen before. No queen may stand on a blocked square, but queens attack across it. Press Play, or take one step at a time, forwards or backwards.",
  "queens-help-legend": "Red squares are attacked, dark grey ones are blocked. Amber rings mark the free rows of the next column, with the number of the row. Rows already tried are crossed out. A red cross marks the queen just taken off. Lines show the safety test: they lead from a row to the queen that attacks it. Where lines are looked up, they show the row and the diagonals that each queen holds.",
  "queens-rule": "A queen attacks along its row, its column and its diagonals. No queen may attack another.",
  "queens-own": "Your own board",
  "queens-heat": "Taken back from each square",
  "queens-found": "Solution found",
  "queens-no-solution": "No solution exists",
  "queens-counts": (v) => `${number(v.placed)} ${plural(v.placed) === "one" ? "queen " : "queens "}placed, ${show(v.undone)} taken back.`,
  "queens-compared-all": (v) => `The search compared ${show(v.square)} with ${plural(v.queens) === "one" ? `the ${number(v.queens)} queen ` : `each of the ${number(v.queens)} queens `}before it.`,
  "queens-title": (v) => `${number(v.n)} ${plural(v.n) === "one" ? "queen" : "queens"}`,
  "queens-purpose": (v) => `${String(v.wanted) === "all" ? "Find every way to place " : String(v.wanted) === "count" ? "Count the ways to place " : String(v.wanted) === "some" ? `Find ${show(v.number)} ways to place ` : "Place "}${v.queens === 1 ? "a queen" : `${number(v.queens)} queens`}${String(v.blocked) === "true" ? " on squares that are not blocked" : ""}${v.queens === 1 ? "" : " so that none attacks another"}.`,
  "queens-signs-next": "the safe square that comes next",
  "queens-signs-open": "a safe square that comes later",
  "queens-signs-tried": "a square that was tried",
  "queens-signs-attacked": "an attacked square",
  "queens-signs-blocked": "a blocked square, for no queen",
  "queens-signs-undone": "the queen just taken off",
  "queens-refused-attacked": (v) => `The queen on ${show(v.queen)} attacks ${row(v.names, "and")}.`,
  "queens-refused-row": (v) => `Row ${show(v.name)} already holds a queen.`,
  "queens-refused-rising": (v) => `${plural(v.names.length) === "one" ? "A queen is already on the rising diagonal " : "Queens are already on the rising diagonals "}of ${row(v.names, "and")}.`,
  "queens-refused-falling": (v) => `${plural(v.names.length) === "one" ? "A queen is already on the falling diagonal " : "Queens are already on the falling diagonals "}of ${row(v.names, "and")}.`,
  "queens-refused-blocked": (v) => `${row(v.names, "and")} ${plural(v.names.length) === "one" ? "is " : "are "}blocked.`,
};
