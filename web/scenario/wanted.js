import { endsRight } from "./tour.js";

/**
 * What a search is to find, where it ends at a number of solutions and so has to count them.
 *
 * @typedef {object} Wanted
 * @property {number} count of solutions, from 2
 * @property {(state: {path: ArrayLike<number>, depth: number}) => boolean} holds whether a complete
 *   path is one
 */

/**
 * @param {import("./scenario.js").Scenario} scenario
 * @returns {Wanted | null} null where the search ends at the first one, or goes on to the last
 */
export function wantedOf({ values, tour }) {
  const count = Number(values.first ?? 1);
  if (count === 1) return null;
  // Only the naive method completes paths that are none: all others look before they place.
  return { count, holds: ({ path, depth }) => tour === null || endsRight(tour, path, depth) };
}
