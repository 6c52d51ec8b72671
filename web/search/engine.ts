/**
 * @import { Description, SearchState, Verdict } from "./types.ts"
 *
 * @typedef {object} Buffer what a Python array looks like from here
 * @property {(type?: string) => {data: Int16Array | Int32Array, release: () => void}} getBuffer
 * @property {() => void} destroy
 *
 * @typedef {object} Run Python's run of a search
 * @property {(count: number) => Buffer} more
 * @property {Verdict | undefined} verdict
 * @property {() => void} destroy
 *
 * @typedef {object} Bridge the module `knights.page.bridge`, as Pyodide hands it over
 * @property {(scenario: string) => string} describe
 * @property {(scenario: string, path?: number[], undone?: number | null, found?: number | null) => Run} Run
 * @property {(scenario: string, path: number[], undone: number | null, count: number) => Buffer}
 *   replay
 * @property {(scenario: string, path: number[], undone: number | null, count: number) => Buffer}
 *   rewind
 */

/**
 * Runs searches by way of the Python bridge: the worker's work, apart from its messages.
 *
 * Everything that comes from Python is copied and released here, so nothing of it outlives the
 * call.
 */
export class Engine {
  #bridge;
  #toPython;
  /** Of each search that is under way, by its number. @type {Map<number, Run>} */
  #runs = new Map();

  /**
   * @param {Bridge} bridge
   * @param {(value: unknown) => any} toPython converts plain data
   */
  constructor(bridge, toPython) {
    this.#bridge = bridge;
    this.#toPython = toPython;
  }

  /**
   * Begin a run of a search; its last one is let go.
   *
   * @param {number} search
   * @param {string} scenario
   * @param {SearchState | null} state where to begin; null for the start
   * @returns {Description}
   */
  start(search, scenario, state) {
    this.end(search);
    const description = JSON.parse(this.#bridge.describe(scenario));
    const { undone = null, found } = state ?? {};
    const run =
      state === null
        ? this.#bridge.Run(scenario)
        : this.#withPath(state, (path) => this.#bridge.Run(scenario, path, undone, found));
    this.#runs.set(search, run);
    return description;
  }

  /** A search is over. @param {number} search */
  end(search) {
    this.#runs.get(search)?.destroy();
    this.#runs.delete(search);
  }

  /**
   * The next events of a search, at most `count`.
   *
   * @param {number} search
   * @param {number} count
   * @returns {{events: Int16Array | Int32Array, verdict: Verdict | null}}
   */
  more(search, count) {
    const run = this.#runs.get(search);
    if (run === undefined) throw new Error("No search has been started.");
    const events = copy(run.more(count));
    return { events, verdict: run.verdict ?? null };
  }

  /**
   * Events that follow ("replay") or led to ("rewind") a state, apart from the run.
   *
   * @param {"replay" | "rewind"} way
   * @param {string} scenario
   * @param {SearchState} state
   * @param {number} count
   */
  read(way, scenario, state, count) {
    const read = this.#bridge[way];
    return copy(this.#withPath(state, (path) => read(scenario, path, state.undone, count)));
  }

  /** Call a function of the bridge that answers in JSON. @param {string} question @param {unknown[]} args @returns {unknown} */
  ask(question, args) {
    const answer = /** @type {any} */ (this.#bridge)[question];
    if (typeof answer !== "function")
      throw new Error(`"${question}" is not a question for Python.`);
    const converted = args.map((value) => this.#toPython(value));
    try {
      return JSON.parse(answer(...converted));
    } finally {
      for (const value of converted) value?.destroy?.();
    }
  }

  /**
   * @template T
   * @param {SearchState} state
   * @param {(path: any) => T} use
   * @returns {T}
   */
  #withPath(state, use) {
    const path = this.#toPython(state.path);
    try {
      return use(path);
    } finally {
      path?.destroy?.();
    }
  }
}

/** Take the integers out of a Python array. @param {Buffer} array */
function copy(array) {
  const buffer = array.getBuffer();
  try {
    return buffer.data.slice();
  } finally {
    buffer.release();
    array.destroy();
  }
}
