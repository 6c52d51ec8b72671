/**
 * Decides which frames also update text and figures. While the board jumps from frame to frame, nobody can read them,
 * and their layout costs more than drawing the board, so only a few frames a second update them.
 */

/** Milliseconds between two updates, short enough for figures to seem to run. */
const PAUSE = 120;

export class WordThrottle {
  #run: unknown = null;
  #position = 0;
  #jumped = false;
  #wroteAt = Number.NEGATIVE_INFINITY;
  /** True when the text shows an earlier frame, so that a later frame must update it. */
  behind = false;

  /**
   * Call this once a frame. The first jump updates the text, because it may be a single seek; so does the first frame
   * without a jump.
   *
   * @param run identity of the run shown
   * @param position in the run
   * @param now milliseconds
   * @returns true when the text must be updated
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
