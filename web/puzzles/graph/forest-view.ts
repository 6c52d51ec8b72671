import { tell } from "../../language/tell.ts";
import { forestEdges, forestOf, forestVertices } from "./graph-picture.ts";
import { GraphView } from "./graph-view.ts";

/**
 * The general depth-first search of a graph: what is black depends on the position, not on the path alone.
 *
 * @import { State } from "../../run/search-state.ts"
 * @import { Description, ForestSketch } from "../../search/types.ts"
 * @import { Scenario } from "../../types/scenario.ts"
 * @import { Refusals, SignName } from "../told.ts"
 * @import { Ground, Moment } from "../types.ts"
 *
 * @typedef {"top" | "tree" | "back" | "forward" | "cross" | "undone"} Mark
 */
export class ForestView extends GraphView {
  takesBack = false;
  // The sentence on the step tells of these edges.
  /** @type {Refusals} */
  refusals = { "graph-edge": null };

  /** @param {Scenario} scenario @param {Description} description */
  constructor(scenario, description) {
    super(scenario, description);
    this.forest = /** @type {ForestSketch} */ (description.forest);
  }

  /** A forest has more than one branch. */
  follows() {
    return true;
  }

  /** @param {State} state */
  picture({ position }) {
    return {
      vertices: forestVertices(this.graph, this.forest, position),
      edges: forestEdges(this.graph, this.forest, this.edges, position),
    };
  }

  /** Another search than the program's. @param {readonly number[]} events */
  tellDone(events) {
    this.forest = forestOf(this.graph, events);
  }

  /** @param {SignName} sign */
  tellMark(sign) {
    const mark = /** @type {Mark} */ (sign);
    return tell(`forest-signs-${mark}`);
  }

  /** @param {number} width @returns {Ground} */
  ground(width) {
    return { ...super.ground(width), title: tell("forest-heat") };
  }

  /** @param {Moment} moment */
  sentence({ state }) {
    const { last, position, depth, path } = state;
    if (last === null) return [tell("forest-begin"), ...(this.graph.remarks ?? [])].join(" ");
    const told =
      last >= 0
        ? tell("forest-discover", {
            name: this.name(last),
            time: position,
            root: depth <= 1,
            origin: depth > 1 ? this.name(path[depth - 2]) : "",
          })
        : tell("forest-finish", {
            name: this.name(~last),
            time: position,
            depth,
            back: depth > 0 ? this.name(state.top) : "",
          });
    const edges = this.#lookedAt(position);
    return edges.length === 0 ? told : `${told} ${tell("forest-edges", { edges })}`;
  }

  /** The edges that were looked at just before the event at a position, but for those that it goes along. @param {number} position */
  #lookedAt(position) {
    return this.forest.edges
      .filter(([, , kind, time]) => time === position - 1 && kind !== "tree")
      .map(([tail, head, kind]) =>
        tell("forest-edge", { tail: this.name(tail), head: this.name(head), kind }),
      );
  }

  /** A vertex with the times of its discovery and of its finish. @param {number} vertex @param {number} position */
  nodeName(vertex, position) {
    const [discovered, finished] = [this.forest.discovered[vertex], this.forest.finished[vertex]];
    if (discovered > position) return this.name(vertex);
    return `${this.name(vertex)} ${discovered}/${finished > position ? "" : finished}`;
  }

  /** The edges looked at so far that are none of the tree's. @param {number} position */
  outsideTree(position) {
    const looked = this.forest.edges.filter(([, , , time]) => time < position);
    return ["back", "forward", "cross"]
      .map((kind) => {
        const edges = looked.filter((edge) => edge[2] === kind);
        const names = edges.map(([tail, head]) =>
          tell("forest-pair", { tail: this.name(tail), head: this.name(head) }),
        );
        return names.length === 0 ? "" : tell("forest-other-edges", { kind, edges: names });
      })
      .filter((text) => text !== "")
      .join(" ");
  }

  /** @param {State} state */
  label({ position }) {
    const { discovered, finished } = this.forest;
    const black = finished.filter((time) => time <= position).length;
    const gray = discovered.filter((time) => time <= position).length - black;
    return tell("forest-label", { names: discovered.length, gray, black });
  }
}
