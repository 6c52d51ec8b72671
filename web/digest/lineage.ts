import { comeUpTo, lastAtMost } from "./landmarks.ts";

/**
 * When each level of the current path was entered, and when each choice tried there before was
 * done with: what a tree shows of the past.
 *
 * A search comes to each path exactly once, so what is known for a beginning of the path stays true
 * for as long as the path begins so.
 *
 * @import { Timeline } from "../run/timeline.ts"
 * @import { Relief } from "./relief.ts"
 *
 * @typedef {object} Past of one level
 * @property {number | null} entered the position at which the path first had this length; null where
 *   the events that tell are not there
 * @property {number[]} exits the positions at which the choices tried below it were taken back
 * @property {boolean} whole whether those are all up to the cursor
 */
export class Lineage {
  /** @type {Timeline | null} */
  #timeline = null;
  /** @type {number[]} */
  #path = [];
  /** @type {(number | null)[]} by length of the path */
  #entered = [];
  /** @type {number[][]} */
  #exits = [];

  /**
   * The past of every level from the root's on: `[0]` is that of the path of the root alone.
   *
   * @param {Timeline} timeline
   * @param {Relief | null} relief
   * @returns {Past[]}
   */
  follow(timeline, relief) {
    const { state, root } = timeline;
    this.#forget(timeline);
    /** @type {Past[]} */
    const pasts = [];
    for (let length = root.length; length <= state.depth; length++) {
      this.#entered[length] ??= enteredAt(timeline, relief, length);
      this.#exits[length] ??= [];
    }
    for (let length = root.length; length <= state.depth; length++) {
      // The choice on the path was placed right after the last exit.
      const next = length < state.depth ? this.#entered[length + 1] : null;
      const end = next === null ? state.position : next - 1;
      const whole = this.#readExits(timeline, relief, length, end);
      const exits = this.#exits[length].filter((exit) => exit <= end);
      pasts.push({ entered: this.#entered[length], exits, whole });
    }
    this.#path = Array.from(state.path.subarray(0, state.depth));
    return pasts;
  }

  /** Keep what the path still begins with. @param {Timeline} timeline */
  #forget(timeline) {
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
   * @param {Timeline} timeline
   * @param {Relief | null} relief
   * @param {number} length
   * @param {number} end the last position to look at
   * @returns {boolean} whether all are known
   */
  #readExits(timeline, relief, length, end) {
    const entered = this.#entered[length];
    if (entered === null) return false;
    const exits = this.#exits[length];
    let position = exits.length > 0 ? exits[exits.length - 1] : entered;
    while (position < end) {
      const found = comeUpTo(length, position, relief)(timeline);
      if (found === null) return true;
      if ("missing" in found) return false;
      if (found.position > end) return true;
      position = found.position;
      exits.push(position);
    }
    return true;
  }
}

/** When the current path first had a length. @param {Timeline} timeline @param {Relief | null} relief @param {number} length */
export function enteredAt(timeline, relief, length) {
  if (length <= timeline.root.length) return 0;
  const found = lastAtMost(length - 1, timeline.position, relief)(timeline);
  return found !== null && "position" in found ? found.position + 1 : null;
}
