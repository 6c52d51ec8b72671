import { t } from "../../language/translate.ts";
import type { Heading, Outcome, Searched } from "../sentences.ts";
import { goalValues } from "../shared/goal.ts";
import { listNumbers } from "./subset-picture.ts";

/** Sentences about sums of numbers, except those on steps. */

export const counts: Outcome["counts"] = (counted) => t("subset-counts", counted);

/** Sentences about the picture, for the help panel. */
export const help = () => ({ intro: t("subset-help-intro"), legend: t("subset-help-legend") });

/** Caption of the rule's picture. */
export const ruleCaption = () => t("subset-rule");

/** Label of the entry for own numbers among the presets. */
export const ownLabel = () => t("subset-own");

export function heading({ values }: Searched): Heading {
  const { target } = values;
  const title = t("subset-title", { numbers: listNumbers(values.numbers).length, target });
  return { title, purpose: t("subset-purpose", { ...goalValues(values), target }) };
}
