/** After a longer silence (a hidden tab, a sleeping machine) no more than this is made up for. */
const LONGEST_GAP = 1000;

/**
 * How many events are due, from a speed and the time: the arithmetic of the clock, without a clock.
 *
 * What is due is a function of the time since an anchor, not a sum over frames, so that no frame
 * rate makes it drift.
 */
export class Pace {
  #anchor = 0;
  /** Events owed at the anchor: 1 makes the first one come at once. */
  #owed = 1;
  #given = 0;
  #now: number | null = null;
  #speed;

  /** @param speed events a second, or Infinity */
  constructor(speed: number) {
    this.#speed = speed;
  }

  get speed() {
    return this.#speed;
  }

  set speed(speed) {
    if (this.#now !== null) {
      this.#owed = this.#speed === Infinity ? 0 : this.#due(this.#now) - this.#given;
      this.#anchor = this.#now;
      this.#given = 0;
    }
    this.#speed = speed;
  }

  /** Begin anew: the first event is due at once. */
  restart() {
    this.#now = null;
  }

  /**
   * The number of events due by now and not yet given; they count as given from here on.
   *
   * @param now milliseconds
   * @returns Infinity at top speed
   */
  take(now: number): number {
    if (this.#now === null) {
      this.#anchor = now;
      this.#owed = 1;
      this.#given = 0;
    } else if (now - this.#now > LONGEST_GAP) {
      this.#anchor += now - this.#now - LONGEST_GAP;
    }
    this.#now = now;
    if (this.#speed === Infinity) return Infinity;
    const count = Math.max(0, Math.floor(this.#due(now)) - this.#given);
    this.#given += count;
    return count;
  }

  /**
   * Say that the last `take` could not be met. One event stays owed; a backlog would only turn into
   * a rush later on.
   */
  fallBehind() {
    if (this.#now === null) return;
    this.#anchor = this.#now;
    this.#owed = 1;
    this.#given = 0;
  }

  #due(now: number) {
    return this.#owed + ((now - this.#anchor) * this.#speed) / 1000;
  }
}

/** Milliseconds for which each step is to be read; steps a second in them; and milliseconds in which the speed doubles after. */
const CALM = 16_000;
const CALM_SPEED = 1.5;
const DOUBLING = 2000;

/**
 * The speed that grows by itself: each step can be read at first, beyond the first dead end of most; sixteen million are over in about a minute.
 *
 * @param playing milliseconds
 */
export const growingSpeed = (playing: number) =>
  CALM_SPEED * 2 ** (Math.max(0, playing - CALM) / DOUBLING);
