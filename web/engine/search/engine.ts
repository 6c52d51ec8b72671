import type { Description, SearchState, Verdict } from "./types.ts";

/** A Python array, as Pyodide hands it over. */
interface Buffer {
  getBuffer: (type?: string) => { data: Int16Array | Int32Array; release: () => void };
  destroy: () => void;
}

/** A run of a search in Python. */
interface Run {
  more: (count: number) => Buffer;
  verdict: Verdict | undefined;
  destroy: () => void;
}

/** A list converted for Python; numbers need no proxy. */
type Converted = { destroy?: () => void } | null;

/** The module `knights.page.bridge`, as Pyodide hands it over. */
interface Bridge {
  describe: (scenario: string) => string;
  Run: (scenario: string, path?: number[], undone?: number | null, found?: number | null) => Run;
  replay: (scenario: string, path: number[], undone: number | null, count: number) => Buffer;
  rewind: (scenario: string, path: number[], undone: number | null, count: number) => Buffer;
}

/**
 * Runs searches through the Python bridge: the worker's work, without its messages.
 *
 * Everything that comes from Python is copied and released here, so that no proxy outlives the call.
 */
export class Engine {
  #bridge;
  #toPython;
  /** The current run of each search, by the search's number. */
  #runs: Map<number, Run> = new Map();

  /** @param toPython converts plain data */
  constructor(bridge: Bridge, toPython: (value: unknown) => unknown) {
    this.#bridge = bridge;
    this.#toPython = toPython;
  }

  /**
   * Begin a run of a search; its previous run is released.
   *
   * @param state to begin at; null for the start
   */
  start(search: number, scenario: string, state: SearchState | null): Description {
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

  /** Release the run of a search. */
  end(search: number) {
    this.#runs.get(search)?.destroy();
    this.#runs.delete(search);
  }

  /** The next events of a search, at most `count`. */
  more(
    search: number,
    count: number,
  ): { events: Int16Array | Int32Array; verdict: Verdict | null } {
    const run = this.#runs.get(search);
    if (run === undefined) throw new Error("No search has been started.");
    const events = copy(run.more(count));
    return { events, verdict: run.verdict ?? null };
  }

  /** The events that follow ("replay") or led to ("rewind") a state, independent of the run. */
  read(way: "replay" | "rewind", scenario: string, state: SearchState, count: number) {
    const read = this.#bridge[way];
    return copy(this.#withPath(state, (path) => read(scenario, path, state.undone, count)));
  }

  /** Call a function of the bridge that returns JSON. */
  ask(question: string, args: unknown[]): unknown {
    const answer = (this.#bridge as unknown as Record<string, unknown>)[question];
    if (typeof answer !== "function")
      throw new Error(`"${question}" is not a question for Python.`);
    const converted = args.map((value) => this.#toPython(value));
    try {
      return JSON.parse(answer(...converted));
    } finally {
      for (const value of converted) (value as Converted)?.destroy?.();
    }
  }

  #withPath<T>(state: SearchState, use: (path: number[]) => T): T {
    const path = this.#toPython(state.path) as number[] & Converted;
    try {
      return use(path);
    } finally {
      path?.destroy?.();
    }
  }
}

/** Copy the integers of a Python array, and release it. */
function copy(array: Buffer) {
  const buffer = array.getBuffer();
  try {
    return buffer.data.slice();
  } finally {
    buffer.release();
    array.destroy();
  }
}
