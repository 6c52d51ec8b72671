import type { Source } from "../../web/engine/run/types.ts";
import type { SearchState, SolverStatus, Stretch } from "../../web/engine/search/types.ts";
import { RULES } from "./centre.ts";
import { type Rules, search } from "./small-searches.ts";

/** A source of events that answers on demand, in order, as a worker does. */
export class FakeSource implements Source {
  status: SolverStatus = { name: "idle" };
  listeners: ((status: SolverStatus) => void)[] = [];
  /** Pending answers. */
  queue: (() => void)[] = [];
  /** Functions that report those answers as lost. */
  losses: (() => void)[] = [];
  requests: string[] = [];
  stream: Iterator<number, "found" | "exhausted"> | null = null;
  run = 0;
  declare rules: Rules;
  declare whole: Int16Array;

  /** @param whole all events, for rewinding */
  constructor(rules: Rules = RULES, whole: Int16Array = new Int16Array(0)) {
    this.rules = rules;
    this.whole = whole;
  }

  subscribe(listener: (status: SolverStatus) => void) {
    this.listeners.push(listener);
    return () => {};
  }

  become(status: SolverStatus) {
    this.status = status;
    for (const listener of this.listeners) listener(status);
  }

  load() {
    this.become({ name: "loading", stage: "runtime", bytes: 0, total: 100 });
  }

  becomeLoaded() {
    this.become({ name: "loaded", version: "0" });
  }

  /** Lose the worker: pending answers never arrive. */
  lose() {
    this.queue = [];
    this.stream = null;
    this.load();
    for (const lose of this.losses.splice(0)) lose();
  }

  /** @param count number of answers to deliver */
  async deliver(count: number = this.queue.length) {
    for (const answer of this.queue.splice(0, count)) answer();
    // One turn of the event loop, so that everything waiting for the answers has run.
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** @param times how often to deliver everything requested so far */
  async deliverAll(times: number) {
    for (let i = 0; i < times; i++) await this.deliver();
  }

  /** Python arrives, and answers a player's first requests. */
  async becomeReady() {
    this.becomeLoaded();
    await this.deliverAll(2);
  }

  start(scenario: string, state: SearchState | null) {
    this.run++;
    this.stream = search(this.rules, 1, state);
    const { size, length, root } = this.rules;
    const description = { scenario, puzzle: "tour", size, length, root };
    return this.#answer(`start ${state === null ? "anew" : "from a state"}`, () => description);
  }

  more(count: number) {
    return this.#answer(`more ${count}`, () => {
      const stream = this.stream as NonNullable<FakeSource["stream"]>;
      return take(stream, count);
    });
  }

  replay(state: SearchState, count: number) {
    const stream = search(this.rules, 1, state);
    return this.#answer(`replay ${count}`, () => ({ ...take(stream, count), verdict: null }));
  }

  rewind(_state: SearchState, count: number): Promise<Stretch | null> {
    return this.#answer(`rewind ${count}`, () => {
      return { events: this.whole.slice(0, count).reverse(), verdict: null };
    });
  }

  #answer<T>(request: string, make: () => T): Promise<T | null> {
    this.requests.push(request);
    const { run } = this;
    return new Promise((resolve, reject) => {
      this.queue.push(() => resolve(run === this.run ? make() : null));
      const error = Object.assign(new Error("gone"), { name: "WorkerLost" });
      this.losses.push(() => reject(error));
    });
  }
}

function take(stream: Iterator<number, "found" | "exhausted">, count: number): Stretch {
  const events = [];
  while (events.length < count) {
    const { done, value } = stream.next();
    if (done) return { events: Int16Array.from(events), verdict: value ?? "found" };
    events.push(value);
  }
  return { events: Int16Array.from(events), verdict: null };
}
