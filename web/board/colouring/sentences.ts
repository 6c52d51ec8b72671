import { t } from "../../language/translate.ts";
import type { Heading, Searched } from "../sentences.ts";
import { goalValues } from "../shared/goal.ts";
import { isWalk, MORE } from "../shared/walk.ts";
import type { Entry } from "../types.ts";

/** Sentences about colourings, except those on steps. */

export const counts: Entry["counts"] = (counted, values) =>
  isWalk(values)
    ? t("colouring-counts-walk", { placed: counted.placed })
    : t("colouring-counts", counted);

/** Sentences about the picture, for the help panel. */
export const help = (values: Record<string, string>) =>
  isWalk(values)
    ? { intro: t("colouring-help-walk-intro"), legend: t("colouring-help-walk-legend") }
    : { intro: t("colouring-help-intro"), legend: t("colouring-help-legend") };

/** Caption of the rule's picture. */
export const ruleCaption = () => t("colouring-rule");

/** Label of the entry for an own map among the presets. */
export const ownLabel = () => t("colouring-own");

/** The name of a colour, counted from 0, as in the library. */
export const colourName = (colour: number) => t("colouring-colour", { colour: colour + 1 });

export function heading({ values, chosen, length = 0 }: Searched): Heading {
  const colours = Number(values.colours);
  const given = values.givens === "" ? 0 : values.givens.split(",").length;
  const map = chosen.map?.label;
  return {
    title:
      map === undefined
        ? t("colouring-title-own", { colours })
        : t("colouring-title", { map: map[0].toUpperCase() + map.slice(1), colours }),
    purpose: t("colouring-purpose", {
      ...goalValues(values),
      regions: length && isWalk(values) ? length - MORE : length,
      colours,
      given,
    }),
  };
}
