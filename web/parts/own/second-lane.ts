import { recordedLane } from "../../state/lane/lane.ts";
import type { Desk, Result } from "./desk.ts";
import type { Recording } from "./run/recording.ts";
import type { Comparison } from "./run/types.ts";

/** Our own search beside a run of a program: a second lane of the page, for as long as the run is known. */

export function addOurs(
  { own: { page }, result: last }: Desk,
  result: Result,
  { events }: Comparison,
  { description }: Recording,
) {
  // Another one may have been run meanwhile.
  if (result !== last) return;
  result.ours = recordedLane(page, events, description);
  page.lanes.push(result.ours);
}

/** Forgets the last run, and the lane beside it. */
export function forget(desk: Desk) {
  const { lanes } = desk.own.page;
  const ours = desk.result?.ours ?? null;
  if (ours !== null) {
    lanes.splice(lanes.indexOf(ours), 1);
    ours.player.close();
  }
  desk.result = null;
}
