import { type Events, State } from "./search-state.ts";
import type { Missing } from "./types.ts";

/** Events per request, so that other requests get a turn. */
const STRETCH = 65_536;
/** Give up after this many events: some twenty seconds of Python in the background. */
const MOST = 64 << 20;

/**
 * Finds out when a run that was opened in its middle first reached each depth. A link says how deep the run had been,
 * but not since when, so going back may or may not lower that depth. So the run is read again from its start until all
 * those depths have been seen: usually soon, as a search gets deep early and is then busy near its leaves.
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

  /** The stretch to read next, or null. */
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

  /** True when the depth reached up to a position is known for certain. */
  knows(position: number) {
    const { position: read, deepest } = this.#state;
    return position <= read || position >= this.#base || deepest >= this.#deepest;
  }

  /** A depth that has not been seen yet is first reached after what was read, nobody knows when. */
  #record() {
    const { position, firstReached } = this.#state;
    for (let depth = 0; depth <= this.#deepest; depth++) {
      this.#firstReached[depth] = Math.min(firstReached[depth], position + 1);
    }
  }
}
