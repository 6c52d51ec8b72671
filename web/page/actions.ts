import { nextDeadEnd } from "../digest/landmarks.ts";
import { tell } from "../language/tell.ts";
import { obeyLock } from "../link/link-view.ts";

/**
 * @import { Clock } from "../run/clock.ts"
 * @import { Playback } from "../run/playback.ts"
 * @import { Look } from "../run/types.ts"
 * @import { TransportActions } from "../workbench/transport.ts"
 */

/**
 * What the transport's buttons and keys do, as far as the link allows it.
 *
 * @param {Playback} player
 * @param {Clock} clock
 * @param {(message: string) => void} say
 * @returns {TransportActions}
 */
export function transportActions(player, clock, say) {
  return obeyLock({
    toggle: () => player.toggle(),
    step: () => player.step(),
    stepBack: () => player.stepBack(),
    toStart: () => player.toStart(),
    toEnd: () => player.toEnd(),
    toDeadEnd: () => player.find(orSay(nextDeadEnd(player.timeline.position), say), "deadEnd"),
    /** @param {number} position */
    seek: (position) => player.seek(position),
    /** @param {number} speed */
    setSpeed: (speed) => {
      clock.speed = speed;
    },
    letSpeedGrow: () => clock.letSpeedGrow(),
  });
}

/** The same, which says where nothing is left to be found. @param {Look} look @param {(message: string) => void} say @returns {Look} */
const orSay = (look, say) => (timeline) => {
  const found = look(timeline);
  if (found === null && timeline.verdict !== null) say(tell("run-step-no-dead-end"));
  return found;
};
