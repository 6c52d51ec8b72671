import type { Timeline } from "../run/timeline.ts";
import { Relief } from "./relief.ts";
import { Tally } from "./tally.ts";
import { Tree } from "./tree.ts";

/** Milliseconds that a frame may spend on reading events. */
const BUDGET = 4;

/** Reads every event of a run once, as it arrives, for the charts and for navigation. */

export class Digest {
  #timeline: Timeline | null = null;
  relief: Relief | null = null;
  tally: Tally | null = null;
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
    const { relief, tally, tree } = this;
    if (relief === null || tally === null || tree === null) return false;
    const end = this.#clock() + BUDGET;
    while (relief.read < timeline.known) {
      const chunk = timeline.chunkAt(relief.read);
      // Reading events that the cache has dropped would take another search, so the record ends there.
      if (chunk === null) return false;
      const from = relief.read - chunk.start;
      relief.append(chunk.events, from, chunk.filled);
      tally.append(chunk.events, from, chunk.filled);
      tree.append(chunk.events, from, chunk.filled);
      if (this.#clock() >= end) return relief.read < timeline.known;
    }
    return false;
  }

  #begin(timeline: Timeline) {
    this.#timeline = timeline;
    const { base, size, length, root, state } = timeline;
    const path = timeline.chunkAt(base)?.path ?? state.path.slice(0, state.depth);
    const { length: depth } = path;
    this.relief = new Relief({ base, depth, length });
    this.tally = new Tally({ base, depth, size, length });
    this.tree = new Tree({ base, path, root: root.length, size, relief: this.relief });
  }
}
