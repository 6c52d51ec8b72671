import { Sandbox } from "./sandbox.ts";
import type { Outcome, Questions, Report, Request } from "./types.ts";
import { Broken, Interfered, Stopped, Talk } from "./worker-messages.ts";

/**
 * Runs the visitor's programs, one at a time, and can be stopped at any moment. Each run gets a fresh worker, so that
 * what a program changes in Python or around it affects no later run. One fresh worker is kept ready. The checks of a
 * program share one worker, because all of them run the same text.
 */

export class Runner {
  /** True if the last run can answer questions (or the one before, while a run is under way). */
  holds = false;
  /** True if the last program was ended because its worker sent something that is no valid answer. */
  interfered = false;
  #heed;
  #sandbox;
  /** The fresh worker that is kept ready. */
  #spare: Talk | null = null;
  /** The worker that holds the last run. */
  #session: Talk | null = null;
  /** The worker of the checks. */
  #checking: Talk | null = null;
  /** The worker that runs something now. */
  #running: Talk | null = null;

  /** @param heed called when the page should redraw */
  constructor(
    heed: () => void,
    makeSandbox: (failed: (message: string) => void) => Pick<Sandbox, "begin" | "close"> = (
      failed,
    ) => new Sandbox(failed),
  ) {
    this.#heed = heed;
    this.#sandbox = makeSandbox((message) => this.#endAll(new Error(message)));
  }

  /** Start Python in a fresh worker, so that a run need not wait. */
  load() {
    if (this.#spare === null || this.#spare.over !== null) this.#spare = this.#begin();
  }

  /** True while a run waits for its Python to start. */
  get starting() {
    return this.#running?.ready === false;
  }

  /**
   * Run a program in a fresh worker.
   *
   * @throws {Stopped}
   * @throws {Error} with a sentence, if the request was wrong or Python does not load
   */
  async run(request: Request): Promise<Outcome> {
    const renew = () => {
      this.#session?.end(new Stopped("another run"));
      this.#session = this.#take();
      return this.#session;
    };
    try {
      const outcome = await this.#insist<Outcome>(renew(), renew, "run", request);
      this.holds = true;
      return outcome;
    } catch (error) {
      this.holds = false;
      throw error;
    }
  }

  /** Ask about the last run. @returns null if there is none, or if it has no answer */
  ask<Name extends keyof Questions>(
    name: Name,
    ...args: Parameters<Questions[Name]>
  ): Promise<ReturnType<Questions[Name]> | null> {
    return this.#session?.ask(name, ...args) ?? Promise.resolve(null);
  }

  /**
   * List the checks of a task: the scenario of each and its number of solutions. `note` says which checks are left out.
   */
  checks(
    request: Request,
  ): Promise<{ rows: [scenario: string, expected: number | null][]; note: string }> {
    return this.#insist(this.#renewChecking(), () => this.#renewChecking(), "checks", request);
  }

  /** @param request one of the checks that were listed last */
  check(request: Request): Promise<Report> {
    const renew = () => this.#renewChecking();
    return this.#insist(this.#checking ?? renew(), renew, "check", request);
  }

  /** Drop the worker of the checks. */
  endChecks() {
    this.#checking?.end(new Stopped("through"));
    this.#checking = null;
    this.load();
  }

  /** Terminate what runs now, and prepare a fresh worker. */
  stop() {
    this.#running?.end(new Stopped("stopped"));
    this.load();
  }

  /** End the last run: the page has found that its answers cannot be true. */
  condemn(): Error {
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

  /** Take the fresh worker. */
  #take(): Talk {
    this.load();
    const taken = this.#spare as Talk;
    this.#spare = null;
    return taken;
  }

  #renewChecking() {
    this.#checking?.end(new Stopped("other checks"));
    this.#checking = this.#take();
    return this.#checking;
  }

  /**
   * Run a program; if Python itself crashes, run it once more in a fresh worker. A second crash is the program's fault.
   */
  async #insist<T>(talk: Talk, renew: () => Talk, name: string, request: Request): Promise<T> {
    this.interfered = false;
    try {
      return await this.#try(talk, name, request);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      return await this.#try(renew(), name, request);
    }
  }

  async #try<T>(talk: Talk, name: string, request: Request): Promise<T> {
    this.#running = talk;
    this.#heed();
    try {
      return await talk.ask(name, JSON.stringify(request));
    } finally {
      if (this.#running === talk) this.#running = null;
      // If Python never became ready, don't load it again by itself.
      if (talk.ready && talk !== this.#checking) this.load();
      this.#heed();
    }
  }

  #begin() {
    return new Talk(this.#sandbox, (talk) => {
      if (talk.over !== null && talk === this.#session) this.holds = false;
      if (talk.over instanceof Interfered) this.interfered = true;
      this.#heed();
    });
  }

  #endAll(error: Error) {
    for (const talk of [this.#spare, this.#session, this.#checking]) talk?.end(error);
    this.#spare = null;
    this.#session = null;
    this.#checking = null;
    this.holds = false;
    this.#heed();
  }
}
