/** Our own search while a program of the visitor's is played instead: it is left at its step, and gone on with there. */

import type { Own } from "./door.ts";
import type { Recording } from "./run/recording.ts";

/** Plays what a program has done. */
export function playRecording(own: Own, recording: Recording) {
  if (own.recording === null) own.left = own.tools.left();
  own.tools.open(recording);
}

/** Shows our own search again, at the step where it was left. */
export function resumeSearch(own: Own) {
  if (own.recording !== null) {
    own.tools.resume(own.left?.moment ?? null, own.left?.run ?? null);
  }
}
