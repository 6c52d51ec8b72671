import { nextDeadEnd } from "../../engine/analysis/navigation.ts";
import type { Clock } from "../../engine/run/clock.ts";
import type { Playback } from "../../engine/run/playback.ts";
import type { Look } from "../../engine/run/types.ts";
import { t } from "../../language/translate.ts";
import { obeyLock } from "../../state/link/link-view.ts";
import type { TransportActions } from "./transport.ts";

/** The actions of the transport's buttons and keys, limited to those that the link allows. */
export function transportActions(
  player: Playback,
  clock: Clock,
  say: (message: string) => void,
): TransportActions {
  return obeyLock({
    toggle: () => player.toggle(),
    step: () => player.step(),
    stepBack: () => player.stepBack(),
    toStart: () => player.toStart(),
    toEnd: () => player.toEnd(),
    toDeadEnd: () => player.find(orSay(nextDeadEnd(player.timeline.position), say), "deadEnd"),
    seek: (position: number) => player.seek(position),
    setSpeed: (speed: number) => {
      clock.speed = speed;
    },
    letSpeedGrow: () => clock.letSpeedGrow(),
  });
}

/** Add a message to a look-up: it says when no dead end is left. */
const orSay =
  (look: Look, say: (message: string) => void): Look =>
  (timeline) => {
    const found = look(timeline);
    if (found === null && timeline.verdict !== null) say(t("run-step-no-dead-end"));
    return found;
  };
