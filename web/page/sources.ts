/**
 * @import { Recording } from "../own/run/recording.ts"
 * @import { Hand } from "../play/hand.ts"
 * @import { Source } from "../run/types.ts"
 * @import { Description, SearchState, Stretch } from "../search/types.ts"
 */

/**
 * The source of the page: the solver; or the visitor's hand, or what a program of the visitor's has done, while there is one.
 *
 * @implements {Source}
 */
export class Sources {
  #solver;
  /** @type {Hand | Recording | null} */
  other = null;

  /** @param {Source} solver */
  constructor(solver) {
    this.#solver = solver;
  }

  get status() {
    return this.#solver.status;
  }

  /** Whether events come only as somebody makes them. */
  get live() {
    return this.other !== null && "live" in this.other;
  }

  /** Whether the events are not those of the search that the scenario stands for. */
  get foreign() {
    return this.other !== null;
  }

  load() {
    this.#solver.load();
  }

  /** @param {Parameters<Source["subscribe"]>[0]} listener */
  subscribe(listener) {
    return this.#solver.subscribe(listener);
  }

  /** @param {string} scenario @param {SearchState | null} state @returns {Promise<Description | null>} */
  start(scenario, state) {
    return (this.other ?? this.#solver).start(scenario, state);
  }

  /** @param {number} count @returns {Promise<Stretch | null>} */
  more(count) {
    return this.other?.more() ?? this.#solver.more(count);
  }

  /** What is not the solver's fits into the timeline's memory: none of it is asked for again. @param {SearchState} state @param {number} count */
  replay(state, count) {
    return this.#solver.replay(state, count);
  }

  /** @param {SearchState} state @param {number} count */
  rewind(state, count) {
    return this.#solver.rewind(state, count);
  }
}
