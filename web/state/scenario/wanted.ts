import { entryOf } from "../../board/registry.ts";
import { solutionLimit } from "../../board/shared/goal.ts";
import type { Scenario, Wanted } from "../../engine/types/scenario.ts";

/** The goal of a search that stops at a given number of solutions and therefore has to count them. */

/**
 * A test for whether a complete path is a solution. Only the naive method completes paths that are not: all other
 * methods check before they place.
 */
export function holdsFor(scenario: Scenario): Wanted["holds"] {
  const { holds } = entryOf(scenario.puzzle);
  return ({ path, depth }) => holds(scenario, path, depth);
}

/** @returns null when the search stops at the first solution, or finds all of them */
export function countedGoal(scenario: Scenario): Wanted | null {
  const count = solutionLimit(scenario);
  return count === 1 ? null : { count, holds: holdsFor(scenario) };
}
