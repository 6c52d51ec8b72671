import { tell } from "../../language/tell.ts";
import type { Heading, Outcome, Searched } from "../sentences.ts";
import { goalValues } from "../shared/goal.ts";

/** Sentences about sudoku, except those on steps. */

export const outcome = (): Outcome => ({
  goal: "sudoku",
  found: tell("sudoku-found"),
  none: tell("plain-no-solution"),
  counts: (counts) => tell("sudoku-counts", counts),
});

/** Sentences about the picture, for the help panel. */
export const help = () => ({
  intro: tell("sudoku-help-intro"),
  legend: tell("sudoku-help-legend"),
});

/** Caption of the rule's picture. */
export const ruleCaption = ({ regions }: Record<string, string>) =>
  tell("sudoku-rule", { regions: Boolean(regions) });

/** Label of the entry for an own grid among the presets. */
export const ownLabel = () => tell("sudoku-own");

export const heading: (searched: Searched) => Heading = ({ values, length }) => ({
  title: tell("sudoku-title"),
  purpose: tell("sudoku-purpose", {
    ...goalValues(values),
    blanks: length ?? 0,
    regions: Boolean(values.regions),
  }),
});
