import { t } from "../../language/translate.ts";
import type { Heading, Outcome, Searched } from "../sentences.ts";
import { goalValues } from "../shared/goal.ts";
import { isKnight } from "./parse-moves.ts";

/** Sentences about tours, except those on steps. */

export const counts: Outcome["counts"] = (counted) => t("tour-counts", counted);

/** Sentences about the picture, for the help panel. */
export const help = (values: Record<string, string>) => ({
  intro: t("tour-help-intro", { knight: isKnight(values) }),
  legend: t("tour-help-legend"),
});

/** Caption of the rule's picture. */
export const ruleCaption = () => t("tour-rule");

/** Label of the entry for an own board among the presets. */
export const ownLabel = () => t("tour-own");

export function heading({ values, chosen, length }: Searched): Heading {
  const { board, start, end, givens, leaper, order, goal } = values;
  const piece = /[0-9]/.test(order) ? "own" : (chosen.leaper?.name ?? leaper);
  const last = /closed/.test(goal) ? "closed" : end === "" ? "open" : "given";
  return {
    title: t("tour-title", { piece, board, start }),
    purpose: t("tour-purpose", {
      ...goalValues(values),
      ...{ squares: length ?? 0, start, last, end },
      givens: givens === "" ? 0 : givens.split(":").length - 1,
    }),
  };
}
