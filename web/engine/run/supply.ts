/**
 * Asks a source for events before they are needed: a little at first, more where answers come quickly, again where the source was
 * lost. Answers to an older connection are dropped. It knows neither where the cursor is nor why.
 */

import type { SearchState } from "../search/types.ts";
import type { Events } from "./search-state.ts";
import type { Customer, Missing, Source } from "./types.ts";

/** The first request is small, so that its answer is quick. */
export const FIRST_COUNT = 1024;
/**
 * Milliseconds that an answer should take: a replay or a question has to wait for those before it.
 * After a slow answer less is asked for, after a quick one more, up to a chunk.
 */
const SLOW_ANSWER = 40;
const QUICK_ANSWER = 10;
/** Requests on the way at a time: while one crosses to the page the worker fills the next. */
const MOST_REQUESTS = 2;

export class Supply {
  #source;
  #customer;
  #clock;
  /** Counts the connections with the source, so that answers to an older one are told apart. */
  #session = 0;
  #connected = false;
  #requests = 0;
  #requested = 0;
  #nextCount = FIRST_COUNT;
  #lastAnswer = 0;
  #filling = false;
  #surveying = false;

  /** @param clock milliseconds */
  constructor(source: Source, customer: Customer, clock: () => number) {
    this.#source = source;
    this.#customer = customer;
    this.#clock = clock;
  }

  /** Begin anew with a small request. */
  restart() {
    this.#nextCount = FIRST_COUNT;
    this.disconnect();
  }

  /** Drop whatever is on its way. */
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
    this.#hear(this.#source.start(scenario, state), (description) => {
      this.#connected = true;
      this.#customer.described(description);
    });
  }

  /**
   * Ask for the events that will be needed next.
   *
   * @param known the position after the last event there is
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
    this.#hear(this.#source.more(count), (stretch) => {
      this.#requests--;
      this.#requested -= count;
      this.#learn(count, asked);
      this.#customer.grown(stretch);
    });
  }

  /**
   * Learn from an answer how much to ask for next.
   *
   * @param asked when; Python had it in hand only after the answer before it
   */
  #learn(count: number, asked: number) {
    const now = this.#clock();
    const took = now - Math.max(asked, this.#lastAnswer);
    this.#lastAnswer = now;
    if (took > SLOW_ANSWER) this.#nextCount = Math.max(FIRST_COUNT, Math.floor(count / 2));
    else if (took < QUICK_ANSWER) this.#nextCount = 4 * count;
  }

  /**
   * Ask for events that are missing, unless others are on their way.
   *
   * @param wanted the position that they are fetched for, when it is one
   */
  fetch(missing: Missing, wanted: number | null) {
    if (!this.#connected || this.#filling) return;
    this.#filling = true;
    this.#hear(this.#source[missing.way](missing.state, missing.count), ({ events }) => {
      this.#filling = false;
      this.#customer.filled(missing, events, wanted);
    });
  }

  /** Ask for events from the start of the run, in the background. */
  survey(missing: Missing) {
    if (!this.#connected || this.#surveying) return;
    this.#surveying = true;
    this.#hear(this.#source.replay(missing.state, missing.count), ({ events }) => {
      // Where there are none any more no others are asked for.
      this.#surveying = events.length === 0;
      this.#customer.surveyed(events);
    });
  }

  /**
   * Events that are read once more, and not kept.
   *
   * @param state before them
   * @returns null: they can't be had now
   */
  async reread(state: SearchState, count: number): Promise<Events | null> {
    if (!this.#connected) return null;
    const session = this.#session;
    const told = await this.#source.replay(state, count).catch(() => null);
    return told !== null && session === this.#session ? told.events : null;
  }

  /** Take an answer, unless it comes too late. */
  #hear<T>(answer: Promise<T | null>, take: (answer: T) => void) {
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
