import { t } from "../../language/translate.ts";
import { cite } from "./cite.ts";
import { DIGITS } from "./digits.ts";
import { written } from "./fragment-alphabet.ts";

/**
 * The places of a graph's vertices in a link: four base-64 digits for each vertex in the order of the graph, two for x
 * and two for y, in thousandths of the layout's square with a small margin around it. `knights.graphs.layout` reads the
 * same.
 */

/** Coordinates from -0.05 to 1.05 become numbers from 0 to 1100, written AA to RM. */
const PLACES = new RegExp(`^${written.places}$`);
const MARGIN = 50;
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

/**
 * @param count number of vertices
 * @throws {RangeError} unless the text gives exactly `count` places
 */
export function readPlaces(text: string, count: number): { x: Float64Array; y: Float64Array } {
  if (!PLACES.test(text) || text.length !== 4 * count) {
    throw new RangeError(t("link-option", { name: "at", value: cite(text) }));
  }
  const read = (from: number) =>
    Float64Array.from({ length: count }, (_, vertex) => {
      const [high, low] = text.slice(4 * vertex + from);
      return (64 * DIGITS.indexOf(high) + DIGITS.indexOf(low) - MARGIN) / 1000;
    });
  return { x: read(0), y: read(2) };
}
