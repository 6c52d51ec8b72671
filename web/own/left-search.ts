/**
 * Our own search while a program of the visitor's is played instead: it is left at its step, and gone on with there.
 *
 * @import { Own } from "./door.ts"
 * @import { Recording } from "./run/recording.ts"
 */

/** Plays what a program has done. @param {Own} own @param {Recording} recording */
export function playRecording(own, recording) {
  if (own.recording === null) own.left = own.tools.left();
  own.tools.open(recording);
}

/** Shows our own search again, at the step where it was left. @param {Own} own */
export function resumeSearch(own) {
  if (own.recording !== null) {
    own.tools.resume(own.left?.moment ?? null, own.left?.run ?? null);
  }
}
