import { tell } from "../../language/tell.ts";
import type { Heading, Outcome, Searched } from "../sentences.ts";
import { goalValues } from "../shared/goal.ts";

/** Sentences about searches in graphs, except those on steps. */

export const graphOutcome: (values: Record<string, string>) => Outcome = ({ cycle }) => {
  const closed = cycle === "yes";
  return {
    goal: closed ? "cycle" : "path",
    found: tell(closed ? "graph-cycle-found" : "graph-found"),
    none: tell(closed ? "graph-cycle-none" : "graph-no-solution"),
    counts: (counts) => tell("graph-counts", counts),
  };
};

/** Outcome of the general search, which looks for nothing and so always ends the same way. */
export const forestOutcome = (): Outcome => ({
  goal: "solution",
  found: tell("forest-found"),
  none: tell("forest-found"),
  counts: (counts) => tell("forest-counts", counts),
});

/** Sentences about the picture, for the help panel. */
export const graphHelp = () => ({
  intro: tell("graph-help-intro"),
  legend: tell("graph-help-legend"),
});
export const forestHelp = () => ({
  intro: tell("forest-help-intro"),
  legend: tell("forest-help-legend"),
});

/** Caption of the rule's picture. */
export const graphRule = () => tell("graph-rule");
export const forestRule = () => tell("forest-rule");

/** Label of the entry for an own graph among the presets. */
export const ownLabel = () => tell("graph-own");

export const graphHeading: (searched: Searched) => Heading = ({ values, length }) => {
  const path = { cycle: values.cycle === "yes", start: values.start };
  return {
    title: tell("graph-title", path),
    purpose: tell("graph-purpose", { ...goalValues(values), ...path, vertices: length ?? 0 }),
  };
};

export const forestHeading = (): Heading => ({
  title: tell("forest-title"),
  purpose: tell("forest-purpose"),
});
