import { entryOf } from "../../board/registry.ts";
import { solutionLimit } from "../../board/shared/goal.ts";
import type { Scenario, Wanted } from "../../engine/types/scenario.ts";

/** What a search is to find, where it ends at a number of solutions and so has to count them. */

/**
 * Whether a complete path of a scenario is a solution. Only the naive method completes paths that are
 * none: all others look before they place.
 */
export function holdsFor(scenario: Scenario): Wanted["holds"] {
  const { holds } = entryOf(scenario.puzzle);
  return ({ path, depth }) => holds(scenario, path, depth);
}

/** @returns null where the search ends at the first one, or goes on to the last */
export function wantedOf(scenario: Scenario): Wanted | null {
  const count = solutionLimit(scenario);
  return count === 1 ? null : { count, holds: holdsFor(scenario) };
}
