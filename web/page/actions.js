import { nextDeadEnd } from "../digest/landmarks.js";
import { obeyLock } from "../link/link-view.js";

/**
 * @import { Clock } from "../run/clock.js"
 * @import { Playback } from "../run/playback.js"
 * @import { TransportActions } from "../workbench/transport.js"
 */

/** What the transport's buttons and keys do, as far as the link allows it. @param {Playback} player @param {Clock} clock @returns {TransportActions} */
export function transportActions(player, clock) {
  return obeyLock({
    toggle: () => player.toggle(),
    step: () => player.step(),
    stepBack: () => player.stepBack(),
    toStart: () => player.toStart(),
    toEnd: () => player.toEnd(),
    toDeadEnd: () => player.find(nextDeadEnd(player.timeline.position), "deadEnd"),
    /** @param {number} position */
    seek: (position) => player.seek(position),
    /** @param {number} speed */
    setSpeed: (speed) => {
      clock.speed = speed;
    },
    letSpeedGrow: () => clock.letSpeedGrow(),
  });
}
