import type { State } from "../../engine/run/search-state.ts";
import type { Description, ForestSketch } from "../../engine/search/types.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import type { Ground } from "../types.ts";
import { forestEdges, forestOf, forestVertices } from "./graph-picture.ts";
import { GraphView } from "./graph-view.ts";

/** The general depth-first search of a graph. The position decides which vertices are black, not the path alone. */

type Mark = "top" | "tree" | "back" | "forward" | "cross" | "undone";

export class ForestView extends GraphView {
  takesBack = false;
  declare forest: ForestSketch;

  constructor(scenario: Scenario, description: Description) {
    super(scenario, description);
    this.forest = description.forest as ForestSketch;
  }

  /** A new tree of the forest starts at any vertex. */
  follows() {
    return true;
  }

  picture({ position }: State) {
    return {
      vertices: forestVertices(this.graph, this.forest, position),
      edges: forestEdges(this.graph, this.forest, this.edges, position),
    };
  }

  /** Show the search that the visitor makes by hand. */
  applyEvents(events: readonly number[]) {
    this.forest = forestOf(this.graph, events);
  }

  formatMark(sign: SignName) {
    const mark = sign as Mark;
    return t(`forest-signs-${mark}`);
  }

  ground(width: number): Ground {
    return { ...super.ground(width), title: t("forest-heat") };
  }

  /** A vertex with its times of discovery and finish. */
  nodeName(vertex: number, position: number) {
    const [discovered, finished] = [this.forest.discovered[vertex], this.forest.finished[vertex]];
    if (discovered > position) return this.name(vertex);
    return `${this.name(vertex)} ${discovered}/${finished > position ? "" : finished}`;
  }

  /** The examined edges that do not belong to the tree. */
  outsideTree(position: number) {
    const looked = this.forest.edges.filter(([, , , time]) => time < position);
    return ["back", "forward", "cross"]
      .map((kind) => {
        const edges = looked.filter((edge) => edge[2] === kind);
        const names = edges.map(([tail, head]) =>
          t("forest-pair", { tail: this.name(tail), head: this.name(head) }),
        );
        return names.length === 0 ? "" : t("forest-other-edges", { kind, edges: names });
      })
      .filter((text) => text !== "")
      .join(" ");
  }

  label({ position }: State) {
    const { discovered, finished } = this.forest;
    const black = finished.filter((time) => time <= position).length;
    const gray = discovered.filter((time) => time <= position).length - black;
    return t("forest-label", { names: discovered.length, gray, black });
  }
}
