import { t } from "../../language/translate.ts";
import type { Heading, Outcome, Searched } from "../sentences.ts";
import { goalValues } from "../shared/goal.ts";

/** Sentences about searches in graphs, except those on steps. */

export const graphOutcome: (values: Record<string, string>) => Outcome = ({ cycle }) => {
  const closed = cycle === "yes";
  return {
    goal: closed ? "cycle" : "path",
    found: t(closed ? "graph-cycle-found" : "graph-found"),
    none: t(closed ? "graph-cycle-none" : "graph-no-solution"),
    counts: (counts) => t("graph-counts", counts),
  };
};

/** Outcome of the general search, which looks for nothing and so always ends the same way. */
export const forestOutcome = (): Outcome => ({
  goal: "solution",
  found: t("forest-found"),
  none: t("forest-found"),
  counts: (counts) => t("forest-counts", counts),
});

/** Sentences about the picture, for the help panel. */
export const graphHelp = () => ({
  intro: t("graph-help-intro"),
  legend: t("graph-help-legend"),
});
export const forestHelp = () => ({
  intro: t("forest-help-intro"),
  legend: t("forest-help-legend"),
});

/** Caption of the rule's picture. */
export const graphRule = () => t("graph-rule");
export const forestRule = () => t("forest-rule");

/** Label of the entry for an own graph among the presets. */
export const ownLabel = () => t("graph-own");

export const graphHeading: (searched: Searched) => Heading = ({ values, length }) => {
  const path = { cycle: values.cycle === "yes", start: values.start };
  return {
    title: t("graph-title", path),
    purpose: t("graph-purpose", { ...goalValues(values), ...path, vertices: length ?? 0 }),
  };
};

export const forestHeading = (): Heading => ({
  title: t("forest-title"),
  purpose: t("forest-purpose"),
});
