import type { Palette } from "../../dom/theme.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Candidate } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import { spreadOf, wayTo } from "../shared/breadth.ts";
import type { Moment, Size } from "../types.ts";
import { breadthEdges, breadthVertices } from "./graph-picture.ts";
import { GraphView } from "./graph-view.ts";

/** A breadth-first search of a graph. Its path lists the vertices that it has reached, in order. */

type Mark = "next" | "top" | "tree" | "last";

export class BreadthGraphView extends GraphView {
  draw(context: CanvasRenderingContext2D, size: Size, palette: Palette, moment: Moment) {
    // The search moves along no path from one vertex to the next.
    return super.draw(context, size, palette, { ...moment, motion: null });
  }

  picture({ path, depth, last }: State, candidates: readonly Candidate[] = []) {
    const spread = spreadOf(this.graph.neighbours, path, depth);
    const { exit } = this.task;
    const way = exit !== undefined && spread.steps[exit] >= 0 ? wayTo(exit, spread) : null;
    const waiting = Array.from(path.subarray(spread.waiting, depth));
    return {
      vertices: breadthVertices(this.graph, spread.steps, waiting, candidates),
      edges: breadthEdges(this.graph, this.edges, spread.parents, way, last),
    };
  }

  formatMark(sign: SignName) {
    const mark = sign as Mark;
    return t(`graph-signs-breadth-${mark}`);
  }

  trailOf() {
    return [];
  }

  cell(vertex: number, { path, depth }: State) {
    const { steps } = spreadOf(this.graph.neighbours, path, depth);
    const reached = steps[vertex] >= 0;
    const name = this.name(vertex);
    return t("graph-cell-breadth", { name, reached, steps: Math.max(0, steps[vertex]) });
  }

  label({ depth, top }: State) {
    const { exit } = this.task;
    return t("graph-label-breadth", {
      vertices: this.graph.names.length,
      reached: depth,
      last: top < 0 ? "" : this.name(top),
      target: exit === undefined ? "" : this.name(exit),
    });
  }
}
