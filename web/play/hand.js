/**
 * Where events come from when the visitor plays: a source beside the solver. What is done by hand is handed out as it is done, so
 * the timeline, the counters and the panels are those of the visitor's own search.
 *
 * @typedef {import("../run/player.js").Source} Source
 * @typedef {import("../search/messages.js").Description} Description
 * @typedef {import("../search/messages.js").SearchState} SearchState
 * @typedef {import("../search/solver.js").Stretch} Stretch
 */

export class Hand {
  /** Events come only as somebody makes them. */
  live = true;
  #describe;
  /** @type {number[]} */
  #events;
  /** How many of them have been handed out. */
  #given = 0;
  /** Requests for what has yet to be done. @type {((stretch: Stretch) => void)[]} */
  #waiting = [];

  /**
   * @param {readonly number[]} events what is done already
   * @param {(scenario: string) => Promise<Description>} describe
   */
  constructor(events, describe) {
    this.#events = [...events];
    this.#describe = describe;
  }

  /** All that has been done. @returns {readonly number[]} */
  get events() {
    return this.#events;
  }

  /** Does something more. @param {...number} events */
  add(...events) {
    this.#events.push(...events);
    this.#waiting.shift()?.(this.#take());
  }

  /** The same up to an event, to go on from there. @param {number} count */
  upTo(count) {
    return new Hand(this.#events.slice(0, count), this.#describe);
  }

  /** @param {string} scenario @param {SearchState | null} state null: from the beginning */
  start(scenario, state) {
    this.#waiting = [];
    if (state === null) this.#given = 0;
    return this.#describe(scenario);
  }

  /** @returns {Promise<Stretch>} as soon as something has been done */
  more() {
    if (this.#given < this.#events.length) return Promise.resolve(this.#take());
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** @returns {Stretch} */
  #take() {
    const events = Int32Array.from(this.#events.slice(this.#given));
    this.#given = this.#events.length;
    return { events, verdict: null };
  }
}

/**
 * @typedef {import("../own/recording.js").Recording} Recording
 *
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
