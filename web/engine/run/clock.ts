import { growingSpeed, Pace } from "./events-due.ts";

/**
 * The clock of all playbacks: how many steps are due in each frame. All playbacks run at the same speed, start
 * together, and share the time of a frame. It needs neither the DOM nor a timer: the frame loop calls `tick(now)`.
 */

/** An object that the clock drives. */
interface Played {
  playing: boolean;
  tick: (frame: Frame) => void; // does the work of one frame
  speedChanged: () => void;
}

export interface Frame {
  gap: number; // milliseconds since the last one
  budget: number; // milliseconds that may be spent on applying events
  due: () => number; // steps due, Infinity at top speed; asking counts them as taken
  fallBehind: () => void; // report that these steps could not be made
}

/** Milliseconds that a frame may spend on applying events: half of one at 60 a second. */
const FRAME_BUDGET = 8;
/** A longer gap between two frames (a hidden tab, for instance) counts as this many milliseconds. */
const LONGEST_GAP = 1000;

export class Clock {
  #pace = new Pace(8);
  #lastTick: number | null = null;
  /** Milliseconds for which the speed has been growing by itself; null when it is fixed. */
  #grown: number | null = null;
  #all: Set<Played> = new Set();

  /** Add a playback. @returns removes it */
  join(played: Played): () => void {
    this.#all.add(played);
    return () => this.#all.delete(played);
  }

  /** Steps a second, from 1 to Infinity ("as fast as it goes"). */
  get speed() {
    return this.#pace.speed;
  }

  set speed(speed) {
    this.#grown = null;
    this.#setSpeed(Math.max(1, speed));
  }

  /** True while the speed grows by itself, from single steps at first to the end within about a minute. */
  get growing() {
    return this.#grown !== null;
  }

  /** Let the speed grow from now on, and start over whenever playing starts after a pause. */
  letSpeedGrow() {
    this.#grown = 0;
    this.#setSpeed(growingSpeed(0));
  }

  /** Call this before a playback starts: its first step is due at once, unless others are playing already. */
  begin() {
    if (this.#playing.length > 0) return;
    this.#pace.restart();
    if (this.#grown !== null) this.#grown = 0;
    this.#lastTick = null;
  }

  /** Do the work of one frame. @param now milliseconds */
  tick(now: number) {
    const gap = this.#lastTick === null ? 0 : Math.min(LONGEST_GAP, now - this.#lastTick);
    this.#lastTick = now;
    const playing = this.#playing;
    if (playing.length === 0) return;
    if (this.#grown !== null) {
      this.#pace.speed = growingSpeed(this.#grown);
      this.#grown += gap;
    }
    /** Every playback gets the same number of steps. */
    let due: number | undefined;
    const take = () => {
      due ??= this.#pace.take(now);
      return due;
    };
    let behind = 0;
    const fallBehind = () => {
      behind++;
    };
    const budget = FRAME_BUDGET / playing.length;
    for (const played of playing) played.tick({ gap, budget, due: take, fallBehind });
    // A playback that waits alone must not slow down the others.
    if (behind === playing.length) this.#pace.fallBehind();
  }

  get #playing() {
    return [...this.#all].filter(({ playing }) => playing);
  }

  #setSpeed(speed: number) {
    this.#pace.speed = speed;
    for (const played of this.#all) played.speedChanged();
  }
}
