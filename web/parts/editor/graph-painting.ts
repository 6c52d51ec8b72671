import { svg } from "../../dom/create-element.ts";
import { t } from "../../language/translate.ts";
import { edgesOf } from "./drawn-graph.ts";
import type { DrawnGraph } from "./types.ts";

/** Draws the graph of the editor as SVG. */

export type Chosen = { vertex: number } | { edge: number[] } | null;

/** A press of the pointer. */
export interface Press {
  vertex: number; // the vertex at which it began, or -1
  from: DOMPoint;
  to: DOMPoint;
  wandered: boolean; // true: it has moved too far for a click
}

/** Width of the vertices' unit square, in the drawing's own units. */
export const UNIT = 1000;
export const RADIUS = 44;

/**
 * @param joining the vertex that the keyboard is joining, or -1
 * @param press one that is drawing an edge
 */
export function paint(
  graph: DrawnGraph,
  chosen: Chosen,
  joining: number,
  press: Press | null,
): SVGElement[] {
  const { vertices, directed } = graph;
  if (vertices.length === 0) {
    return [
      svg("text", { class: "drawing-hint", x: UNIT / 2, y: UNIT / 2 }, t("editor-graph-empty")),
    ];
  }
  const edges = edgesOf(graph).map(([tail, head]) => {
    const marked = chosen && "edge" in chosen && same(chosen.edge, [tail, head], directed);
    return line(
      vertices[tail],
      vertices[head],
      directed,
      marked ? "drawn-edge chosen" : "drawn-edge",
    );
  });
  const discs = vertices.map(({ name, x, y }, vertex) => {
    const marked = chosen && "vertex" in chosen && chosen.vertex === vertex;
    const size = Math.min(40, 130 / Math.max(2, name.length));
    return svg(
      "g",
      { class: `drawn-vertex${marked ? " chosen" : ""}${joining === vertex ? " joining" : ""}` },
      svg("circle", { cx: x * UNIT, cy: y * UNIT, r: RADIUS }),
      svg("text", { x: x * UNIT, y: y * UNIT, "font-size": size }, name),
    );
  });
  const rubber = press?.wandered && press.vertex >= 0 ? [paintRubber(graph, press)] : [];
  return [...edges, ...rubber, ...discs];
}

/** An unfinished edge from a vertex to the pointer. */
function paintRubber({ vertices }: DrawnGraph, { vertex, to }: Press) {
  return svg("line", {
    class: "drawn-edge",
    style: "--drawn: var(--accent); stroke-dasharray: 14 12",
    x1: vertices[vertex].x * UNIT,
    y1: vertices[vertex].y * UNIT,
    x2: to.x,
    y2: to.y,
  });
}

function same([a, b]: number[], [c, d]: number[], directed: boolean) {
  return (a === c && b === d) || (!directed && a === d && b === c);
}

function line(
  from: { x: number; y: number },
  to: { x: number; y: number },
  arrow: boolean,
  name: string,
) {
  const [dx, dy] = [(to.x - from.x) * UNIT, (to.y - from.y) * UNIT];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [ux, uy] = [dx / length, dy / length];
  const tip = { x: to.x * UNIT - ux * RADIUS, y: to.y * UNIT - uy * RADIUS };
  const shaft = svg("line", {
    x1: from.x * UNIT,
    y1: from.y * UNIT,
    x2: arrow ? tip.x - ux * 10 : to.x * UNIT,
    y2: arrow ? tip.y - uy * 10 : to.y * UNIT,
  });
  if (!arrow) return svg("g", { class: name }, shaft);
  const corner = (side: number) =>
    `${tip.x - ux * 28 + side * uy * 13},${tip.y - uy * 28 - side * ux * 13}`;
  const head = svg("polygon", { points: `${tip.x},${tip.y} ${corner(1)} ${corner(-1)}` });
  return svg("g", { class: name }, shaft, head);
}
