import { tell } from "../../language/tell.ts";
import { wantedIn } from "../shared/goal.ts";
import type { Heading, Outcome, Refusals, Searched } from "../told.ts";

/** What is told of sudoku besides its steps. */

/** How a search comes out, in words. */
export const outcome = (): Outcome => ({
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

/** How candidates were refused. */
export const refusals: Refusals = {
  "sudoku-taken": (_, __, { unit, number, digit, cell }, places) =>
    tell("sudoku-refused-taken", { places, unit, number, digit, cell }),
};

/** The title line. */
export const heading: (searched: Searched) => Heading = ({ values, length }) => ({
  title: tell("sudoku-title"),
  purpose: tell("sudoku-purpose", { ...wantedIn(values), blanks: length ?? 0 }),
});

/** A row, column or box. @param unit rows, then columns, then boxes */
export const unitOf = (unit: number, n: number) => ({
  kind: ["row", "column", "box"][Math.floor(unit / n)],
  number: (unit % n) + 1,
});
