import type { GraphSketch } from "../../engine/search/types.ts";
import type { Size } from "../types.ts";
import { wayOf } from "./arrow.ts";

/** The places of a graph's vertices on a canvas, and the vertices at a place. Python computes the layout. */

/** Places in the unit square, y downwards. */
export interface Places extends Points {
  pitch: number; // distance of the two nearest vertices
}

interface Points {
  x: Float64Array;
  y: Float64Array;
}

/** The places that Python has computed. */
export const placesOf = ({ places, pitch }: Pick<GraphSketch, "places" | "pitch">): Places => ({
  x: Float64Array.from(places, ([x]) => x),
  y: Float64Array.from(places, ([, y]) => y),
  pitch,
});

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
