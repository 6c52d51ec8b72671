import { ForestView } from "./forest-view.ts";
import { GraphView } from "./graph-view.ts";
import * as told from "./told.ts";

/**
 * Two searches of a graph: for a path, and the general depth-first one.
 *
 * @import { Entry } from "../types.ts"
 */

const loadRule = () => import("./rule.ts");

/** @type {Partial<Entry>} */
export const graph = {
  createView: (scenario, description) => description && new GraphView(scenario, description),
  outcome: told.graphOutcome,
  heading: told.graphHeading,
  help: told.graphHelp,
  rule: { load: loadRule, tell: told.graphRule },
  lesson: 11,
  own: told.own,
  editor: "graph",
  movable: true,
};

/** @type {Partial<Entry>} */
export const forest = {
  ...graph,
  createView: (scenario, description) => description && new ForestView(scenario, description),
  takesBack: false,
  outcome: told.forestOutcome,
  heading: told.forestHeading,
  help: told.forestHelp,
  rule: { load: loadRule, tell: told.forestRule },
};
