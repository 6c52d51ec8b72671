import { readAskedSteps } from "./asked-steps.js";

/**
 * What whoever opens a link is to do: one of these, told by its options.
 *
 * @import { LinkOptions } from "../types/scenario.d.ts"
 * @import { Purpose } from "./types.d.ts"
 */

/** @param {LinkOptions} options @returns {Purpose} */
export function purposeOf({ play = "", be, own }) {
  const plays = play === "yes";
  const done = plays ? "" : play;
  if (be !== undefined) return { kind: "be", steps: readAskedSteps(be), done };
  if (done !== "") return { kind: "play", done };
  return own === undefined ? { kind: "watch", plays } : { kind: "program", plays, ...readOwn(own) };
}

/** A program, and before it, with a dot, the step at which its run is looked at. @param {string} own */
function readOwn(own) {
  const { position = "0", packed = "" } =
    /^(?:(?<position>\d+)\.)?(?<packed>.*)$/.exec(own)?.groups ?? {};
  return { packed, position: Number(position) };
}
