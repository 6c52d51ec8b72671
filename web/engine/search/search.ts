/**
 * One of several searches that the solver runs side by side: a source of events, which also answers questions.
 *
 * A promise resolves to null when its run has been replaced.
 */

import type { Solver } from "./solver.ts";
import type { Description, SearchState, SolverStatus, Stretch } from "./types.ts";

export class Search {
  /** Number of the current run; only its answers are accepted. */
  run = 0;
  #solver;
  #scenario = "";
  declare load: () => void;
  /** Counted from 1. */
  declare number: number;

  /** @param load starts loading Python, now or later */
  constructor(solver: Solver, load: () => void = () => solver.load()) {
    this.#solver = solver;
    this.load = load;
    this.number = solver.newSearchNumber();
  }

  /** Create another search on the same solver. */
  newSearch() {
    return new Search(this.#solver, this.load);
  }

  /** The status of Python. */
  get status() {
    return this.#solver.status;
  }

  /** Subscribe to every change of `status`. */
  subscribe(listener: (status: SolverStatus) => void) {
    return this.#solver.subscribe(listener);
  }

  /** Resolves when Python is loaded, also after a reload. */
  loaded() {
    return this.#solver.loaded();
  }

  /**
   * Begin a new run; pending requests of the last one resolve to null.
   *
   * @param state to begin at; null for the start
   * @returns rejected with Python's own sentence when it refuses the scenario
   */
  start(scenario: string, state: SearchState | null): Promise<Description | null> {
    this.run++;
    this.#scenario = scenario;
    this.#solver.dropRequests(this);
    return this.#request({ type: "start", scenario, state });
  }

  /** The next events of the run, `count` at most; fewer only at its end. */
  more(count: number): Promise<Stretch | null> {
    return this.#request({ type: "more", count });
  }

  /** The `count` events that follow a state, independent of the run. */
  replay(state: SearchState, count: number): Promise<Stretch | null> {
    return this.#request({ type: "replay", scenario: this.#scenario, state, count });
  }

  /** The `count` events that led to a state, the latest first. */
  rewind(state: SearchState, count: number): Promise<Stretch | null> {
    return this.#request({ type: "rewind", scenario: this.#scenario, state, count });
  }

  /**
   * Ask one of the bridge's functions that answer in JSON, for instance
   * `ask("describe_step", scenario, path, undone)`.
   *
   * @returns null when a new run has begun meanwhile
   */
  ask<T>(question: string, ...args: unknown[]): Promise<T | null> {
    return this.#request({ type: "ask", question, args });
  }

  /**
   * Like `ask`, but ask again when a new run has begun meanwhile (as happens when Python has just loaded), and once
   * more when the worker was lost: for answers that are needed in any case.
   *
   * @param question one that is never answered with null
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

  /** Release the search, here and in Python. */
  end() {
    this.#solver.dropRequests(this);
    this.run++;
    this.#request({ type: "end" }).catch(() => {});
  }

  #request<T>(wish: Parameters<Solver["request"]>[0]): Promise<T> {
    return this.#solver.request(wish, this);
  }
}
