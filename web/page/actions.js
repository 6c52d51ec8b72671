import { nextDeadEnd } from "../digest/landmarks.js";
import { obeyLock } from "../link/link-view.js";

/**
 * @import { Player } from "../run/player.js"
 * @import { TransportActions } from "../workbench/transport.js"
 */

/** What the transport's buttons and keys do, as far as the link allows it. @param {Player} player @returns {TransportActions} */
export function transportActions(player) {
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
      player.speed = speed;
    },
    letSpeedGrow: () => player.letSpeedGrow(),
  });
}
