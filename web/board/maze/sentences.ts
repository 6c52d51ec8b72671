import { t } from "../../language/translate.ts";
import type { Heading, Searched } from "../sentences.ts";
import { isBreadth } from "../shared/breadth.ts";
import { goalValues } from "../shared/goal.ts";
import type { Entry } from "../types.ts";

/** Sentences about mazes, except those on steps. */

export const counts: Entry["counts"] = (counted, values) =>
  isBreadth(values)
    ? t("maze-counts-breadth", { placed: counted.placed })
    : t("maze-counts", counted);

/** The sides of a maze, from the text of its walls: 4x4, or rows of digits; null for a picture, which Python reads. */
function sidesOf(grid: string) {
  const sides = /^([0-9]+)x([0-9]+)$/.exec(grid);
  if (sides !== null) return { rows: sides[1], columns: sides[2] };
  if (!/^[0-3.]+$/.test(grid)) return null;
  const rows = grid.split(".");
  return { rows: String(rows.length), columns: String(rows[0].length) };
}

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
  const sides = sidesOf(values.grid);
  const title = sides === null ? t("maze-own") : t("maze-title", sides);
  const purpose = isBreadth(values)
    ? t("maze-purpose-breadth")
    : t("maze-purpose", goalValues(values));
  return { title, purpose };
}
