import type { Timeline } from "../run/timeline.ts";
import type { DepthRanges } from "./depth-ranges.ts";
import { firstAtMost, lastAtMost } from "./navigation.ts";

/**
 * The past of the current path, as a tree draws it: when each level was entered, and when each choice tried there
 * before was taken back.
 *
 * A search reaches each path exactly once, so everything known about a beginning of the path stays true as long as the
 * path begins that way.
 */

/** The past of one level. */
export interface Past {
  entered: number | null; // the position at which the path first had this length; null when those events are not at hand
  exits: number[]; // positions at which the choices tried below it were taken back
  whole: boolean; // true: `exits` is complete up to the cursor
}

export class PathHistory {
  #timeline: Timeline | null = null;
  #path: number[] = [];
  /** By length of the path. */
  #entered: (number | null)[] = [];
  #exits: number[][] = [];

  /** The past of every level; `[0]` belongs to the path that is the root alone. */
  follow(timeline: Timeline, depthRanges: DepthRanges | null): Past[] {
    const { state, root } = timeline;
    this.#forget(timeline);
    const pasts: Past[] = [];
    for (let length = root.length; length <= state.depth; length++) {
      this.#entered[length] ??= enteredAt(timeline, depthRanges, length);
      this.#exits[length] ??= [];
    }
    for (let length = root.length; length <= state.depth; length++) {
      // The choice on the path was placed right after the last exit.
      const next = length < state.depth ? this.#entered[length + 1] : null;
      const end = next === null ? state.position : next - 1;
      const whole = this.#readExits(timeline, depthRanges, length, end);
      const exits = this.#exits[length].filter((exit) => exit <= end);
      pasts.push({ entered: this.#entered[length], exits, whole });
    }
    this.#path = Array.from(state.path.subarray(0, state.depth));
    return pasts;
  }

  /** Keep the levels that the new path shares with the last one. */
  #forget(timeline: Timeline) {
    const { state, root } = timeline;
    if (timeline !== this.#timeline) {
      this.#timeline = timeline;
      this.#path = [];
      this.#entered = [];
      this.#exits = [];
    }
    let same = 0;
    while (
      same < this.#path.length &&
      same < state.depth &&
      this.#path[same] === state.path[same]
    ) {
      same++;
    }
    const kept = Math.max(same, this.#path.length === 0 ? 0 : root.length) + 1;
    this.#entered.length = Math.min(this.#entered.length, kept);
    this.#exits.length = Math.min(this.#exits.length, kept);
    this.#path.length = same;
  }

  /**
   * @param end the last position to read
   * @returns true when all are known
   */
  #readExits(
    timeline: Timeline,
    depthRanges: DepthRanges | null,
    length: number,
    end: number,
  ): boolean {
    const entered = this.#entered[length];
    if (entered === null) return false;
    const exits = this.#exits[length];
    let position = exits.length > 0 ? exits[exits.length - 1] : entered;
    while (position < end) {
      const found = firstAtMost(length, position, depthRanges)(timeline);
      if (found === null) return true;
      if ("missing" in found) return false;
      if (found.position > end) return true;
      position = found.position;
      exits.push(position);
    }
    return true;
  }
}

/** The position at which the current path first had this length; null when those events are not at hand. */
export function enteredAt(timeline: Timeline, depthRanges: DepthRanges | null, length: number) {
  if (length <= timeline.root.length) return 0;
  const found = lastAtMost(length - 1, timeline.position, depthRanges)(timeline);
  return found !== null && "position" in found ? found.position + 1 : null;
}
