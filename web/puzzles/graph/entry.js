import * as words from "../../text/en-graph.js";
import { ForestView } from "./forest-view.js";
import { GraphView } from "./graph-view.js";

/**
 * Two searches of a graph: for a path, and the general depth-first one.
 *
 * @import { Entry } from "../types.d.ts"
 */

/** @type {Partial<Entry>} */
export const graph = {
  createView: (scenario, description) => description && new GraphView(scenario, description),
  outcome: words.graphOutcome,
  heading: words.graphHeading,
  help: words.graphHelp,
  own: words.own,
  editor: "graph",
  movable: true,
};

/** @type {Partial<Entry>} */
export const forest = {
  ...graph,
  createView: (scenario, description) => description && new ForestView(scenario, description),
  takesBack: false,
  outcome: words.forestOutcome,
  heading: words.forestHeading,
  help: words.forestHelp,
};
