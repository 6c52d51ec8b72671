import { findSolutions } from "../../engine/run/findings.ts";
import { State } from "../../engine/run/search-state.ts";
import type { Source } from "../../engine/run/types.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import type { OwnRun } from "../../state/lane/types.ts";
import { holdsFor } from "../../state/scenario/wanted.ts";

/** A run of a program of the visitor's as a lane of a race: what it has done is recorded. No link holds it. */

/** The search of a lane; with `run` it is that of a program. */
export type Raced = Scenario & { run?: OwnRun };

/** What stands for it in a link, in the place of a scenario. */
export const OWN = "own";

export const textOf = ({ run, text }: Raced) => (run === undefined ? text : OWN);

/** Its events up to the first solution: it is to that that lanes race. */
export function sourceOf(scenario: Scenario, { description, events, verdict }: OwnRun): Source {
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
