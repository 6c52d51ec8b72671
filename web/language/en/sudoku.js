// Made from language/en/sudoku.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"sudoku">} */
export default {
  "sudoku-shorter-says": "This search is long.",
  "sudoku-shorter-does": "Try an order that often ends sooner",
  "sudoku-begin": (v) => `The search fills ${number(v.blanks)} blank ${plural(v.blanks) === "one" ? "cell." : "cells."}`,
  "sudoku-place": (v) => `The search writes ${show(v.digit)}, the ${String(v.first) === "true" ? "first " : "next "}digit that fits, in ${show(v.cell)}.`,
  "sudoku-forced": (v) => `The search writes ${show(v.digit)} in ${show(v.cell)}: no other digit fits.`,
  "sudoku-only": (v) => `${show(v.digit)} goes to ${show(v.cell)}: no other cell of ${String(v.kind) === "row" ? "row " : String(v.kind) === "column" ? "column " : "box "}${show(v.number)} is left for it.`,
  "sudoku-option": (v) => `${show(v.digit)} goes to ${show(v.cell)}: cell ${show(v.place)} of the ${show(v.total)} that are left for it in ${String(v.kind) === "row" ? "row " : String(v.kind) === "column" ? "column " : "box "}${show(v.number)}.`,
  "sudoku-no-place": (v) => `Dead end: in ${String(v.kind) === "row" ? "row " : String(v.kind) === "column" ? "column " : "box "}${show(v.number)} no cell is left for ${show(v.stuck)}. The search takes the ${show(v.digit)} out of ${show(v.cell)}.`,
  "sudoku-dead-end": (v) => `Dead end: no digit fits ${show(v.stuck)}. The search takes the ${show(v.digit)} in ${show(v.cell)} back.`,
  "sudoku-exhausted": (v) => `With ${show(v.digit)} in ${show(v.cell)} the search has tried ${String(v.every) === "true" ? "everything. " : "everything and found nothing. "}It takes the digit back.`,
  "sudoku-solution-left": (v) => `That was a solution. The search looks for more: it takes the ${show(v.digit)} in ${show(v.cell)} back.`,
  "sudoku-solved": "Every cell is filled. Every row, column and box has each digit once.",
  "sudoku-content": (v) => `${show(v.cell)}: ${show(v.digit)}${String(v.given) === "true" ? ", given" : ""}`,
  "sudoku-label": (v) => `Sudoku of ${show(v.n)} by ${show(v.n)} cells, ${show(v.filled)} of ${show(v.blanks)} blank cells filled.`,
  "sudoku-help-intro": "Every row, column and box must have each digit once. The search takes the blank cells in order, or first where the fewest options are left. It tries the digits one after another. When no digit fits, it goes back. Press Play, or take one step at a time, forwards or backwards.",
  "sudoku-help-legend": "Black digits are given, and the search writes the green ones. Small digits still fit. The search crosses out those that it has tried for the next cell or digit. A red frame marks the cell whose digit was just taken back.",
  "sudoku-rule": "Each digit comes once in every row, column and box.",
  "sudoku-own": "Your own puzzle",
  "sudoku-heat": "Taken out of each cell",
  "sudoku-found": "Solved",
  "sudoku-no-solution": "No solution exists",
  "sudoku-counts": (v) => `${number(v.placed)} ${plural(v.placed) === "one" ? "digit " : "digits "}written, ${show(v.undone)} taken back.`,
  "sudoku-content-blank": (v) => `${show(v.cell)}: blank`,
  "sudoku-title": "Sudoku",
  "sudoku-purpose": (v) => `${String(v.wanted) === "all" ? "Find every way to fill " : String(v.wanted) === "count" ? "Count the ways to fill " : String(v.wanted) === "some" ? `Find ${show(v.number)} ways to fill ` : "Fill "}${v.blanks === 0 ? "the grid" : plural(v.blanks) === "one" ? `${number(v.blanks)} blank cell` : `${number(v.blanks)} blank cells`}: each digit once in every row, column and box.`,
  "sudoku-refused-taken": (v) => `${row(v.places, "and")} can't be ${show(v.digit)}: ${String(v.unit) === "row" ? "row " : String(v.unit) === "column" ? "column " : "box "}${show(v.number)} has its ${show(v.digit)} in ${show(v.cell)}.`,
  "sudoku-signs-small": "a small digit: it still fits there",
  "sudoku-signs-small-next": "a small digit that the search can try there next",
  "sudoku-signs-frame-cell": "the cell that comes next",
  "sudoku-signs-frame-digit": "a cell for the digit that comes next",
  "sudoku-signs-small-tried": "a digit that was tried there",
  "sudoku-signs-placed": "the cell filled last",
  "sudoku-signs-given-up": "the cell whose digit was just taken back",
};
