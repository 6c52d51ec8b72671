import { tell } from "../../language/tell.ts";
import { wantedIn } from "../shared/goal.ts";

/**
 * What is told of sudoku besides its steps.
 *
 * @import { Heading, Outcome, Refusals, Searched } from "../told.ts"
 */

/** How a search comes out, in words. @returns {Outcome} */
export const outcome = () => ({
  goal: "sudoku",
  found: tell("sudoku-found"),
  none: tell("sudoku-no-solution"),
  counts: (counts) => tell("sudoku-counts", counts),
});

/** What the picture shows, for the help panel. */
export const help = () => ({
  intro: tell("sudoku-help-intro"),
  legend: tell("sudoku-help-legend"),
});

/** Beside the picture of the rule. */
export const tellRule = () => tell("sudoku-rule");

/** The choice of an own one among the presets. */
export const own = () => tell("sudoku-own");

/** How candidates were refused. @type {Refusals} */
export const refusals = {
  "sudoku-taken": (_, __, { unit, number, digit, cell }, places) =>
    tell("sudoku-refused-taken", { places, unit, number, digit, cell }),
};

/** The title line. @type {(searched: Searched) => Heading} */
export const heading = ({ values, length }) => ({
  title: tell("sudoku-title"),
  purpose: tell("sudoku-purpose", { ...wantedIn(values), blanks: length ?? 0 }),
});

/** A row, column or box. @param {number} unit rows, then columns, then boxes @param {number} n */
export const unitOf = (unit, n) => ({
  kind: ["row", "column", "box"][Math.floor(unit / n)],
  number: (unit % n) + 1,
});
