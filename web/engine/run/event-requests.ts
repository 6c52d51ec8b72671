/**
 * Asks a source for events before they are needed: few at first, more when answers come quickly, and again after the
 * source was lost. Answers to an older connection are dropped. It does not know the cursor.
 */

import type { SearchState } from "../search/types.ts";
import type { Events } from "./search-state.ts";
import type { Customer, Missing, Source } from "./types.ts";

/** The first request is small, so that it is answered quickly. */
export const FIRST_COUNT = 1024;
/**
 * Bounds for the milliseconds that an answer should take, as replays and questions wait behind it. After a slow answer
 * less is asked for, after a quick one more, up to a chunk.
 */
const SLOW_ANSWER = 40;
const QUICK_ANSWER = 10;
/** Concurrent requests: while one answer crosses to the page, the worker computes the next. */
const MOST_REQUESTS = 2;

export class Supply {
  #source;
  #customer;
  #clock;
  /** Number of the current connection; answers to older ones are dropped. */
  #session = 0;
  #connected = false;
  #requests = 0;
  #requested = 0;
  #nextCount = FIRST_COUNT;
  #lastAnswer = 0;
  #filling = false;
  #surveying = false;

  /** @param clock returns milliseconds */
  constructor(source: Source, customer: Customer, clock: () => number) {
    this.#source = source;
    this.#customer = customer;
    this.#clock = clock;
  }

  /** Start over with a small request. */
  restart() {
    this.#nextCount = FIRST_COUNT;
    this.disconnect();
  }

  /** Ignore all answers on their way. */
  disconnect() {
    this.#session++;
    this.#connected = false;
    this.#requests = 0;
    this.#requested = 0;
    this.#filling = false;
    this.#surveying = false;
  }

  /**
   * Start the search.
   *
   * @param state null: at its start
   */
  connect(scenario: string, state: SearchState | null) {
    this.disconnect();
    this.#await(this.#source.start(scenario, state), (description) => {
      this.#connected = true;
      this.#customer.described(description);
    });
  }

  /**
   * Ask for the events that will be needed next.
   *
   * @param known the position after the last known event
   * @param wanted the position up to which they are needed
   * @param most events in one request
   */
  pull(known: number, wanted: number, most: number) {
    if (!this.#connected) return;
    while (this.#requests < MOST_REQUESTS && known + this.#requested < wanted) this.#request(most);
  }

  #request(most: number) {
    const count = Math.min(this.#nextCount, most);
    this.#requests++;
    this.#requested += count;
    const asked = this.#clock();
    this.#await(this.#source.more(count), (stretch) => {
      this.#requests--;
      this.#requested -= count;
      this.#learn(count, asked);
      this.#customer.grown(stretch);
    });
  }

  /**
   * Adapt the size of the next request to the last answer.
   *
   * @param asked time of the request; Python started on it only after the answer before
   */
  #learn(count: number, asked: number) {
    const now = this.#clock();
    const took = now - Math.max(asked, this.#lastAnswer);
    this.#lastAnswer = now;
    if (took > SLOW_ANSWER) this.#nextCount = Math.max(FIRST_COUNT, Math.floor(count / 2));
    else if (took < QUICK_ANSWER) this.#nextCount = 4 * count;
  }

  /**
   * Ask for missing events, unless others are on their way.
   *
   * @param wanted the position that they are fetched for, if there is one
   */
  fetch(missing: Missing, wanted: number | null) {
    if (!this.#connected || this.#filling) return;
    this.#filling = true;
    const { way, state, count, position } = missing;
    this.#await(this.#source[way](state, count, position), ({ events }) => {
      this.#filling = false;
      this.#customer.filled(missing, events, wanted);
    });
  }

  /** Ask for events from the start of the run, in the background. */
  survey(missing: Missing) {
    if (!this.#connected || this.#surveying) return;
    this.#surveying = true;
    const { state, count, position } = missing;
    this.#await(this.#source.replay(state, count, position), ({ events }) => {
      // An empty answer means that there are no more: stop asking.
      this.#surveying = events.length === 0;
      this.#customer.surveyed(events);
    });
  }

  /**
   * Read events again without keeping them.
   *
   * @returns null when they are not available now
   */
  async reread({ state, count, position }: Missing): Promise<Events | null> {
    if (!this.#connected) return null;
    const session = this.#session;
    const told = await this.#source.replay(state, count, position).catch(() => null);
    return told !== null && session === this.#session ? told.events : null;
  }

  /** Pass an answer on, unless the connection has changed meanwhile. */
  #await<T>(answer: Promise<T | null>, take: (answer: T) => void) {
    const session = this.#session;
    answer.then(
      (told) => {
        if (session === this.#session && told !== null) take(told);
      },
      (error) => {
        if (session === this.#session) this.#customer.lost(error);
      },
    );
  }
}
