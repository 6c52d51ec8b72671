/**
 * Where events come from when the visitor plays: a source beside the solver. What is done by hand is handed out as it is done, so
 * the timeline, the counters and the panels are those of the visitor's own search.
 *
 * @import { Description, SearchState, Stretch } from "../search/types.ts"
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
