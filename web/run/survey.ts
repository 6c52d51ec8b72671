import { State } from "./search-state.ts";

/**
 * @import { Events } from "./search-state.ts"
 * @import { Missing } from "./types.ts"
 */

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

  /**
   * @param {object} run
   * @param {number} run.size
   * @param {number} run.length
   * @param {number[]} run.root
   * @param {number} run.base where the run was opened
   * @param {number} run.deepest the longest path up to there
   * @param {Float64Array} run.firstReached the run's record, which is corrected
   */
  constructor({ size, length, root, base, deepest, firstReached }) {
    this.#state = new State({ size, length, root });
    this.#base = base;
    this.#deepest = deepest;
    this.#firstReached = firstReached;
    this.#record();
  }

  /** The stretch to read next; null when there is none. @returns {Missing | null} */
  get missing() {
    const { position, deepest } = this.#state;
    if (deepest >= this.#deepest || position >= this.#base || position >= MOST) return null;
    return { way: "replay", position, state: this.#state.snapshot(), count: STRETCH };
  }

  /**
   * @param {Events} events of that stretch
   * @throws {RangeError} when they do not fit there
   */
  supply(events) {
    this.#state.applyAll(events, 0, events.length);
    this.#record();
  }

  /** Whether the depth reached up to a position is known for certain. @param {number} position */
  knows(position) {
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
