import type { Timeline } from "../run/timeline.ts";
import { ChoiceCounts } from "./choice-counts.ts";
import { DepthRanges } from "./depth-ranges.ts";
import { Tree } from "./tree.ts";

/** Milliseconds that a frame may spend on reading events. */
const BUDGET = 4;

/** Reads every event of a run once, as it arrives, for the charts and for navigation. */

export class RunAnalysis {
  #timeline: Timeline | null = null;
  depthRanges: DepthRanges | null = null;
  choiceCounts: ChoiceCounts | null = null;
  tree: Tree | null = null;
  #clock;

  /** @param clock returns milliseconds */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /**
   * Read on, for a few milliseconds at most.
   *
   * @param timeline a different one than last time starts over
   * @returns true while there is more to read
   */
  follow(timeline: Timeline): boolean {
    if (timeline !== this.#timeline) this.#begin(timeline);
    const { depthRanges, choiceCounts, tree } = this;
    if (depthRanges === null || choiceCounts === null || tree === null) return false;
    const end = this.#clock() + BUDGET;
    while (depthRanges.read < timeline.known) {
      const chunk = timeline.chunkAt(depthRanges.read);
      // Reading events that the cache has dropped would take another search, so the record ends there.
      if (chunk === null) return false;
      const from = depthRanges.read - chunk.start;
      depthRanges.append(chunk.events, from, chunk.filled);
      choiceCounts.append(chunk.events, from, chunk.filled);
      tree.append(chunk.events, from, chunk.filled);
      if (this.#clock() >= end) return depthRanges.read < timeline.known;
    }
    return false;
  }

  #begin(timeline: Timeline) {
    this.#timeline = timeline;
    const { base, size, length, root, state } = timeline;
    const path = timeline.chunkAt(base)?.path ?? state.path.slice(0, state.depth);
    const { length: depth } = path;
    this.depthRanges = new DepthRanges({ base, depth, length });
    this.choiceCounts = new ChoiceCounts({ base, depth, size, length });
    this.tree = new Tree({ base, path, root: root.length, size, depthRanges: this.depthRanges });
  }
}
