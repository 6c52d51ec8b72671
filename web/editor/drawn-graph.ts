import { tellHidden } from "../fragment/hidden.ts";
import { tell } from "../language/tell.ts";

/**
 * A graph that is being drawn: pure functions, each of which gives a new graph.
 *
 * @import { GraphSketch } from "../search/types.ts"
 * @import { DrawnGraph, DrawnVertex } from "./types.ts"
 */

/** @type {DrawnGraph} */
export const EMPTY = { vertices: [], neighbours: [], directed: false };

/** Marks that no name can hold, as in the library. */
const MARKS = /[,;:<>#/=@|[\]{}]/;

/** @param {DrawnGraph} graph @param {number} x @param {number} y @returns {DrawnGraph} */
export function addVertex(graph, x, y) {
  const vertices = [...graph.vertices, { name: freeName(graph.vertices), x, y }];
  return { ...graph, vertices, neighbours: [...graph.neighbours, []] };
}

/** The first of A, B ... Z, A1, B1 ... that is not in use. @param {readonly DrawnVertex[]} vertices */
function freeName(vertices) {
  const taken = new Set(vertices.map(({ name }) => name));
  for (let i = 0; ; i++) {
    const name = String.fromCharCode(65 + (i % 26)) + (i < 26 ? "" : Math.floor(i / 26));
    if (!taken.has(name)) return name;
  }
}

/** @param {DrawnGraph} graph @param {number} vertex @param {number} x @param {number} y @returns {DrawnGraph} */
export function moveVertex(graph, vertex, x, y) {
  const keep = (/** @type {number} */ share) => Math.min(1.05, Math.max(-0.05, share));
  return {
    ...graph,
    vertices: graph.vertices.map((old, i) =>
      i === vertex ? { ...old, x: keep(x), y: keep(y) } : old,
    ),
  };
}

/** @param {DrawnGraph} graph @param {number} tail @param {number} head */
export function hasEdge({ neighbours }, tail, head) {
  return neighbours[tail].includes(head);
}

/** The graph with an edge more; where it is there already, or would lead from a vertex to itself, the same. @param {DrawnGraph} graph @param {number} tail @param {number} head @returns {DrawnGraph} */
export function addEdge(graph, tail, head) {
  if (tail === head || hasEdge(graph, tail, head)) return graph;
  return withNeighbours(graph, (near, vertex) => {
    if (vertex === tail) return [...near, head];
    return vertex === head && !graph.directed ? [...near, tail] : near;
  });
}

/** @param {DrawnGraph} graph @param {number} tail @param {number} head @returns {DrawnGraph} */
export function removeEdge(graph, tail, head) {
  return withNeighbours(graph, (near, vertex) => {
    if (vertex === tail) return near.filter((other) => other !== head);
    return vertex === head && !graph.directed ? near.filter((other) => other !== tail) : near;
  });
}

/** @param {DrawnGraph} graph @param {(near: readonly number[], vertex: number) => readonly number[]} change @returns {DrawnGraph} */
function withNeighbours(graph, change) {
  return { ...graph, neighbours: graph.neighbours.map(change) };
}

/** @param {DrawnGraph} graph @param {number} vertex @returns {DrawnGraph} */
export function removeVertex(graph, vertex) {
  const rest = (/** @type {readonly unknown[]} */ list) => list.filter((_, i) => i !== vertex);
  const lists = /** @type {(readonly number[])[]} */ (rest(graph.neighbours));
  return {
    ...graph,
    vertices: /** @type {DrawnVertex[]} */ (rest(graph.vertices)),
    neighbours: lists.map((near) =>
      near.filter((other) => other !== vertex).map((other) => other - Number(other > vertex)),
    ),
  };
}

/**
 * @param {DrawnGraph} graph
 * @param {number} vertex
 * @param {string} name
 * @returns {DrawnGraph}
 * @throws {RangeError} when the name is empty, taken, or holds what nobody sees or marks that the text uses itself
 */
export function renameVertex(graph, vertex, name) {
  const tidy = name.trim().replace(/\s+/g, " ");
  if (tidy === "") throw new RangeError(tell("editor-nameless"));
  const mark = MARKS.exec(tidy);
  if (mark || /->|--/.test(tidy)) throw new RangeError(tell("editor-bad-name", { name: tidy }));
  if (tellHidden(tidy) !== "")
    throw new RangeError(tell("editor-hidden-name", { character: tellHidden(tidy) }));
  if (graph.vertices.some((other, i) => i !== vertex && other.name === tidy)) {
    throw new RangeError(tell("editor-name-taken", { name: tidy }));
  }
  return {
    ...graph,
    vertices: graph.vertices.map((old, i) => (i === vertex ? { ...old, name: tidy } : old)),
  };
}

/** The same edges with one way each, or with both. @param {DrawnGraph} graph @param {boolean} directed @returns {DrawnGraph} */
export function direct(graph, directed) {
  if (directed === graph.directed) return graph;
  return withNeighbours({ ...graph, directed }, (near, vertex) => {
    // An edge without direction stands at both ends: the vertex that came first becomes its tail.
    if (directed) return near.filter((other) => other >= vertex);
    const heads = graph.neighbours.flatMap((list, other) => (list.includes(vertex) ? [other] : []));
    return [...new Set([...near, ...heads])];
  });
}

/** Every edge once, as [tail, head]. @param {DrawnGraph} graph */
export function edgesOf({ neighbours, directed }) {
  return neighbours.flatMap((near, tail) =>
    near.flatMap((head) => (directed || tail <= head ? [[tail, head]] : [])),
  );
}

/** The graph as text, a line a vertex, as the library reads it. @param {DrawnGraph} graph */
export function writeGraph({ vertices, neighbours }) {
  return vertices
    .map(({ name }, vertex) => {
      const heads = neighbours[vertex].map((head) => vertices[head].name);
      // A single name with a blank needs a comma to stay whole.
      const comma = heads.length === 1 && heads[0].includes(" ") ? "," : "";
      return `${name}: ${heads.join(", ")}${comma}`.trimEnd();
    })
    .join("\n");
}

/**
 * A graph that was read from text, with the vertices that were drawn before where they were.
 * @param {GraphSketch} read
 * @param {readonly DrawnVertex[]} before
 * @param {{x: ArrayLike<number>, y: ArrayLike<number>}} layout for a graph of which nothing was drawn
 * @returns {DrawnGraph}
 */
export function placeRead({ names, neighbours, directed }, before, layout) {
  const old = new Map(before.map((vertex) => [vertex.name, vertex]));
  const known = names.some((name) => old.has(name));
  /** @type {DrawnVertex[]} */
  const placed = names.flatMap((name) => old.get(name) ?? []);
  const vertices = names.map((name, i) => {
    if (!known) return { name, x: layout.x[i], y: layout.y[i] };
    const kept = old.get(name);
    if (kept) return kept;
    const vertex = { name, ...roomiest(placed) };
    placed.push(vertex);
    return vertex;
  });
  return { vertices, neighbours, directed };
}

/** The place of a coarse grid that is farthest from all vertices. @param {readonly DrawnVertex[]} placed */
export function roomiest(placed) {
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
