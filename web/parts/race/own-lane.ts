import { State } from "../../engine/run/search-state.ts";
import { findSolutions } from "../../engine/run/solution-positions.ts";
import type { Source } from "../../engine/run/types.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import type { OwnRun } from "../../state/page/page-context.ts";
import { holdsFor } from "../../state/scenario/wanted.ts";

/** A recorded run of the visitor's program as a lane of a race. No link holds it. */

/** The search of a lane; with `run` it is the run of the visitor's program. */
export type Raced = Scenario & { run?: OwnRun };

/** Stands for the visitor's run in a link, in place of a scenario. */
export const OWN = "own";

export const textOf = ({ run, text }: Raced) => (run === undefined ? text : OWN);

/** Replay the run's events up to the first solution, because lanes race to the first solution. */
export function sourceOf(scenario: Scenario, { description, events, verdict }: OwnRun): Source {
  const [first] = findSolutions(new State(description), events, holdsFor(scenario));
  const some = first === undefined ? events : events.subarray(0, first);
  let left = some;
  return {
    foreign: true,
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
