/** After a longer gap (a hidden tab, a sleeping machine) make up for no more than this many milliseconds. */
const LONGEST_GAP = 1000;

/**
 * Turns a speed and the time into events due: the arithmetic of the clock.
 *
 * The number due is a function of the time since an anchor, not a sum over frames, so that no frame rate makes it
 * drift.
 */
export class Pace {
  #anchor = 0;
  /** Events owed at the anchor: 1 makes the first one due at once. */
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

  /** Start over: the first event is due at once. */
  restart() {
    this.#now = null;
  }

  /**
   * The events due by now and not taken yet; this takes them.
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

  /** Report that the last `take` could not be met. One event stays owed; a backlog would cause a rush later. */
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

/**
 * For `CALM` milliseconds every step can be read, at `CALM_SPEED` steps a second; after that the speed doubles every
 * `DOUBLING` milliseconds.
 */
const CALM = 16_000;
const CALM_SPEED = 1.5;
const DOUBLING = 2000;

/**
 * A speed that grows by itself: single steps can be read at first, past the first dead end of most runs; sixteen
 * million steps are over in about a minute.
 *
 * @param playing milliseconds
 */
export const growingSpeed = (playing: number) =>
  CALM_SPEED * 2 ** (Math.max(0, playing - CALM) / DOUBLING);
