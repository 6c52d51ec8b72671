import { type Events, State } from "./search-state.ts";
import type { Missing } from "./types.ts";

/** Events read at a time, so that other requests come in between. */
const STRETCH = 65_536;
/** Events after which it is given up: some twenty seconds of Python in the background. */
const MOST = 64 << 20;

/**
 * Finds out when a run that was opened in its middle first reached each depth. A link says how deep
 * the run had come, but not since when, and to go back past that moment is to be less deep. So the
 * run is read once more from its start, until all those depths have been seen: mostly soon, as a
 * search is deep early and then long busy near its leaves.
 */
export class Survey {
  #state;
  #base;
  #deepest;
  #firstReached;

  constructor({
    size,
    length,
    root,
    base,
    deepest,
    firstReached,
  }: {
    size: number;
    length: number;
    root: number[];
    base: number;
    deepest: number;
    firstReached: Float64Array;
  }) {
    this.#state = new State({ size, length, root });
    this.#base = base;
    this.#deepest = deepest;
    this.#firstReached = firstReached;
    this.#record();
  }

  /** The stretch to read next; null when there is none. */
  get missing(): Missing | null {
    const { position, deepest } = this.#state;
    if (deepest >= this.#deepest || position >= this.#base || position >= MOST) return null;
    return { way: "replay", position, state: this.#state.snapshot(), count: STRETCH };
  }

  /**
   * @param events of that stretch
   * @throws {RangeError} when they do not fit there
   */
  supply(events: Events) {
    this.#state.applyAll(events, 0, events.length);
    this.#record();
  }

  /** Whether the depth reached up to a position is known for certain. */
  knows(position: number) {
    const { position: read, deepest } = this.#state;
    return position <= read || position >= this.#base || deepest >= this.#deepest;
  }

  /** What has not been seen comes later than what was read; how much later is not known. */
  #record() {
    const { position, firstReached } = this.#state;
    for (let depth = 0; depth <= this.#deepest; depth++) {
      this.#firstReached[depth] = Math.min(firstReached[depth], position + 1);
    }
  }
}
