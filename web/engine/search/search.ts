/**
 * One of the searches that the solver runs side by side: where its events come from, and who answers what is asked about it.
 *
 * A promise whose run is over resolves to null.
 */

import type { Solver } from "./solver.ts";
import type { Description, SearchState, SolverStatus, Stretch } from "./types.ts";

export class Search {
  /** The number of the run that answers are accepted for. */
  run = 0;
  #solver;
  #scenario = "";
  declare load: () => void;
  /** From 1. */
  declare number: number;

  /** @param load has Python loaded, now or later */
  constructor(solver: Solver, load: () => void = () => solver.load()) {
    this.#solver = solver;
    this.load = load;
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

  /** Be told of every change of `status`. */
  subscribe(listener: (status: SolverStatus) => void) {
    return this.#solver.subscribe(listener);
  }

  /** Wait until Python is loaded, be it anew. */
  loaded() {
    return this.#solver.loaded();
  }

  /**
   * Begin a new run; what is still on its way for the last one is dropped.
   *
   * @param state where to begin; null for the start
   * @returns rejected with Python's own sentence when it refuses the scenario
   */
  start(scenario: string, state: SearchState | null): Promise<Description | null> {
    this.run++;
    this.#scenario = scenario;
    this.#solver.forget(this);
    return this.#request({ type: "start", scenario, state });
  }

  /** The next events of the run, at most `count`; fewer only at its end. */
  more(count: number): Promise<Stretch | null> {
    return this.#request({ type: "more", count });
  }

  /** The `count` events that follow a state, apart from the run. */
  replay(state: SearchState, count: number): Promise<Stretch | null> {
    return this.#request({ type: "replay", scenario: this.#scenario, state, count });
  }

  /** The `count` events that led to a state, the latest first. */
  rewind(state: SearchState, count: number): Promise<Stretch | null> {
    return this.#request({ type: "rewind", scenario: this.#scenario, state, count });
  }

  /**
   * Ask one of the bridge's functions that answer in JSON, for instance `ask("tell",
   * scenario, path, undone)`.
   *
   * @returns null when a new run has begun meanwhile
   */
  ask<T>(question: string, ...args: unknown[]): Promise<T | null> {
    return this.#request({ type: "ask", question, args });
  }

  /**
   * Ask as `ask` does, again when a new run has begun meanwhile, as one does when Python has just
   * come, and once more of a new Python where the first one was lost: for what is wanted whatever
   * happens.
   *
   * @param question one that is never answered by null
   */
  async insist<T>(question: string, ...args: unknown[]): Promise<T> {
    let lost = false;
    for (;;) {
      try {
        const answer = await this.ask<T>(question, ...args);
        if (answer !== null) return answer;
      } catch (error) {
        if (lost || (error as Error).name !== "WorkerLost") throw error;
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

  #request<T>(wish: Parameters<Solver["request"]>[0]): Promise<T> {
    return this.#solver.request(wish, this);
  }
}
