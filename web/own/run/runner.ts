import { Sandbox } from "./sandbox.ts";
import { Broken, Interfered, Stopped, Talk } from "./talk.ts";

/**
 * Runs programs of the visitor's own, one at a time, and can be stopped at any moment. Each run begins in a worker in which nothing has run: what a program
 * changes there, in Python or around it, no other meets, nor itself the next time. One such worker is kept ready. The checks of a program have one of their
 * own: all of them run the same text.
 *
 * @import { Calls, Comparison, Moment, Outcome, Report, Request } from "./types.ts"
 */

export class Runner {
  /** Whether the last run can be asked about, or the one before while it runs. */
  holds = false;
  /** Whether the last program was ended as its worker said what it was not asked. */
  interfered = false;
  #heed;
  #sandbox;
  /** Nothing has run there. @type {Talk | null} */
  #spare = null;
  /** It has the last run. @type {Talk | null} */
  #session = null;
  /** Checks run there. @type {Talk | null} */
  #checking = null;
  /** The one that runs something now. @type {Talk | null} */
  #running = null;

  /**
   * @param {() => void} heed told when there is something new to be seen
   * @param {(failed: (message: string) => void) => Pick<Sandbox, "begin" | "close">} [makeSandbox]
   */
  constructor(heed, makeSandbox = (failed) => new Sandbox(failed)) {
    this.#heed = heed;
    this.#sandbox = makeSandbox((message) => this.#endAll(new Error(message)));
  }

  /** Starts Python, so that a run need not wait. */
  load() {
    if (this.#spare === null || this.#spare.over !== null) this.#spare = this.#begin();
  }

  /** Whether what is run waits for its Python. */
  get starting() {
    return this.#running?.ready === false;
  }

  /**
   * @param {Request} request
   * @returns {Promise<Outcome>}
   * @throws {Stopped}
   * @throws {Error} with a sentence that says what was wrong with the request, or that Python does not come
   */
  async run(request) {
    const renew = () => {
      this.#session?.end(new Stopped("another run"));
      this.#session = this.#take();
      return this.#session;
    };
    try {
      const outcome = await this.#insist(renew(), renew, "run", request);
      this.holds = true;
      return outcome;
    } catch (error) {
      this.holds = false;
      throw error;
    }
  }

  /** @param {number} step @returns {Promise<Moment | null>} of the last run */
  moment(step) {
    return this.#ask("moment", step);
  }

  /** All calls and returns of the last run. @returns {Promise<Calls | null>} */
  calls() {
    return this.#ask("calls");
  }

  /** What calls of the last run were given, and what they came to, by their numbers. @param {number[]} numbers @returns {Promise<Record<string, string> | null>} */
  tellCalls(numbers) {
    return this.#ask("tellCalls", numbers);
  }

  /** What a panel asks of a search with a rule, the last that was run. @param {string} question @param {unknown[]} given @returns {Promise<unknown>} */
  ask(question, given) {
    return this.#ask("ask", question, given);
  }

  /** Our own search beside the last run. @param {boolean} given the run begins with the start that is given @returns {Promise<Comparison | null>} */
  against(given) {
    return this.#ask("against", given);
  }

  /** The checks of a task: the scenario of each, and how many solutions it has. They are listed before any of them runs; `note` says which are left out. @param {Request} request @returns {Promise<{rows: [scenario: string, expected: number | null][], note: string}>} */
  checks(request) {
    return this.#insist(this.#renewChecking(), () => this.#renewChecking(), "checks", request);
  }

  /** @param {Request} request one of the checks that were listed last @returns {Promise<Report>} */
  check(request) {
    const renew = () => this.#renewChecking();
    return this.#insist(this.#checking ?? renew(), renew, "check", request);
  }

  /** No more of the checks that were listed are run. */
  endChecks() {
    this.#checking?.end(new Stopped("through"));
    this.#checking = null;
    this.load();
  }

  /** Ends what runs, at once; Python begins anew. */
  stop() {
    this.#running?.end(new Stopped("stopped"));
    this.load();
  }

  /** What the last run has told cannot be. @returns {Error} */
  condemn() {
    const error = new Interfered();
    this.#session?.end(error);
    this.holds = false;
    this.interfered = true;
    this.#heed();
    return error;
  }

  close() {
    this.#endAll(new Stopped("closed"));
    this.#sandbox.close();
  }

  /** A worker in which nothing has run. @returns {Talk} */
  #take() {
    this.load();
    const taken = /** @type {Talk} */ (this.#spare);
    this.#spare = null;
    return taken;
  }

  #renewChecking() {
    this.#checking?.end(new Stopped("other checks"));
    this.#checking = this.#take();
    return this.#checking;
  }

  /**
   * Has a program run, and once more by a new Python where the first one broke: if that does, too, it is the program.
   *
   * @param {Talk} talk
   * @param {() => Talk} renew
   * @param {string} name
   * @param {Request} request
   * @returns {Promise<any>}
   */
  async #insist(talk, renew, name, request) {
    this.interfered = false;
    try {
      return await this.#try(talk, name, request);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      return await this.#try(renew(), name, request);
    }
  }

  /** @param {Talk} talk @param {string} name @param {Request} request */
  async #try(talk, name, request) {
    this.#running = talk;
    this.#heed();
    try {
      return await talk.ask(name, JSON.stringify(request));
    } finally {
      if (this.#running === talk) this.#running = null;
      // What does not come at all is not asked for again.
      if (talk.ready && talk !== this.#checking) this.load();
      this.#heed();
    }
  }

  /** @param {string} name @param {...unknown} args @returns {Promise<any>} */
  #ask(name, ...args) {
    return this.#session?.ask(name, ...args) ?? Promise.resolve(null);
  }

  #begin() {
    return new Talk(this.#sandbox, (talk) => {
      if (talk.over !== null && talk === this.#session) this.holds = false;
      if (talk.over instanceof Interfered) this.interfered = true;
      this.#heed();
    });
  }

  /** @param {Error} error */
  #endAll(error) {
    for (const talk of [this.#spare, this.#session, this.#checking]) talk?.end(error);
    this.#spare = null;
    this.#session = null;
    this.#checking = null;
    this.holds = false;
    this.#heed();
  }
}
