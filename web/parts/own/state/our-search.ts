import type { Recording } from "../run/recording.ts";
import type { Own } from "./own.ts";
import type { OwnState } from "./state.ts";

/** Our own search while a program's run is played: it is left at its step, and resumed there; a second lane shows it beside the run. */

export function playRecording(own: Own, recording: Recording) {
  if (own.recording === null) own.left = own.tools.left();
  own.tools.open(recording);
}

export function resumeSearch({ recording, left, tools }: Own) {
  if (recording !== null) tools.resume(left?.moment ?? null, left?.run ?? null);
}

/** Forgets the last run, and the lane beside it. */
export function forget(state: OwnState) {
  const { lanes } = state.own.page;
  const ours = state.result?.ours ?? null;
  if (ours !== null) {
    lanes.splice(lanes.indexOf(ours), 1);
    ours.player.close();
  }
  state.result = null;
}
