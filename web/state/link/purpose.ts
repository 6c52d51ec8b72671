import type { LinkOptions, Scenario } from "../../engine/types/scenario.ts";
import { readAskedSteps, writeAskedSteps } from "./asked-steps.ts";
import { TODAY } from "./day.ts";
import { kindsIn } from "./question-kinds.ts";
import type { Act, Asks, Purpose } from "./types.ts";

/** The purpose of a link, worked out from its scenario and its options. */

/** Watch our search: the default. */
export const WATCH: Act = { kind: "watch", plays: false, asks: null };

/** Play by hand, from the beginning. */
export const PLAY: Act = { kind: "play", done: "0", asks: null };

/** Split a link's options into its purpose and the options that only change how the page looks. */
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
  // `be=` overrides `ask=`.
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

/** Read `own=`: the packed program, preceded by the step of its run and a dot unless the step is 0. */
function readOwn(own: string) {
  const { position = "0", packed = "" } =
    /^(?:(?<position>\d+)\.)?(?<packed>.*)$/.exec(own)?.groups ?? {};
  return { packed, position: Number(position) };
}

/** The link options that ask for this purpose. */
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
