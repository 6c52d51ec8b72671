import { t } from "../../language/translate.ts";
import type { Heading, Outcome, Searched } from "../sentences.ts";
import { isBreadth } from "../shared/breadth.ts";
import { goalValues } from "../shared/goal.ts";
import type { Entry } from "../types.ts";

/** Sentences about searches in graphs, except those on steps. */

export const graphCounts: Entry["counts"] = (counts, values) =>
  isBreadth(values)
    ? t("graph-counts-breadth", { placed: counts.placed })
    : t("graph-counts", counts);
export const forestCounts: Outcome["counts"] = (counts) => t("forest-counts", counts);

/** Sentences about the picture, for the help panel. */
export const graphHelp = (values: Record<string, string>) =>
  isBreadth(values)
    ? { intro: t("graph-help-breadth-intro"), legend: t("graph-help-breadth-legend") }
    : { intro: t("graph-help-intro"), legend: t("graph-help-legend") };
export const forestHelp = () => ({
  intro: t("forest-help-intro"),
  legend: t("forest-help-legend"),
});

/** Caption of the rule's picture: what is looked for. Without a limit, all vertices are to be visited. */
export const graphRule = (values: Record<string, string>) => {
  const goal = isBreadth(values) ? "shortest" : values.cycle === "yes" ? "cycle" : "path";
  return t("graph-rule", { goal, vertices: Number(values.limit) });
};

export const forestRule = () => t("forest-rule");

/** Label of the entry for an own graph among the presets. */
export const ownLabel = () => t("graph-own");

export const graphHeading: (searched: Searched) => Heading = ({ values, length }) => {
  if (isBreadth(values)) {
    const { start, target } = values;
    const title = t("graph-title-breadth", { start });
    return { title, purpose: t("graph-purpose-breadth", { start, target, named: target !== "" }) };
  }
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
