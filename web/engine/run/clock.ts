import { growingSpeed, Pace } from "./pace.ts";

/**
 * The clock of what is played: how many steps are due in each frame. All playbacks under it go at the same speed, begin at the same
 * time, and share the time of a frame. It knows neither the DOM nor the time: the owner of the frames calls `tick(now)` in each.
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
  due: () => number; // how many steps are due, Infinity at top speed; whoever asks takes them
  fallBehind: () => void; // says that they could not be made
}

/** Milliseconds that a frame may spend on applying events: half of one at 60 a second. */
const FRAME_BUDGET = 8;
/** Milliseconds between two frames that are counted at most. */
const LONGEST_GAP = 1000;

export class Clock {
  #pace = new Pace(8);
  #lastTick: number | null = null;
  /** Milliseconds for which a speed that grows by itself has grown; null: it does not. */
  #grown: number | null = null;
  #all: Set<Played> = new Set();

  /** Takes a playback under the clock. @returns lets it go */
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

  /** Whether the speed grows by itself, from one step after the other to the end within about a minute. */
  get growing() {
    return this.#grown !== null;
  }

  /** Let the speed grow from now on, and anew whenever it is played after a pause. */
  letSpeedGrow() {
    this.#grown = 0;
    this.#setSpeed(growingSpeed(0));
  }

  /** Something is about to play: the first step is due at once, unless others play already. */
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
    /** The same for all of them. */
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
    // One that has to wait alone does not change the pace of the others.
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
