import { formatInvisible } from "../../engine/fragment/invisible-names.ts";
import type { GraphSketch } from "../../engine/search/types.ts";
import { t } from "../../language/translate.ts";
import type { DrawnGraph, DrawnVertex } from "./types.ts";

/** A graph being drawn: pure functions, each of which returns a new graph. */

export const EMPTY: DrawnGraph = { vertices: [], neighbours: [], directed: false };

/** Characters that a name may not contain, as in the library. */
const MARKS = /[,;:<>#/=@|[\]{}]/;

export function addVertex(graph: DrawnGraph, x: number, y: number): DrawnGraph {
  const vertices = [...graph.vertices, { name: freeName(graph.vertices), x, y }];
  return { ...graph, vertices, neighbours: [...graph.neighbours, []] };
}

/** The first of A, B ... Z, A1, B1 ... that is not in use. */
function freeName(vertices: readonly DrawnVertex[]) {
  const taken = new Set(vertices.map(({ name }) => name));
  for (let i = 0; ; i++) {
    const name = String.fromCharCode(65 + (i % 26)) + (i < 26 ? "" : Math.floor(i / 26));
    if (!taken.has(name)) return name;
  }
}

export function moveVertex(graph: DrawnGraph, vertex: number, x: number, y: number): DrawnGraph {
  const keep = (share: number) => Math.min(1.05, Math.max(-0.05, share));
  return {
    ...graph,
    vertices: graph.vertices.map((old, i) =>
      i === vertex ? { ...old, x: keep(x), y: keep(y) } : old,
    ),
  };
}

export function hasEdge({ neighbours }: DrawnGraph, tail: number, head: number) {
  return neighbours[tail].includes(head);
}

/** Add an edge. Returns the same graph if it exists already, or would be a loop. */
export function addEdge(graph: DrawnGraph, tail: number, head: number): DrawnGraph {
  if (tail === head || hasEdge(graph, tail, head)) return graph;
  return withNeighbours(graph, (near, vertex) => {
    if (vertex === tail) return [...near, head];
    return vertex === head && !graph.directed ? [...near, tail] : near;
  });
}

export function removeEdge(graph: DrawnGraph, tail: number, head: number): DrawnGraph {
  return withNeighbours(graph, (near, vertex) => {
    if (vertex === tail) return near.filter((other) => other !== head);
    return vertex === head && !graph.directed ? near.filter((other) => other !== tail) : near;
  });
}

function withNeighbours(
  graph: DrawnGraph,
  change: (near: readonly number[], vertex: number) => readonly number[],
): DrawnGraph {
  return { ...graph, neighbours: graph.neighbours.map(change) };
}

export function removeVertex(graph: DrawnGraph, vertex: number): DrawnGraph {
  const rest = (list: readonly unknown[]) => list.filter((_, i) => i !== vertex);
  const lists = rest(graph.neighbours) as (readonly number[])[];
  return {
    ...graph,
    vertices: rest(graph.vertices) as DrawnVertex[],
    neighbours: lists.map((near) =>
      near.filter((other) => other !== vertex).map((other) => other - Number(other > vertex)),
    ),
  };
}

/** @throws {RangeError} when the name is empty, taken, or contains hidden characters or separators */
export function renameVertex(graph: DrawnGraph, vertex: number, name: string): DrawnGraph {
  const tidy = name.trim().replace(/\s+/g, " ");
  if (tidy === "") throw new RangeError(t("editor-nameless"));
  const mark = MARKS.exec(tidy);
  if (mark || /->|--/.test(tidy)) throw new RangeError(t("editor-bad-name", { name: tidy }));
  if (formatInvisible(tidy) !== "")
    throw new RangeError(t("editor-hidden-name", { character: formatInvisible(tidy) }));
  if (graph.vertices.some((other, i) => i !== vertex && other.name === tidy)) {
    throw new RangeError(t("editor-name-taken", { name: tidy }));
  }
  return {
    ...graph,
    vertices: graph.vertices.map((old, i) => (i === vertex ? { ...old, name: tidy } : old)),
  };
}

/** Make the graph directed or undirected, keeping its edges. */
export function direct(graph: DrawnGraph, directed: boolean): DrawnGraph {
  if (directed === graph.directed) return graph;
  return withNeighbours({ ...graph, directed }, (near, vertex) => {
    // An undirected edge is listed at both ends: the vertex with the smaller number becomes its tail.
    if (directed) return near.filter((other) => other >= vertex);
    const heads = graph.neighbours.flatMap((list, other) => (list.includes(vertex) ? [other] : []));
    return [...new Set([...near, ...heads])];
  });
}

/** Every edge once, as [tail, head]. */
export function edgesOf({ neighbours, directed }: DrawnGraph) {
  return neighbours.flatMap((near, tail) =>
    near.flatMap((head) => (directed || tail <= head ? [[tail, head]] : [])),
  );
}

/** Format the graph as text, one line per vertex, as the library reads it. */
export function writeGraph({ vertices, neighbours }: DrawnGraph) {
  return vertices
    .map(({ name }, vertex) => {
      const heads = neighbours[vertex].map((head) => vertices[head].name);
      // A single name with a blank needs a comma to stay whole.
      const comma = heads.length === 1 && heads[0].includes(" ") ? "," : "";
      return `${name}: ${heads.join(", ")}${comma}`.trimEnd();
    })
    .join("\n");
}

/** Turn a graph read from text into a drawing; vertices drawn before keep their places. */
export function placeRead(
  { names, neighbours, directed, places }: Omit<GraphSketch, "pitch" | "board">,
  before: readonly DrawnVertex[],
): DrawnGraph {
  const old = new Map(before.map((vertex) => [vertex.name, vertex]));
  const known = names.some((name) => old.has(name));
  const placed: DrawnVertex[] = names.flatMap((name) => old.get(name) ?? []);
  const vertices = names.map((name, i) => {
    if (!known) return { name, x: places[i][0], y: places[i][1] };
    const kept = old.get(name);
    if (kept) return kept;
    const vertex = { name, ...roomiest(placed) };
    placed.push(vertex);
    return vertex;
  });
  return { vertices, neighbours, directed };
}

/** The point of a coarse grid that is farthest from all vertices. */
export function roomiest(placed: readonly DrawnVertex[]) {
  let best = { x: 0.5, y: 0.5 };
  let room = -1;
  for (let i = 0; i <= 10; i++) {
    for (let j = 0; j <= 10; j++) {
      const [x, y] = [i / 10, j / 10];
      const near = Math.min(9, ...placed.map((other) => Math.hypot(other.x - x, other.y - y)));
      if (near > room + 1e-9) [best, room] = [{ x, y }, near];
    }
  }
  return best;
}
