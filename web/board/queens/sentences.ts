import { t } from "../../language/translate.ts";
import type { Heading, Outcome, Searched } from "../sentences.ts";
import { goalValues } from "../shared/goal.ts";

/** Sentences about queens, except those on steps. */

export const counts: Outcome["counts"] = (counted) => t("queens-counts", counted);

/** Sentences about the picture, for the help panel. */
export const help = () => ({
  intro: t("queens-help-intro"),
  legend: t("queens-help-legend"),
});

/** Caption of the rule's picture. */
export const ruleCaption = () => t("queens-rule");

/** Label of the entry for an own board among the presets. */
export const ownLabel = () => t("queens-own");

export const heading: (searched: Searched) => Heading = ({ values: { n, holes, ...values } }) => {
  const queens = Number(n);
  const blocked = holes !== "";
  return {
    title: t("queens-title", { n: queens }),
    purpose: t("queens-purpose", { ...goalValues(values), queens, blocked }),
  };
};
