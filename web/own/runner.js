import { Sandbox } from "./sandbox.js";

/**
 * Runs programs of the visitor's own, one at a time, and can be stopped at any moment.
 *
 * @typedef {import("./messages.js").Request} Request
 * @typedef {import("./messages.js").Outcome} Outcome
 * @typedef {import("./messages.js").Report} Report
 * @typedef {import("./messages.js").Moment} Moment
 * @typedef {import("./messages.js").Answer} Answer
 *
 * @typedef {"idle" | "starting" | "ready" | "running"} State
 *
 * @typedef {{resolve: (value: any) => void, reject: (error: Error) => void}} Waiting
 */

/** A run that was stopped, by the visitor or because nothing more can come of it. */
export class Stopped extends Error {}

/** Python itself came to an end over what was asked: an engine's WebAssembly may, now and then. */
class Broken extends Error {}

export class Runner {
  /** @type {State} */
  state = "idle";
  /** Whether the worker has the last run, or the one before while it runs. */
  holds = false;
  #heed;
  /** @type {Promise<MessagePort> | null} to a worker whose Python is there */
  #port = null;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #next = 0;
  #sandbox;
  /** @type {((error: Error) => void) | null} gives up the start that goes on */
  #giveUp = null;

  /**
   * @param {() => void} heed told when the state has changed
   * @param {(failed: (message: string) => void) => Pick<Sandbox, "begin" | "end" | "close">} [makeSandbox]
   */
  constructor(heed, makeSandbox = (failed) => new Sandbox(failed)) {
    this.#heed = heed;
    this.#sandbox = makeSandbox((message) => this.#fail(new Error(message)));
  }

  /** Starts Python, so that a run need not wait. */
  load() {
    this.#port ??= this.#begin();
    this.#port.catch(() => {});
  }

  /**
   * @param {Request} request
   * @returns {Promise<Outcome>}
   * @throws {Stopped}
   * @throws {Error} with a sentence that says what was wrong with the request, or that Python does not come
   */
  async run(request) {
    try {
      const outcome = await this.#insist("run", JSON.stringify(request));
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

  /** All calls and returns of the last run. @returns {Promise<import("./messages.js").Calls | null>} */
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

  /** Our own search beside the last run. @param {boolean} given the run begins with the start that is given @returns {Promise<import("./messages.js").Comparison | null>} */
  against(given) {
    return this.#ask("against", given);
  }

  /** The checks of a task: of each its title, and what is to be run. @param {Request} request @returns {Promise<[string, Request][]>} */
  checks(request) {
    return this.#ask("checks", JSON.stringify(request));
  }

  /** @param {Request} request @returns {Promise<Report>} */
  check(request) {
    return this.#insist("check", JSON.stringify(request));
  }

  /** Ends what runs, at once; Python begins anew. */
  stop() {
    this.#fail(new Stopped("stopped"));
    this.load();
  }

  close() {
    this.#fail(new Stopped("closed"));
    this.#sandbox.close();
  }

  /** @param {State} state */
  #turn(state) {
    this.state = state;
    this.#heed();
  }

  /** Asks, and once more of a new Python where the first one broke: if that does, too, it is the program. @param {string} name @param {...unknown} args @returns {Promise<any>} */
  async #insist(name, ...args) {
    try {
      return await this.#ask(name, ...args);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      return this.#ask(name, ...args);
    }
  }

  /** @param {string} name @param {...unknown} args @returns {Promise<any>} */
  async #ask(name, ...args) {
    this.load();
    const port = await /** @type {Promise<MessagePort>} */ (this.#port);
    const id = this.#next++;
    const answer = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#turn("running");
    port.postMessage({ id, name, args });
    return answer;
  }

  /** @returns {Promise<MessagePort>} */
  async #begin() {
    this.#turn("starting");
    /** @type {Promise<never>} */
    const given = new Promise((_, reject) => {
      this.#giveUp = reject;
    });
    given.catch(() => {});
    try {
      const port = await Promise.race([this.#sandbox.begin(), given]);
      const ready = new Promise((resolve) => {
        port.onmessage = ({ data }) => this.#hear(data, () => resolve(port));
      });
      return await Promise.race([/** @type {Promise<MessagePort>} */ (ready), given]);
    } catch (error) {
      this.#fail(/** @type {Error} */ (error));
      throw error;
    }
  }

  /** @param {Answer} answer @param {() => void} ready */
  #hear(answer, ready) {
    if ("ready" in answer) {
      this.#turn("ready");
      return ready();
    }
    if ("fatal" in answer) return this.#fail(new Broken(answer.fatal.message));
    if (!("id" in answer)) return;
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#turn("ready");
    if ("error" in answer) waiting?.reject(new Error(answer.error.message));
    else waiting?.resolve(answer.value);
  }

  /** Nothing more comes of what was asked, nor from this worker. @param {Error} error */
  #fail(error) {
    this.#sandbox.end();
    this.#port = null;
    this.holds = false;
    this.#giveUp?.(error);
    this.#giveUp = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#turn("idle");
  }
}
