import { tell } from "../../language/tell.ts";
import type { Heading, Outcome, Searched } from "../sentences.ts";
import { goalValues } from "../shared/goal.ts";

/** Sentences about queens, except those on steps. */

export const outcome = (): Outcome => ({
  goal: "solution",
  found: tell("plain-found"),
  none: tell("plain-no-solution"),
  counts: (counts) => tell("queens-counts", counts),
});

/** Sentences about the picture, for the help panel. */
export const help = () => ({
  intro: tell("queens-help-intro"),
  legend: tell("queens-help-legend"),
});

/** Caption of the rule's picture. */
export const ruleCaption = () => tell("queens-rule");

/** Label of the entry for an own board among the presets. */
export const ownLabel = () => tell("queens-own");

export const heading: (searched: Searched) => Heading = ({ values: { n, holes, ...values } }) => {
  const queens = Number(n);
  const blocked = holes !== "";
  return {
    title: tell("queens-title", { n: queens }),
    purpose: tell("queens-purpose", { ...goalValues(values), queens, blocked }),
  };
};
