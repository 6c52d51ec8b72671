/**
 * The source of events while the visitor plays, in place of the solver. It delivers steps as they are made, so
 * timeline, counters and panels show the visitor's own search.
 */

import type { Description, SearchState, Stretch } from "../../engine/search/types.ts";

export class Hand {
  /** Events arrive only as someone makes them. */
  live = true;
  #describe;
  #events: number[];
  /** Number of events delivered. */
  #given = 0;
  /** Requests waiting for the next step. */
  #waiting: ((stretch: Stretch) => void)[] = [];

  /** @param events made already */
  constructor(events: readonly number[], describe: (scenario: string) => Promise<Description>) {
    this.#events = [...events];
    this.#describe = describe;
  }

  /** All events made so far. */
  get events(): readonly number[] {
    return this.#events;
  }

  /** Add steps. */
  add(...events: number[]) {
    this.#events.push(...events);
    this.#waiting.shift()?.(this.#take());
  }

  /** A copy with the first `count` events, to continue from there. */
  upTo(count: number) {
    return new Hand(this.#events.slice(0, count), this.#describe);
  }

  /** @param state null: from the beginning */
  start(scenario: string, state: SearchState | null) {
    this.#waiting = [];
    if (state === null) this.#given = 0;
    return this.#describe(scenario);
  }

  /** @returns resolves when there is a step */
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
