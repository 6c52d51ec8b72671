import { tell } from "../../language/tell.ts";
import type { Heading, Outcome, Searched } from "../sentences.ts";
import { goalValues } from "../shared/goal.ts";

/** Sentences about colourings, except those on steps. */

export const outcome: (values: Record<string, string>) => Outcome = ({ colours }) => ({
  goal: "colouring",
  found: tell("colouring-found", { colours: Number(colours) }),
  none: tell("colouring-no-solution", { colours: Number(colours) }),
  counts: (counts) => tell("colouring-counts", counts),
});

/** Sentences about the picture, for the help panel. */
export const help = () => ({
  intro: tell("colouring-help-intro"),
  legend: tell("colouring-help-legend"),
});

/** Caption of the rule's picture. */
export const ruleCaption = () => tell("colouring-rule");

/** Label of the entry for an own map among the presets. */
export const ownLabel = () => tell("colouring-own");

/** The name of a colour, counted from 0, as in the library. */
export const colourName = (colour: number) => tell("colouring-colour", { colour: colour + 1 });

export function heading({ values, chosen, length }: Searched): Heading {
  const colours = Number(values.colours);
  const map = chosen.map?.label;
  return {
    title:
      map === undefined
        ? tell("colouring-title-own", { colours })
        : tell("colouring-title", { map: map[0].toUpperCase() + map.slice(1), colours }),
    purpose: tell("colouring-purpose", { ...goalValues(values), regions: length ?? 0, colours }),
  };
}
