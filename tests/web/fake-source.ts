import { RULES } from "./centre.ts";
import { search } from "./small-searches.ts";

/**
 * @import { Source } from "../../web/run/types.ts"
 * @import { SearchState, SolverStatus, Stretch } from "../../web/search/types.ts"
 * @import { Rules } from "./small-searches.ts"
 */

/**
 * A source of events that answers when it is told to, and in order, as a worker does.
 *
 * @implements {Source}
 */
export class FakeSource {
  /** @type {SolverStatus} */
  status = { name: "idle" };
  /** @type {((status: SolverStatus) => void)[]} */
  listeners = [];
  /** @type {(() => void)[]} answers on their way */
  queue = [];
  /** @type {(() => void)[]} what tells the owners of those answers that they are lost */
  losses = [];
  /** @type {string[]} */
  requests = [];
  /** @type {Iterator<number, "found" | "exhausted"> | null} */
  stream = null;
  run = 0;

  /** @param {Rules} [rules] @param {Int16Array} [whole] all events, to rewind from */
  constructor(rules = RULES, whole = new Int16Array(0)) {
    this.rules = rules;
    this.whole = whole;
  }

  /** @param {(status: SolverStatus) => void} listener */
  subscribe(listener) {
    this.listeners.push(listener);
    return () => {};
  }

  /** @param {SolverStatus} status */
  become(status) {
    this.status = status;
    for (const listener of this.listeners) listener(status);
  }

  load() {
    this.become({ name: "loading", stage: "runtime", bytes: 0, total: 100 });
  }

  becomeLoaded() {
    this.become({ name: "loaded", version: "0" });
  }

  /** Lose the worker: what is on its way never comes. */
  lose() {
    this.queue = [];
    this.stream = null;
    this.load();
    for (const lose of this.losses.splice(0)) lose();
  }

  /** @param {number} [count] answers to deliver */
  async deliver(count = this.queue.length) {
    for (const answer of this.queue.splice(0, count)) answer();
    // One turn of the event loop, so that everything waiting on the answers has run.
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** @param {number} times to deliver all that has been asked for until then */
  async deliverAll(times) {
    for (let i = 0; i < times; i++) await this.deliver();
  }

  /** Python comes, and what a player asks for first. */
  async becomeReady() {
    this.becomeLoaded();
    await this.deliverAll(2);
  }

  /** @param {string} scenario @param {SearchState | null} state */
  start(scenario, state) {
    this.run++;
    this.stream = search(this.rules, 1, state);
    const { size, length, root } = this.rules;
    const description = { scenario, puzzle: "tour", size, length, root };
    return this.#answer(`start ${state === null ? "anew" : "from a state"}`, () => description);
  }

  /** @param {number} count */
  more(count) {
    return this.#answer(`more ${count}`, () => {
      const stream = /** @type {NonNullable<FakeSource["stream"]>} */ (this.stream);
      return take(stream, count);
    });
  }

  /** @param {SearchState} state @param {number} count */
  replay(state, count) {
    const stream = search(this.rules, 1, state);
    return this.#answer(`replay ${count}`, () => ({ ...take(stream, count), verdict: null }));
  }

  /** @param {SearchState} _state @param {number} count @returns {Promise<Stretch | null>} */
  rewind(_state, count) {
    return this.#answer(`rewind ${count}`, () => {
      return { events: this.whole.slice(0, count).reverse(), verdict: null };
    });
  }

  /**
   * @template T
   * @param {string} request
   * @param {() => T} make
   * @returns {Promise<T | null>}
   */
  #answer(request, make) {
    this.requests.push(request);
    const { run } = this;
    return new Promise((resolve, reject) => {
      this.queue.push(() => resolve(run === this.run ? make() : null));
      const error = Object.assign(new Error("gone"), { name: "WorkerLost" });
      this.losses.push(() => reject(error));
    });
  }
}

/** @param {Iterator<number, "found" | "exhausted">} stream @param {number} count @returns {Stretch} */
function take(stream, count) {
  const events = [];
  while (events.length < count) {
    const { done, value } = stream.next();
    if (done) return { events: Int16Array.from(events), verdict: value ?? "found" };
    events.push(value);
  }
  return { events: Int16Array.from(events), verdict: null };
}
