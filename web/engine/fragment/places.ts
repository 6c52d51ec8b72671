import { tell } from "../../language/tell.ts";
import { cite } from "./cite.ts";
import { DIGITS } from "./digits.ts";
import { written } from "./written.ts";

/**
 * Where a graph's vertices have been put, as a link holds it: four digits of six bits for each
 * vertex in the order of the graph, two for x and two for y, in thousandths of the layout's square
 * and from a little outside it. `knights.graphs.layout` reads the same.
 */

/** Coordinates are -0.05 to 1.05: as numbers 0 to 1100, so that AA to RM are theirs. */
const PLACES = new RegExp(`^${written.places}$`);
const MARGIN = 50;
const HIGHEST = 1100;
const MOST = 1024;

/** @returns empty when there are too many for a link */
export function writePlaces(x: ArrayLike<number>, y: ArrayLike<number>): string {
  if (x.length > MOST) return "";
  return Array.from(x, (_, vertex) => write(x[vertex]) + write(y[vertex])).join("");
}

function write(share: number) {
  const value = Math.min(HIGHEST, Math.max(0, Math.round(share * 1000) + MARGIN));
  return DIGITS[value >> 6] + DIGITS[value & 63];
}

/**
 * @param count of the graph's vertices
 * @throws {RangeError} when it is not the places of so many
 */
export function readPlaces(text: string, count: number): { x: Float64Array; y: Float64Array } {
  if (!PLACES.test(text) || text.length !== 4 * count) {
    throw new RangeError(tell("link-option", { name: "at", value: cite(text) }));
  }
  const read = (from: number) =>
    Float64Array.from({ length: count }, (_, vertex) => {
      const [high, low] = text.slice(4 * vertex + from);
      return (64 * DIGITS.indexOf(high) + DIGITS.indexOf(low) - MARGIN) / 1000;
    });
  return { x: read(0), y: read(2) };
}
