/**
 * Where events come from when the visitor plays: a source beside the solver. What is done by hand is handed out as it is done, so
 * the timeline, the counters and the panels are those of the visitor's own search.
 */

import type { Description, SearchState, Stretch } from "../../engine/search/types.ts";

export class Hand {
  /** Events come only as somebody makes them. */
  live = true;
  #describe;
  #events: number[];
  /** How many of them have been handed out. */
  #given = 0;
  /** Requests for what has yet to be done. */
  #waiting: ((stretch: Stretch) => void)[] = [];

  /** @param events what is done already */
  constructor(events: readonly number[], describe: (scenario: string) => Promise<Description>) {
    this.#events = [...events];
    this.#describe = describe;
  }

  /** All that has been done. */
  get events(): readonly number[] {
    return this.#events;
  }

  /** Does something more. */
  add(...events: number[]) {
    this.#events.push(...events);
    this.#waiting.shift()?.(this.#take());
  }

  /** The same up to an event, to go on from there. */
  upTo(count: number) {
    return new Hand(this.#events.slice(0, count), this.#describe);
  }

  /** @param state null: from the beginning */
  start(scenario: string, state: SearchState | null) {
    this.#waiting = [];
    if (state === null) this.#given = 0;
    return this.#describe(scenario);
  }

  /** @returns as soon as something has been done */
  more(): Promise<Stretch> {
    if (this.#given < this.#events.length) return Promise.resolve(this.#take());
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #take(): Stretch {
    const events = Int32Array.from(this.#events.slice(this.#given));
    this.#given = this.#events.length;
    return { events, verdict: null };
  }
}
