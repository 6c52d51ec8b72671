/** The picture of a graph during a search for a path, and during the general depth-first search: pure functions. */

import type { State } from "../../engine/run/search-state.ts";
import type { EdgeKind, ForestSketch, GraphSketch } from "../../engine/search/types.ts";
import type { Candidate } from "../../engine/types/python-replies.ts";
import type { Edge, Vertex } from "./graph-drawing.ts";

/** List every edge once; undirected ones start at the vertex with the smaller number. */
export function plainEdges({ neighbours, directed }: GraphSketch): Edge[] {
  const edges: Edge[] = [];
  neighbours.forEach((heads, tail) => {
    for (const head of heads) {
      if (!directed && head < tail) continue;
      const bent = directed && head !== tail && neighbours[head].includes(tail);
      edges.push({ tail, head, standing: "plain", arrow: directed, bent });
    }
  });
  return edges;
}

/** All edges, with those of the path marked and moved to the top. */
export function pathEdges(
  { directed }: GraphSketch,
  edges: readonly Edge[],
  state: State,
  cycle: boolean,
): Edge[] {
  const { path, depth, undone, last, numberOf } = state;
  const placed = last !== null && last >= 0;
  function standing(tail: number, head: number): Edge["standing"] {
    const number = numberOf[tail];
    if (number > 0 && numberOf[head] === number + 1) {
      return placed && number + 1 === depth ? "last" : "path";
    }
    if (cycle && state.complete && tail === path[depth - 1] && head === path[0]) return "path";
    if (undone >= 0 && head === undone && tail === state.top) return "undone";
    return "plain";
  }
  const marked = edges.map((edge) => {
    const there = standing(edge.tail, edge.head);
    const back = directed || there !== "plain" ? there : standing(edge.head, edge.tail);
    return back === "plain" ? edge : { ...edge, standing: back };
  });
  return raise(marked);
}

function raise(edges: Edge[]): Edge[] {
  const marked = edges.filter((edge) => edge.standing !== "plain");
  return [...edges.filter((edge) => edge.standing === "plain"), ...marked];
}

/** Vertices for a path search: gray ones with their numbers on the path, and badges on candidates. */
export function pathVertices(
  { names }: GraphSketch,
  { numberOf }: Pick<State, "numberOf">,
  candidates: readonly Candidate[],
): Vertex[] {
  const vertices: Vertex[] = names.map((name, vertex) => ({
    name,
    standing: numberOf[vertex] > 0 ? "gray" : "white",
    note: numberOf[vertex] > 0 ? String(numberOf[vertex]) : "",
    badge: "",
    tried: false,
    next: false,
  }));
  for (const [vertex, number, standing] of candidates) {
    if (numberOf[vertex] > 0 || standing === "undone") continue;
    const [tried, next] = [standing === "tried", standing === "next"];
    Object.assign(vertices[vertex], { badge: String(number), tried, next });
  }
  return vertices;
}

/** Vertices for the general search at a position: white, gray or black, with the times so far. */
export function forestVertices(
  { names }: GraphSketch,
  { discovered, finished }: ForestSketch,
  position: number,
): Vertex[] {
  return names.map((name, vertex) => {
    const isFound = discovered[vertex] <= position;
    const isDone = finished[vertex] <= position;
    const note = isFound ? `${discovered[vertex]}/${isDone ? finished[vertex] : ""}` : "";
    const standing = isDone ? "black" : isFound ? "gray" : "white";
    return { name, standing, note, badge: "", tried: false, next: false };
  });
}

/**
 * The result of a depth-first search made by hand. An edge becomes known when one of its ends is left, a tree edge
 * together with the vertex that it leads to.
 */
export function forestOf(
  { neighbours, directed }: GraphSketch,
  events: readonly number[],
): ForestSketch {
  const discovered = neighbours.map(() => Infinity);
  const finished = neighbours.map(() => Infinity);
  const edges: ForestSketch["edges"] = [];
  const path: number[] = [];
  const known = new Set();
  const note = (tail: number, head: number, kind: EdgeKind, time: number) => {
    known.add(`${tail},${head}`);
    if (!directed) known.add(`${head},${tail}`);
    edges.push([tail, head, kind, time]);
  };
  events.forEach((event, time) => {
    const top = path[path.length - 1];
    if (event >= 0) {
      discovered[event] = time + 1;
      if (path.length > 0) note(top, event, "tree", time);
      path.push(event);
      return;
    }
    for (const head of neighbours[top]) {
      if (known.has(`${top},${head}`)) continue;
      const later = discovered[top] < discovered[head] ? "forward" : "cross";
      note(top, head, finished[head] === Infinity ? "back" : later, time);
    }
    finished[top] = time + 1;
    path.pop();
  });
  return { discovered, finished, edges };
}

/**
 * The edges at a position, with the kinds found so far. An edge is examined after the event of its time; a tree edge
 * appears with the event that it leads to.
 */
export function forestEdges(
  { directed }: GraphSketch,
  forest: ForestSketch,
  edges: readonly Edge[],
  position: number,
): Edge[] {
  const kinds: Map<string, Edge["standing"]> = new Map();
  for (const [tail, head, kind, time] of forest.edges) {
    if (time >= position) break;
    kinds.set(`${tail},${head}`, kind);
    if (!directed) kinds.set(`${head},${tail}`, kind);
  }
  return raise(
    edges.map((edge) => {
      const standing = kinds.get(`${edge.tail},${edge.head}`) ?? "plain";
      return { ...edge, standing };
    }),
  );
}

/** Vertices of a breadth-first search: gray ones wait, black ones have been looked around, each with its steps. */
export function breadthVertices(
  { names }: GraphSketch,
  steps: ArrayLike<number>,
  waiting: readonly number[],
  candidates: readonly Candidate[],
): Vertex[] {
  const vertices: Vertex[] = names.map((name, vertex) => ({
    name,
    standing: steps[vertex] < 0 ? "white" : waiting.includes(vertex) ? "gray" : "black",
    note: steps[vertex] < 0 ? "" : String(steps[vertex]),
    badge: "",
    tried: false,
    next: false,
  }));
  for (const [vertex, number, standing] of candidates) {
    if (standing === "next") Object.assign(vertices[vertex], { badge: String(number), next: true });
  }
  return vertices;
}

/**
 * Edges of a breadth-first search: those along which it reached a vertex; in the end those of a shortest path alone.
 *
 * @param way from the start to the target, or null before it is reached
 */
export function breadthEdges(
  { directed }: GraphSketch,
  edges: readonly Edge[],
  parents: ArrayLike<number>,
  way: readonly number[] | null,
  last: number | null,
): Edge[] {
  const leads = (tail: number, head: number) =>
    parents[head] === tail && (way === null || way.includes(head));
  const marked = edges.map((edge) => {
    const { tail, head } = edge;
    const to = leads(tail, head) ? head : !directed && leads(head, tail) ? tail : -1;
    if (to < 0) return edge;
    const standing: Edge["standing"] = way !== null ? "path" : to === last ? "last" : "tree";
    return { ...edge, standing };
  });
  return raise(marked);
}
