import { Lineage } from "../digest/lineage.ts";

/**
 * When an earlier branch below the path was tried, and for how long: what a sentence that names it leads to.
 *
 * @import { Relief } from "../digest/relief.ts"
 * @import { Timeline } from "../run/timeline.ts"
 * @import { See } from "../types/answers.ts"
 *
 * @typedef {object} Branch
 * @property {number} step at which it was tried
 * @property {number} steps until it was taken back
 */

export class Past {
  #lineage = new Lineage();

  /**
   * @param {See | null} see
   * @param {Timeline} timeline
   * @param {Relief | null} relief
   * @returns {Branch | null} null where the events that tell are not there
   */
  find(see, timeline, relief) {
    if (see === null) return null;
    const past = this.#lineage.follow(timeline, relief)[see.length - timeline.root.length];
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
