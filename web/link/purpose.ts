import { readAskedSteps, writeAskedSteps } from "./asked-steps.ts";
import { TODAY } from "./day.ts";
import { kindsIn } from "./question-kinds.ts";

/**
 * What whoever opens a link is to do: one of these, told by its scenario and its options.
 *
 * @import { LinkOptions, Scenario } from "../types/scenario.ts"
 * @import { Act, Asks, Purpose } from "./types.ts"
 */

/** To see our search, where a link says nothing else. @type {Act} */
export const WATCH = { kind: "watch", plays: false, asks: null };

/** To play by hand, from the beginning on. @type {Act} */
export const PLAY = { kind: "play", done: "0", asks: null };

/**
 * What a link asks for, and the options that say how the page looks then.
 *
 * @param {Scenario} scenario
 * @param {LinkOptions} all
 * @returns {{purpose: Purpose, options: LinkOptions}}
 */
export function readPurpose({ text, seed }, { play = "", be, own, ...options }) {
  const act = readAct({ play, be, own, ...options });
  if (seed === undefined) return { purpose: act, options };
  const origin = options.day === undefined ? text : `${TODAY}/${options.day}`;
  return { purpose: { kind: "invent", origin, act }, options };
}

/** @param {LinkOptions} options @returns {Act} */
function readAct({ play, be, own, ask, to }) {
  const plays = play === "yes";
  const done = plays ? "" : play;
  // Who is to be the search is asked nothing besides.
  if (be !== undefined) return { kind: "be", steps: readAskedSteps(be), done };
  const asks = readAsks(ask, to);
  if (done !== "") return { kind: "play", done, asks };
  if (own === undefined) return { kind: "watch", plays, asks };
  return { kind: "program", plays, asks, ...readOwn(own) };
}

/** @param {string | undefined} ask @param {string | undefined} to @returns {Asks | null} */
function readAsks(ask, to) {
  const kinds = kindsIn(ask);
  return kinds.length === 0 ? null : { kinds, to: to === undefined ? null : Number(to) };
}

/** A program, and before it, with a dot, the step at which its run is looked at. @param {string} own */
function readOwn(own) {
  const { position = "0", packed = "" } =
    /^(?:(?<position>\d+)\.)?(?<packed>.*)$/.exec(own)?.groups ?? {};
  return { packed, position: Number(position) };
}

/** The options of a link that ask for it. @param {Purpose} purpose @returns {LinkOptions} */
export function writePurpose(purpose) {
  switch (purpose.kind) {
    case "invent":
      return writePurpose(purpose.act);
    case "be": {
      const { done, steps } = purpose;
      return { ...(done !== "" && { play: done }), be: writeAskedSteps(steps) };
    }
    case "play":
      return { play: purpose.done };
    case "program": {
      const { plays, position, packed } = purpose;
      const own = position === 0 ? packed : `${position}.${packed}`;
      return { ...(plays && { play: "yes" }), own };
    }
    default:
      return purpose.plays ? { play: "yes" } : {};
  }
}
