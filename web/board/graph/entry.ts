import { isBreadth } from "../shared/breadth.ts";
import type { Entry } from "../types.ts";
import { BreadthGraphView } from "./breadth-view.ts";
import { ForestView } from "./forest-view.ts";
import { GraphView } from "./graph-view.ts";
import * as told from "./sentences.ts";

/** Registers two searches of a graph: for a path, and the general depth-first search. */

const loadRule = () => import("./rule.ts");

export const graph: Partial<Entry> = {
  createView: (scenario, description) =>
    description &&
    new (isBreadth(scenario.values) ? BreadthGraphView : GraphView)(scenario, description),
  onward: isBreadth,
  counts: told.graphCounts,
  heading: told.graphHeading,
  help: told.graphHelp,
  rule: { load: loadRule, caption: told.graphRule },
  lesson: 11,
  ownLabel: told.ownLabel,
  editor: "graph",
};

export const forest: Partial<Entry> = {
  ...graph,
  createView: (scenario, description) => description && new ForestView(scenario, description),
  takesBack: false,
  onward: () => false,
  counts: told.forestCounts,
  heading: told.forestHeading,
  help: told.forestHelp,
  rule: { load: loadRule, caption: told.forestRule },
};
