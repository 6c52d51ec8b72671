import { t } from "../../language/translate.ts";
import type { Heading, Searched } from "../sentences.ts";
import { isBreadth } from "../shared/breadth.ts";
import { goalValues } from "../shared/goal.ts";
import type { Entry } from "../types.ts";
import { readMaze } from "./maze-picture.ts";

/** Sentences about mazes, except those on steps. */

export const counts: Entry["counts"] = (counted, values) =>
  isBreadth(values)
    ? t("maze-counts-breadth", { placed: counted.placed })
    : t("maze-counts", counted);

/** Sentences about the picture, for the help panel. */
export const help = (values: Record<string, string>) =>
  isBreadth(values)
    ? { intro: t("maze-help-breadth-intro"), legend: t("maze-help-breadth-legend") }
    : { intro: t("maze-help-intro"), legend: t("maze-help-legend") };

/** Caption of the rule's picture. */
export const ruleCaption = () => t("maze-rule");

/** Label of the entry for an own maze among the presets. */
export const ownLabel = () => t("maze-own");

export function heading({ values }: Searched): Heading {
  const digits = readMaze(values)?.digits;
  const sides = digits && { rows: String(digits.length), columns: String(digits[0].length) };
  const title = sides ? t("maze-title", sides) : t("maze-own");
  const purpose = isBreadth(values)
    ? t("maze-purpose-breadth")
    : t("maze-purpose", goalValues(values));
  return { title, purpose };
}
