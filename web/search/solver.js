import { ROOT } from "../root.js";
import { reportError } from "./messages.js";

/**
 * @import { Description, ErrorReport, Reply, Request, SearchState, SolverStatus, Stretch } from "./types.d.ts"
 *
 * @typedef {object} WorkerLike the part of `Worker` that is needed here
 * @property {(message: Request) => void} postMessage
 * @property {() => void} terminate
 * @property {((event: any) => void) | null} onmessage
 * @property {((event: any) => void) | null} onerror
 * @property {((event: any) => void) | null} onmessageerror
 * @typedef {object} Pending a request that has not been answered
 * @property {(value: any) => void} resolve
 * @property {(error: unknown) => void} reject
 * @typedef {Request extends infer R ? R extends Request ? Omit<R, "id" | "run"> : never : never}
 *   Wish
 */

/**
 * A worker that is lost again and again without having delivered anything is given up after so many
 * times.
 */
const MOST_LOSSES = 3;
/**
 * The silence that a worker is granted is counted in this many ticks, so that a machine's sleep
 * counts as one.
 */
const TICKS = 4;
/**
 * A slow line, or a slow machine compiling, is granted more than a search that is under way: what fails
 * says so, and a machine with much else to do took more than a minute over it.
 */
const LOADING_TICKS = 9 * TICKS;

/**
 * The page's side of the worker: requests as promises, one worker at a time, replaced when it dies
 * or falls silent.
 *
 * A promise whose run is over resolves to null. One whose worker was lost is rejected; `status`
 * then goes through "loading" to "loaded" again, and it is for the owner to start anew from where
 * it is.
 */
export class Solver {
  /** @type {SolverStatus} */
  #status = { name: "idle" };
  /** @type {Set<(status: SolverStatus) => void>} */
  #listeners = new Set();
  /** @type {WorkerLike | null} */
  #worker = null;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  #run = 0;
  #lastId = 0;
  #scenario = "";
  #losses = 0;
  #silentTicks = 0;
  /** @type {ReturnType<typeof setInterval> | null} */
  #watch = null;
  #spawn;
  #silence;

  /**
   * @param {object} options
   * @param {string | URL} [options.url] of the worker's module
   * @param {() => WorkerLike} [options.spawn] makes the worker, when it is not to be made from
   *   `url`
   * @param {number} [options.silence] milliseconds without a word after which a worker that owes an
   *   answer is replaced
   */
  constructor({ url = new URL("search/worker.js", ROOT), spawn, silence = 20_000 } = {}) {
    this.#spawn = spawn ?? (() => new Worker(url, { type: "module", name: "solver" }));
    this.#silence = silence;
  }

  get status() {
    return this.#status;
  }

  /** The number of the run that answers are accepted for. */
  get run() {
    return this.#run;
  }

