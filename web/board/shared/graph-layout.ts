import { appearance } from "../../dom/appearance.ts";
import type { Size } from "../types.ts";
import { wayOf } from "./arrow.ts";

/**
 * Computes the places of a graph's vertices: pure functions, always the same picture for the same graph.
 *
 * Well-known graphs get their well-known picture. Others use stress majorization (Gansner, Koren and North 2004), which
 * places vertices as far apart as the path between them is long. It is short, needs no random start, and shows
 * symmetry.
 */

/** Places in the unit square, y downwards. */
export interface Places {
  x: Float64Array;
  y: Float64Array;
  pitch: number; // distance of the two nearest vertices
}

/** Above this number of vertices the exact layout is slow and no picture helps: put them on a circle. */
const MOST_EXACT = 260;
const ROUNDS = 160;

/** Rings of the graphs with a well-known picture. */
const RINGS = new Map(Object.entries(appearance.rings));

/** @param name of the graph, if it comes from the library */
export function layOutGraph(neighbours: readonly (readonly number[])[], name = ""): Places {
  const { x, y } = layOut(neighbours, name);
  return { x, y, pitch: leastDistance(x, y) };
}

interface Points {
  x: Float64Array;
  y: Float64Array;
}

function layOut(neighbours: readonly (readonly number[])[], name: string): Points {
  const rings = RINGS.get(name);
  if (rings) return layOutRings(rings);
  const board = boardOf(name);
  if (board) return layOutSquares(board.rows, board.columns);
  const start = layOutCircle(neighbours.length);
  if (neighbours.length < 3 || neighbours.length > MOST_EXACT) return start;
  return fit(majorize(start, distances(neighbours)));
}

/** The board of a knight's graph with this name, or null. */
export function boardOf(name: string) {
  const found = /^knight\.([0-9]+)x([0-9]+)$/.exec(name);
  return found && { rows: Number(found[1]), columns: Number(found[2]) };
}

function layOutCircle(count: number): Points {
  return layOutRings([[count, 1, 0]]);
}

function layOutRings(rings: number[][]): Points {
  const points = rings.flatMap(([count, radius, turn]) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (turn / 180 + (2 * i) / count) * Math.PI;
      return [0.5 + (radius * Math.sin(angle)) / 2, 0.5 - (radius * Math.cos(angle)) / 2];
    }),
  );
  return {
    x: Float64Array.from(points, ([x]) => x),
    y: Float64Array.from(points, ([, y]) => y),
  };
}

/** Place the squares of a board as on the board. */
function layOutSquares(rows: number, columns: number): Points {
  const side = Math.max(rows, columns, 2) - 1;
  const squares = Array.from({ length: rows * columns }, (_, square) => square);
  return {
    x: Float64Array.from(squares, (s) => 0.5 + ((s % columns) - (columns - 1) / 2) / side),
    y: Float64Array.from(squares, (s) => 0.5 - (Math.floor(s / columns) - (rows - 1) / 2) / side),
  };
}

/**
 * The number of edges between every two vertices, ignoring directions; separate components are placed side by side.
 */
export function distances(neighbours: readonly (readonly number[])[]): Float64Array[] {
  const n = neighbours.length;
  const near: number[][] = Array.from({ length: n }, () => []);
  neighbours.forEach((heads, tail) => {
    for (const head of heads) {
      near[tail].push(head);
      near[head].push(tail);
    }
  });
  const rows = Array.from({ length: n }, (_, from) => measureFrom(near, from));
  const longest = Math.max(1, ...rows.map((row) => Math.max(...row)));
  return rows.map((row) => row.map((distance) => (distance < 0 ? longest + 1 : distance)));
}

/** Breadth-first distances from one vertex; -1 if unreachable. */
function measureFrom(near: number[][], from: number) {
  const row = new Float64Array(near.length).fill(-1);
  row[from] = 0;
  const queue = [from];
  for (const vertex of queue) {
    for (const other of near[vertex]) {
      if (row[other] >= 0) continue;
      row[other] = row[vertex] + 1;
      queue.push(other);
    }
  }
  return row;
}

/**
 * Move each vertex in turn to the weighted mean of the places that the others want for it; near vertices weigh most.
 */
