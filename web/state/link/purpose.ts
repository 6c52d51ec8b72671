import type { LinkOptions, Scenario } from "../../engine/types/scenario.ts";
import { readAskedSteps, writeAskedSteps } from "./asked-steps.ts";
import { TODAY } from "./day.ts";
import { kindsIn } from "./question-kinds.ts";
import type { Act, Asks, Purpose } from "./types.ts";

/** What whoever opens a link is to do: one of these, told by its scenario and its options. */

/** To see our search, where a link says nothing else. */
export const WATCH: Act = { kind: "watch", plays: false, asks: null };

/** To play by hand, from the beginning on. */
export const PLAY: Act = { kind: "play", done: "0", asks: null };

/** What a link asks for, and the options that say how the page looks then. */
export function readPurpose(
  { text, seed }: Scenario,
  { play = "", be, own, ...options }: LinkOptions,
): { purpose: Purpose; options: LinkOptions } {
  const act = readAct({ play, be, own, ...options });
  if (seed === undefined) return { purpose: act, options };
  const origin = options.day === undefined ? text : `${TODAY}/${options.day}`;
  return { purpose: { kind: "invent", origin, act }, options };
}

function readAct({ play, be, own, ask, to }: LinkOptions): Act {
  const plays = play === "yes";
  const done = plays ? "" : play;
  // Who is to be the search is asked nothing besides.
  if (be !== undefined) return { kind: "be", steps: readAskedSteps(be), done };
  const asks = readAsks(ask, to);
  if (done !== "") return { kind: "play", done, asks };
  if (own === undefined) return { kind: "watch", plays, asks };
  return { kind: "program", plays, asks, ...readOwn(own) };
}

function readAsks(ask: string | undefined, to: string | undefined): Asks | null {
  const kinds = kindsIn(ask);
  return kinds.length === 0 ? null : { kinds, to: to === undefined ? null : Number(to) };
}

/** A program, and before it, with a dot, the step at which its run is looked at. */
function readOwn(own: string) {
  const { position = "0", packed = "" } =
    /^(?:(?<position>\d+)\.)?(?<packed>.*)$/.exec(own)?.groups ?? {};
  return { packed, position: Number(position) };
}

/** The options of a link that ask for it. */
export function writePurpose(purpose: Purpose): LinkOptions {
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
