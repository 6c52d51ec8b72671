/**
 * Which frames write words and figures, too. While the board jumps from frame to frame nobody can read them, and to lay them out costs
 * more than to draw the board: then only a few frames a second do.
 */

/** Milliseconds between two of these frames: figures still seem to run. */
const PAUSE = 120;

export class WordThrottle {
  #run: unknown = null;
  #position = 0;
  #jumped = false;
  #wroteAt = Number.NEGATIVE_INFINITY;
  /** Whether the words are those of an earlier frame: one of the next is due. */
  behind = false;

  /**
   * Called once a frame. The first jump is due, as a seek is one; so is the first frame in which nothing jumps, once the board stands.
   *
   * @param run the steps that are shown
   * @param position in them
   * @param now milliseconds
   * @returns whether words are due
   */
  isDue(run: unknown, position: number, now: number): boolean {
    const jumps = run === this.#run && Math.abs(position - this.#position) > 1;
    this.#run = run;
    this.#position = position;
    const goesOn = jumps && this.#jumped;
    this.#jumped = jumps;
    this.behind = goesOn && now - this.#wroteAt < PAUSE;
    if (!this.behind) this.#wroteAt = now;
    return !this.behind;
  }
}