function majorize({ x, y }: Points, wanted: Float64Array[]): Points {
  const n = x.length;
  const scale = Math.max(...wanted[0]);
  for (let i = 0; i < n; i++) {
    x[i] *= scale;
    y[i] *= scale;
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < n; i++) {
      let [sumX, sumY, weights] = [0, 0, 0];
      for (let j = 0; j < n; j++) {
        if (j === i) continue;
        const distance = Math.max(1e-6, Math.hypot(x[i] - x[j], y[i] - y[j]));
        const weight = 1 / wanted[i][j] ** 2;
        sumX += weight * (x[j] + (wanted[i][j] * (x[i] - x[j])) / distance);
        sumY += weight * (y[j] + (wanted[i][j] * (y[i] - y[j])) / distance);
        weights += weight;
      }
      x[i] = sumX / weights;
      y[i] = sumY / weights;
    }
  }
  return { x, y };
}

/**
 * Rotate and flip so that the first vertex is on the left and the second not below it, then scale to the unit square.
 */
function fit({ x, y }: Points): Points {
  const n = x.length;
  const [middleX, middleY] = [x, y].map((values) => values.reduce((a, b) => a + b, 0) / n);
  const angle = Math.PI - Math.atan2(y[0] - middleY, x[0] - middleX);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const turnedX = x.map((value, i) => (value - middleX) * cos - (y[i] - middleY) * sin);
  const turnedY = y.map((value, i) => (x[i] - middleX) * sin + (value - middleY) * cos);
  const flip = turnedY[1] > turnedY[0] ? -1 : 1;
  const left = Math.min(...turnedX);
  const width = Math.max(...turnedX) - left;
  const top = Math.min(...turnedY);
  const height = Math.max(...turnedY) - top;
  const side = Math.max(width, height, 1e-9);
  return {
    x: turnedX.map((value) => (value - left + (side - width) / 2) / side),
    y: turnedY.map((value) => 0.5 + (flip * (value - top - height / 2)) / side),
  };
}

/** The vertex nearest to a point of the canvas, or -1 if none is near enough. */
export function vertexAt(
  centres: { x: number; y: number }[],
  radius: number,
  x: number,
  y: number,
) {
  let best = -1;
  let nearest = Math.max(radius * 1.35, 12);
  centres.forEach((centre, vertex) => {
    const distance = Math.hypot(centre.x - x, centre.y - y);
    if (distance < nearest) [best, nearest] = [vertex, distance];
  });
  return best;
}

/** The nearest vertex within a quarter turn of an arrow key's direction, or the same vertex. */
export function vertexTowards({ x, y }: Points, cursor: number, key: string) {
  const { right: dx, up } = wayOf(key);
  const dy = -up;
  let best = cursor;
  let least = Number.POSITIVE_INFINITY;
  for (let other = 0; other < x.length; other++) {
    const along = (x[other] - x[cursor]) * dx + (y[other] - y[cursor]) * dy;
    const aside = Math.abs((x[other] - x[cursor]) * dy) + Math.abs((y[other] - y[cursor]) * dx);
    if (other === cursor || along <= 1e-9 || aside > along) continue;
    if (along + 2 * aside < least) [best, least] = [other, along + 2 * aside];
  }
  return best;
}

/** The distance of the two nearest vertices; an estimate for large graphs. */
function leastDistance(x: Float64Array, y: Float64Array) {
  const n = x.length;
  if (n > 1200) return 1 / Math.sqrt(n);
  let least = 1;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) least = Math.min(least, Math.hypot(x[i] - x[j], y[i] - y[j]));
  }
  return least;
}

/** Centres and radius of the vertices on a canvas. */
export function placeVertices({ x, y, pitch }: Places, size: Size) {
  const { left, top, inner, wide } = frameOf(size);
  const radius = Math.min(wide, pitch * inner * 0.36);
  const centres = Array.from(x, (_, i) => ({ x: left + x[i] * inner, y: top + y[i] * inner }));
  return { centres, radius: Math.max(radius, 3) };
}

/** The part of a canvas that shows the layout's unit square, and the largest radius of a vertex. */
export function frameOf({ width, height }: Size) {
  const side = Math.min(width, height);
  const wide = side * 0.05;
  const inner = side - 3.6 * wide;
  return { left: (width - inner) / 2, top: (height - inner) / 2, inner, wide };
}
