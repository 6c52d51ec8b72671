import type { State } from "../../engine/run/search-state.ts";
import type { Motion } from "../types.ts";

/**
 * The short animation of the knight after a single event.
 *
 * Moves glide only while each can be followed with the eye; at a higher speed, or with reduced motion, the board jumps
 * from state to state.
 */
const LONGEST = 240;
const FLASH = 420;
const SLOW_ENOUGH = 12;

export class MotionClock {
  #position = -1;
  #began = Number.NEGATIVE_INFINITY;
  #from = -1;
  #to = -1;
  #duration = 0;
  #undo = false;

  /**
   * Start an animation if the cursor has moved by one event.
   *
   * @param speed steps a second; 0: it does not play
   * @param still true: nothing may move
   * @param now milliseconds
   */
  notice({ position, last, top, depth, path }: State, speed: number, still: boolean, now: number) {
    const below = depth > 1 ? path[depth - 2] : -1;
    if (position === this.#position) return;
    const single = position === this.#position + 1;
    this.#position = position;
    this.#undo = last !== null && last < 0;
    this.#from = this.#undo && last !== null ? ~last : below;
    this.#to = top;
    const glides = single && !still && speed <= SLOW_ENOUGH && this.#from >= 0 && this.#to >= 0;
    this.#duration = glides ? Math.min(LONGEST, speed > 0 ? 700 / speed : LONGEST) : 0;
    this.#began = single && speed <= 4 * SLOW_ENOUGH ? now : Number.NEGATIVE_INFINITY;
  }

  /** The knight's animation, or null when it has finished. */
  motion(now: number): Motion | null {
    const done = this.#duration > 0 ? (now - this.#began) / this.#duration : 1;
    if (done >= 1 || done < 0) return null;
    return { from: this.#from, to: this.#to, done };
  }

  /** Strength of an undo's flash, from 1 to 0. */
  flash(now: number) {
    if (!this.#undo) return 0;
    return Math.max(0, 1 - (now - this.#began) / FLASH);
  }

  /** True when the animation needs another frame. */
  busy(now: number) {
    return this.motion(now) !== null || this.flash(now) > 0;
  }
}
