import { recordedLane } from "../lane/lane.ts";

/**
 * Our own search beside a run of a program: a second lane of the page, for as long as the run is known.
 *
 * @import { Desk, Result } from "./desk.ts"
 * @import { Recording } from "./run/recording.ts"
 * @import { Comparison } from "./run/types.ts"
 */

/** @param {Desk} desk @param {Result} result @param {Comparison} comparison @param {Recording} recording */
export function addOurs({ own: { page }, result: last }, result, { events }, { description }) {
  // Another one may have been run meanwhile.
  if (result !== last) return;
  result.ours = recordedLane(page, events, description);
  page.lanes.push(result.ours);
}

/** Forgets the last run, and the lane beside it. @param {Desk} desk */
export function forget(desk) {
  const { lanes } = desk.own.page;
  const ours = desk.result?.ours ?? null;
  if (ours !== null) {
    lanes.splice(lanes.indexOf(ours), 1);
    ours.player.close();
  }
  desk.result = null;
}
