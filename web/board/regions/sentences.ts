import { t } from "../../language/translate.ts";
import type { Heading, Outcome, Searched } from "../sentences.ts";
import { goalValues } from "../shared/goal.ts";

/** Sentences about queens in regions, except those on steps. */

export const counts: Outcome["counts"] = (counted) => t("regions-counts", counted);

/** Sentences about the picture, for the help panel. */
export const help = () => ({ intro: t("regions-help-intro"), legend: t("regions-help-legend") });

/** Caption of the rule's picture. */
export const ruleCaption = () => t("regions-rule");

/** Label of the entry for own regions among the presets. */
export const ownLabel = () => t("regions-own");

export const heading: (searched: Searched) => Heading = ({ values }) => ({
  title: t("regions-title", { n: values.regions.trim().split(/[.\s]+/).length }),
  purpose: t("regions-purpose", goalValues(values)),
});
