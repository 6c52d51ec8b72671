import { t } from "../../language/translate.ts";
import type { Heading, Outcome, Searched } from "../sentences.ts";
import { goalValues } from "../shared/goal.ts";

/** Sentences about mazes, except those on steps. */

export const outcome = (): Outcome => ({
  goal: "path",
  found: t("maze-found"),
  none: t("maze-no-solution"),
  counts: (counts) => t("maze-counts", counts),
});

/** Sentences about the picture, for the help panel. */
export const help = () => ({ intro: t("maze-help-intro"), legend: t("maze-help-legend") });

/** Caption of the rule's picture. */
export const ruleCaption = () => t("maze-rule");

/** Label of the entry for an own maze among the presets. */
export const ownLabel = () => t("maze-own");

export const heading: (searched: Searched) => Heading = ({ values, puzzle }) => ({
  title: puzzle,
  purpose: t("maze-purpose", goalValues(values)),
});
