import { t } from "../../language/translate.ts";
import type { Heading, Outcome, Searched } from "../sentences.ts";
import { goalValues } from "../shared/goal.ts";

/** Sentences about sudoku, except those on steps. */

export const counts: Outcome["counts"] = (counted) => t("sudoku-counts", counted);

/** Sentences about the picture, for the help panel. */
export const help = () => ({
  intro: t("sudoku-help-intro"),
  legend: t("sudoku-help-legend"),
});

/** Caption of the rule's picture. */
export const ruleCaption = ({ regions }: Record<string, string>) =>
  t("sudoku-rule", { regions: Boolean(regions) });

/** Label of the entry for an own grid among the presets. */
export const ownLabel = () => t("sudoku-own");

export const heading: (searched: Searched) => Heading = ({ values, length }) => ({
  title: t("sudoku-title", { number: Math.sqrt(values.regions.length) }),
  purpose: t("sudoku-purpose", {
    ...goalValues(values),
    blanks: length ?? 0,
    regions: Boolean(values.regions),
  }),
});
