import { DIGITS } from "./digits.ts";

/**
 * The places of a graph's vertices in a link: four base-64 digits for each vertex in the order of the graph, two for x
 * and two for y, in thousandths of the layout's square with a small margin around it. `knights.graphs.layout` reads the
 * same.
 */

/** Coordinates from -0.05 to 1.05 become numbers from 0 to 1100, written AA to RM. */
const MARGIN = 50;
/** Characters of a vertex. */
export const PLACE = 4;
const HIGHEST = 1100;
const MOST = 1024;

/** @returns "" when there are too many vertices for a link */
export function writePlaces(x: ArrayLike<number>, y: ArrayLike<number>): string {
  if (x.length > MOST) return "";
  return Array.from(x, (_, vertex) => write(x[vertex]) + write(y[vertex])).join("");
}

function write(share: number) {
  const value = Math.min(HIGHEST, Math.max(0, Math.round(share * 1000) + MARGIN));
  return DIGITS[value >> 6] + DIGITS[value & 63];
}

/** @param text matches the pattern of a link's `at` */
export function readPlaces(text: string): { x: Float64Array; y: Float64Array } {
  const read = (from: number) =>
    Float64Array.from({ length: text.length / PLACE }, (_, vertex) => {
      const [high, low] = text.slice(PLACE * vertex + from);
      return (64 * DIGITS.indexOf(high) + DIGITS.indexOf(low) - MARGIN) / 1000;
    });
  return { x: read(0), y: read(2) };
}
