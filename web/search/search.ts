/**
 * One of the searches that the solver runs side by side: where its events come from, and who answers what is asked about it.
 *
 * A promise whose run is over resolves to null.
 *
 * @import { Solver } from "./solver.ts"
 * @import { Description, SearchState, SolverStatus, Stretch } from "./types.ts"
 */

export class Search {
  /** The number of the run that answers are accepted for. */
  run = 0;
  #solver;
  #scenario = "";

  /** @param {Solver} solver @param {() => void} [load] has Python loaded, now or later */
  constructor(solver, load = () => solver.load()) {
    this.#solver = solver;
    this.load = load;
    /** From 1. */
    this.number = solver.admit();
  }

  /** One more search, beside this one. */
  another() {
    return new Search(this.#solver, this.load);
  }

  /** How Python stands. */
  get status() {
    return this.#solver.status;
  }

  /** Be told of every change of `status`. @param {(status: SolverStatus) => void} listener */
  subscribe(listener) {
    return this.#solver.subscribe(listener);
  }

  /** Wait until Python is loaded, be it anew. */
  loaded() {
    return this.#solver.loaded();
  }

  /**
   * Begin a new run; what is still on its way for the last one is dropped.
   *
   * @param {string} scenario
   * @param {SearchState | null} state where to begin; null for the start
   * @returns {Promise<Description | null>} rejected with Python's own sentence when it refuses the
   *   scenario
   */
  start(scenario, state) {
    this.run++;
    this.#scenario = scenario;
    this.#solver.forget(this);
    return this.#request({ type: "start", scenario, state });
  }

  /** The next events of the run, at most `count`; fewer only at its end. @param {number} count @returns {Promise<Stretch | null>} */
  more(count) {
    return this.#request({ type: "more", count });
  }

  /**
   * The `count` events that follow a state, apart from the run.
   *
   * @param {SearchState} state
   * @param {number} count
   * @returns {Promise<Stretch | null>}
   */
  replay(state, count) {
    return this.#request({ type: "replay", scenario: this.#scenario, state, count });
  }

  /**
   * The `count` events that led to a state, the latest first.
   *
   * @param {SearchState} state
   * @param {number} count
   * @returns {Promise<Stretch | null>}
   */
  rewind(state, count) {
    return this.#request({ type: "rewind", scenario: this.#scenario, state, count });
  }

  /**
   * Ask one of the bridge's functions that answer in JSON, for instance `ask("tell",
   * scenario, path, undone)`.
   *
   * @param {string} question
   * @param {...unknown} args
   * @returns {Promise<any>} null when a new run has begun meanwhile
   */
  ask(question, ...args) {
    return this.#request({ type: "ask", question, args });
  }

  /**
   * Ask as `ask` does, again when a new run has begun meanwhile, as one does when Python has just
   * come, and once more of a new Python where the first one was lost: for what is wanted whatever
   * happens.
   *
   * @param {string} question one that is never answered by null
   * @param {...unknown} args
   */
  async insist(question, ...args) {
    let lost = false;
    for (;;) {
      try {
        const answer = await this.ask(question, ...args);
        if (answer !== null) return answer;
      } catch (error) {
        if (lost || /** @type {Error} */ (error).name !== "WorkerLost") throw error;
        lost = true;
        await this.#solver.loaded();
      }
    }
  }

  /** It is over, and let go: Python keeps nothing of it. */
  end() {
    this.#solver.forget(this);
    this.run++;
    this.#request({ type: "end" }).catch(() => {});
  }

  /** @param {Parameters<Solver["request"]>[0]} wish */
  #request(wish) {
    return this.#solver.request(wish, this);
  }
}
