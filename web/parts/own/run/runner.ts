import { Sandbox } from "./sandbox.ts";
import { Broken, Interfered, Stopped, Talk } from "./talk.ts";
import type { Calls, Comparison, History, Moment, Outcome, Report, Request } from "./types.ts";

/**
 * Runs programs of the visitor's own, one at a time, and can be stopped at any moment. Each run begins in a worker in which nothing has run: what a program
 * changes there, in Python or around it, no other meets, nor itself the next time. One such worker is kept ready. The checks of a program have one of their
 * own: all of them run the same text.
 */

export class Runner {
  /** Whether the last run can be asked about, or the one before while it runs. */
  holds = false;
  /** Whether the last program was ended as its worker said what it was not asked. */
  interfered = false;
  #heed;
  #sandbox;
  /** Nothing has run there. */
  #spare: Talk | null = null;
  /** It has the last run. */
  #session: Talk | null = null;
  /** Checks run there. */
  #checking: Talk | null = null;
  /** The one that runs something now. */
  #running: Talk | null = null;

  /** @param heed told when there is something new to be seen */
  constructor(
    heed: () => void,
    makeSandbox: (failed: (message: string) => void) => Pick<Sandbox, "begin" | "close"> = (
      failed,
    ) => new Sandbox(failed),
  ) {
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
   * @throws {Stopped}
   * @throws {Error} with a sentence that says what was wrong with the request, or that Python does not come
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

  /** @returns of the last run */
  moment(step: number): Promise<Moment | null> {
    return this.#ask("moment", step);
  }

  /** All calls and returns of the last run. */
  calls(): Promise<Calls | null> {
    return this.#ask("calls");
  }

  /** What calls of the last run were given, and what they came to, by their numbers. */
  tellCalls(numbers: number[]): Promise<Record<string, string> | null> {
    return this.#ask("tellCalls", numbers);
  }

  /** The containers of the last run that change, with their values. */
  containers(): Promise<History[] | null> {
    return this.#ask("containers");
  }

  /** What a panel asks of a search with a rule, the last that was run. */
  ask(question: string, given: unknown[]): Promise<unknown> {
    return this.#ask("ask", question, given);
  }

  /** Our own search beside the last run. @param given the run begins with the start that is given */
  against(given: boolean): Promise<Comparison | null> {
    return this.#ask("against", given);
  }

  /** The checks of a task: the scenario of each, and how many solutions it has. They are listed before any of them runs; `note` says which are left out. */
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

  /** What the last run has told cannot be. */
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

  /** A worker in which nothing has run. */
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

  /** Has a program run, and once more by a new Python where the first one broke: if that does, too, it is the program. */
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
      // What does not come at all is not asked for again.
      if (talk.ready && talk !== this.#checking) this.load();
      this.#heed();
    }
  }

  #ask<T>(name: string, ...args: unknown[]): Promise<T | null> {
    return this.#session?.ask(name, ...args) ?? Promise.resolve(null);
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
