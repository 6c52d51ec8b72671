import type { DepthRanges } from "../../engine/analysis/depth-ranges.ts";
import { PathHistory } from "../../engine/analysis/path-history.ts";
import type { Timeline } from "../../engine/run/timeline.ts";
import type { See } from "../../engine/types/python-replies.ts";

/** Finds when an earlier branch below the path was tried, and for how long, for sentences that mention it. */

interface Branch {
  step: number; // the step at which it was tried
  steps: number; // number of steps until it was undone
}

export class Past {
  #history = new PathHistory();

  /** @returns null when the necessary events are not at hand */
  find(see: See | null, timeline: Timeline, depthRanges: DepthRanges | null): Branch | null {
    if (see === null) return null;
    const past = this.#history.follow(timeline, depthRanges)[see.length - timeline.root.length];
    if (past === undefined || past.entered === null) return null;
    let start = past.entered;
    for (const exit of past.exits) {
      // The first event of a branch places its choice, the last takes it back.
      if (timeline.eventAt(exit - 1) === ~see.choice) {
        return { step: start + 1, steps: exit - start - 1 };
      }
      start = exit;
    }
    return null;
  }
}