  /**
   * Be told of every change of `status`.
   *
   * @param {(status: SolverStatus) => void} listener
   * @returns {() => void} ends the subscription
   */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Load Python and the solver; also the way to try again after a failure. Does nothing when loaded
   * or loading.
   */
  load() {
    if (this.#status.name === "loading" || this.#status.name === "loaded") return;
    this.#losses = 0;
    this.#open();
  }

  /**
   * Wait until Python is loaded, be it anew.
   *
   * @returns {Promise<void>}
   * @throws {Error} when it could not be
   */
  loaded() {
    return new Promise((resolve, reject) => {
      /** @param {SolverStatus} status */
      const look = (status) => {
        if (status.name === "loaded") resolve();
        else if (status.name === "failed") reject(new Error(status.error.message));
        else return;
        leave();
      };
      const leave = this.subscribe(look);
      look(this.#status);
    });
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
    this.#run++;
    this.#scenario = scenario;
    if (this.#status.name === "loaded") {
      for (const { resolve } of this.#pending.values()) resolve(null);
      this.#pending.clear();
    }
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
        await this.loaded();
      }
    }
  }

  /** End the worker for good. */
  close() {
    this.#drop(new Error("The solver was closed."));
    this.#become({ name: "idle" });
  }

  #open() {
    this.#become({ name: "loading", stage: "runtime", bytes: 0, total: 0 });
    try {
      this.#worker = this.#spawn();
    } catch (error) {
      this.#fail(reportError(error));
      return;
    }
    const worker = this.#worker;
    worker.onmessage = (event) => {
      if (worker === this.#worker) this.#hear(event.data);
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      if (worker === this.#worker) this.#lose(event.message ?? "");
    };
    worker.onmessageerror = () => {
      if (worker === this.#worker) this.#lose("an answer could not be read");
    };
    this.#silentTicks = 0;
    this.#watch = setInterval(() => this.#listen(), this.#silence / TICKS);
    // A worker that does not even load is told of by its status, not by this promise.
    this.#request({ type: "load" }).catch(() => {});
  }

  /** @param {Wish} wish @returns {Promise<any>} */
  #request(wish) {
    const worker = this.#worker;
    if (worker === null || (wish.type !== "load" && this.#status.name !== "loaded")) {
      return Promise.reject(new Error("Python is not loaded."));
    }
    const id = ++this.#lastId;
    const run = this.#run;
    if (this.#pending.size === 0) this.#silentTicks = 0;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      worker.postMessage(/** @type {Request} */ ({ ...wish, id, run }));
    });
  }

  /** @param {Reply} reply */
  #hear(reply) {
    this.#silentTicks = 0;
    if (reply.type === "progress") {
      const { stage, bytes, total } = reply;
      if (this.#status.name === "loading") this.#become({ name: "loading", stage, bytes, total });
      return;
    }
    if (reply.type === "error" && reply.fatal) {
      if (this.#status.name === "loading") this.#fail(reply.error);
      else this.#lose(reply.error.message);
      return;
    }
    const pending = this.#pending.get(reply.id);
    if (pending === undefined) return;
    this.#pending.delete(reply.id);
    this.#settle(reply, pending);
  }

  /** @param {Exclude<Reply, {type: "progress"}>} reply @param {Pending} pending */
  #settle(reply, { resolve, reject }) {
    switch (reply.type) {
      case "loaded":
        resolve(null);
        this.#become({ name: "loaded", version: reply.version, snapshot: reply.snapshot ?? false });
        break;
      case "started":
        resolve(reply.description);
        break;
      case "chunk":
        this.#losses = 0;
        resolve({ events: reply.events, verdict: reply.verdict });
        break;
      case "answer":
        resolve(reply.answer);
        break;
      case "error":
        reject(Object.assign(new Error(reply.error.message), reply.error));
        break;
    }
  }

  /**
   * One tick of the watch: a worker that owes an answer and has been silent for too long is taken
   * for dead.
   */
  #listen() {
    if (this.#pending.size === 0) {
      this.#silentTicks = 0;
      return;
    }
    this.#silentTicks++;
    const patience = this.#status.name === "loading" ? LOADING_TICKS : TICKS;
    if (this.#silentTicks <= patience) return;
    const seconds = Math.round((this.#silence * patience) / TICKS / 1000);
    this.#lose(`there was no answer for ${seconds} s`);
  }

  /** The worker is of no more use: replace it, unless that has been tried in vain. @param {string} reason */
  #lose(reason) {
    const loading = this.#status.name === "loading";
    const message = loading
      ? `Python could not be loaded: ${reason || "the file search/worker.js is missing or damaged"}.`
      : `Python stopped: ${reason || "its worker ended"}.`;
    this.#losses++;
    const error = { name: "WorkerLost", message };
    if (loading || this.#losses >= MOST_LOSSES) {
      this.#fail(error);
      return;
    }
    // First the status, so that the owner knows of the loss before its promises tell it.
    const lost = this.#abandon();
    this.#open();
    for (const { reject } of lost) reject(Object.assign(new Error(message), error));
  }

  /** @param {ErrorReport} error */
  #fail(error) {
    const lost = this.#abandon();
    this.#become({ name: "failed", error });
    for (const { reject } of lost) reject(Object.assign(new Error(error.message), error));
  }

  /** @param {Error} error */
  #drop(error) {
    for (const { reject } of this.#abandon()) reject(error);
  }

  /** Let go of the worker and of the requests it has not answered, which are handed back. */
  #abandon() {
    if (this.#watch !== null) clearInterval(this.#watch);
    this.#watch = null;
    this.#worker?.terminate();
    this.#worker = null;
    const lost = [...this.#pending.values()];
    this.#pending.clear();
    return lost;
  }

  /** @param {SolverStatus} status */
  #become(status) {
    this.#status = status;
    for (const listener of this.#listeners) listener(status);
  }
}
