import { endsRight } from "../puzzles/tour/tour.js";

/**
 * What a search is to find, where it ends at a number of solutions and so has to count them.
 *
 * @typedef {object} Wanted
 * @property {number} count of solutions, from 2
 * @property {(state: {path: ArrayLike<number>, depth: number}) => boolean} holds whether a complete
 *   path is one
 */

/**
 * Whether a search goes on after a solution. What it takes back may then have led to one.
 *
 * @param {Pick<import("./scenario.js").Scenario, "values">} scenario
 */
export const goesOn = ({ values }) =>
  /^(all|count)/.test(values.goal ?? "") || Number(values.first ?? 1) > 1;

/**
 * Whether a complete path of a scenario is a solution. Only the naive method completes paths that are
 * none: all others look before they place.
 *
 * @param {import("./scenario.js").Scenario} scenario
 * @returns {Wanted["holds"]}
 */
export const holdsFor =
  ({ tour }) =>
  ({ path, depth }) =>
    tour === null || endsRight(tour, path, depth);

/**
 * @param {import("./scenario.js").Scenario} scenario
 * @returns {Wanted | null} null where the search ends at the first one, or goes on to the last
 */
export function wantedOf(scenario) {
  const count = Number(scenario.values.first ?? 1);
  return count === 1 ? null : { count, holds: holdsFor(scenario) };
}
