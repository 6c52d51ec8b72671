import { t } from "../../language/translate.ts";
import type { Heading, Searched } from "../sentences.ts";
import { goalValues } from "../shared/goal.ts";
import { isWalk } from "../shared/walk.ts";
import type { Entry } from "../types.ts";

/** Sentences about queens, except those on steps. */

export const counts: Entry["counts"] = (counted, values) =>
  isWalk(values)
    ? t("queens-counts-walk", { placed: counted.placed })
    : t("queens-counts", counted);

/** Sentences about the picture, for the help panel. */
export const help = (values: Record<string, string>) =>
  isWalk(values)
    ? { intro: t("queens-help-walk-intro"), legend: t("queens-help-walk-legend") }
    : { intro: t("queens-help-intro"), legend: t("queens-help-legend") };

/** Caption of the rule's picture. */
export const ruleCaption = () => t("queens-rule");

/** Label of the entry for an own board among the presets. */
export const ownLabel = () => t("queens-own");

export const heading: (searched: Searched) => Heading = ({
  values: { n, holes, givens, ...values },
}) => {
  const queens = Number(n);
  const blocked = holes !== "";
  const given = givens === "" ? 0 : givens.split(",").length;
  return {
    title: t("queens-title", { n: queens }),
    purpose: t("queens-purpose", { ...goalValues(values), queens, blocked, given }),
  };
};
