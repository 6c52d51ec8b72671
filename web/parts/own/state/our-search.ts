import type { Recording } from "../run/recording.ts";
import type { Own } from "./own.ts";
import type { OwnState } from "./state.ts";

/** Swaps our own search for the run of a program and back. Our search resumes at the step where it was left. */

export function playRecording(own: Own, recording: Recording) {
  if (own.recording === null) own.left = own.tools.left();
  own.tools.open(recording);
}

export function resumeSearch({ recording, left, tools }: Own) {
  if (recording !== null) tools.resume(left?.moment ?? null, left?.run ?? null);
}

/** Forget the last run, and close the lane of our search beside it. */
export function forget(state: OwnState) {
  const { lanes } = state.own.page;
  const ours = state.result?.ours ?? null;
  if (ours !== null) {
    lanes.splice(lanes.indexOf(ours), 1);
    ours.player.close();
  }
  state.result = null;
}
