import { findSolutions } from "../run/findings.ts";
import { State } from "../run/search-state.ts";
import { holdsFor } from "../scenario/wanted.ts";

/**
 * A run of a program of the visitor's as a lane of a race: what it has done is recorded. No link holds it.
 *
 * @import { OwnRun } from "../lane/types.ts"
 * @import { Source } from "../run/types.ts"
 * @import { Scenario } from "../types/scenario.ts"
 *
 * @typedef {Scenario & {run?: OwnRun}} Raced what a lane searches; `run`: it is that one instead
 */

/** What stands for it in a link, in the place of a scenario. */
export const OWN = "own";

/** @param {Raced} raced */
export const textOf = ({ run, text }) => (run === undefined ? text : OWN);

/** Its events up to the first solution: it is to that that lanes race. @param {Scenario} scenario @param {OwnRun} run @returns {Source} */
export function sourceOf(scenario, { description, events, verdict }) {
  const [first] = findSolutions(new State(description), events, holdsFor(scenario));
  const some = first === undefined ? events : events.subarray(0, first);
  let left = some;
  return {
    status: { name: "loaded", version: "", snapshot: false },
    subscribe: () => () => {},
    load: () => {},
    start: async () => {
      left = some;
      return description;
    },
    async more() {
      const stretch = { events: left, verdict: first === undefined ? verdict : "found" };
      left = some.subarray(some.length);
      return stretch;
    },
    replay: async () => null,
    rewind: async () => null,
  };
}
