import { tell } from "../../language/tell.ts";
import { wantedIn } from "../shared/goal.ts";

/**
 * What is told of searches in graphs besides its steps.
 *
 * @import { Heading, Outcome, Refusals, Searched } from "../told.ts"
 */

/** How a search for a path comes out, in words. @type {(values: Record<string, string>) => Outcome} */
export const graphOutcome = ({ cycle }) => {
  const closed = cycle === "yes";
  return {
    goal: closed ? "cycle" : "path",
    found: tell(closed ? "graph-cycle-found" : "graph-found"),
    none: tell(closed ? "graph-cycle-none" : "graph-no-solution"),
    counts: (counts) => tell("graph-counts", counts),
  };
};

/** How the general search comes out: it looks for nothing. @returns {Outcome} */
export const forestOutcome = () => ({
  goal: "solution",
  found: tell("forest-found"),
  none: tell("forest-found"),
  counts: (counts) => tell("forest-counts", counts),
});

/** What the picture shows, for the help panel. */
export const graphHelp = () => ({
  intro: tell("graph-help-intro"),
  legend: tell("graph-help-legend"),
});
export const forestHelp = () => ({
  intro: tell("forest-help-intro"),
  legend: tell("forest-help-legend"),
});

/** Beside the picture of the rule. */
export const graphRule = () => tell("graph-rule");
export const forestRule = () => tell("forest-rule");

/** The choice of an own one among the presets. */
export const own = () => tell("graph-own");

/** How candidates were refused. @type {Refusals} */
export const refusals = {
  "graph-on-path": (names) => tell("graph-refused-visited", { names }),
  "graph-no-path": (names) => tell("graph-refused-path", { names }),
  "graph-no-cycle": (names) => tell("graph-refused-cycle", { names }),
};

/** The title line of a search for a path. @type {(searched: Searched) => Heading} */
export const graphHeading = ({ values, length }) => {
  const path = { cycle: values.cycle === "yes", start: values.start };
  return {
    title: tell("graph-title", path),
    purpose: tell("graph-purpose", { ...wantedIn(values), ...path, vertices: length ?? 0 }),
  };
};

/** The title line of the general search. @returns {Heading} */
export const forestHeading = () => ({
  title: tell("forest-title"),
  purpose: tell("forest-purpose"),
});
