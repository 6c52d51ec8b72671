import { errorSentence } from "../../../engine/search/error-sentence.ts";
import { tell } from "../../../language/tell.ts";
import { quote } from "./quoted.ts";
import type { Begun, Sandbox } from "./sandbox.ts";
import type { Answer } from "./types.ts";
import { read } from "./worker-answers.ts";

/**
 * What the page says to one worker, and hears from it. Once a program has run there, the worker may say anything: it is heard only when it was asked,
 * once for each question, and only what an answer to that may be. The first thing that is odd ends it.
 */

interface Asked {
  id: number;
  name: string;
  args: unknown[];
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** A run that was stopped, by the visitor or because nothing more can come of it. */
export class Stopped extends Error {}

/** A worker has said what none says that does only what it is asked. */
export class Interfered extends Error {
  constructor() {
    super(tell("own-runs-interfered"));
  }
}

/** Python itself came to an end over what was asked: an engine's WebAssembly may, now and then. */
export class Broken extends Error {
  constructor() {
    super(tell("own-runs-broken"));
  }
}

export class Talk {
  /** Python is there, and can be asked. */
  ready = false;
  /** Why nothing more comes of it; null: it goes on. */
  over: Error | null = null;
  #heed;
  #worker: Begun | null = null;
  /** The one that is asked now comes first. */
  #asked: Asked[] = [];
  #next = 0;

  /** @param heed told when Python is there, or nothing more comes */
  constructor(sandbox: Pick<Sandbox, "begin">, heed: (talk: Talk) => void) {
    this.#heed = heed;
    // Before any program has run, what went wrong is told by ourselves.
    const fallen = (message: string) =>
      this.#fail(this.ready ? new Interfered() : new Error(message));
    sandbox.begin(fallen).then(
      (worker) => this.#hold(worker),
      (error) => this.#fail(error),
    );
  }

  /** @returns what `read` makes of the answer */
  ask<T>(name: string, ...args: unknown[]): Promise<T> {
    if (this.over !== null) return Promise.reject(this.over);
    return new Promise((resolve, reject) => {
      const done = resolve as Asked["resolve"];
      this.#asked.push({ id: this.#next++, name, args, resolve: done, reject });
      if (this.ready && this.#asked.length === 1) this.#send();
    });
  }

  /** Ends the worker at once, whatever it does. @param error for whoever waits */
  end(error: Error) {
    if (this.over !== null) return;
    this.over = error;
    this.#worker?.end();
    for (const { reject } of this.#asked) reject(error);
    this.#asked = [];
  }

  #fail(error: Error) {
    if (this.over !== null) return;
    this.end(error);
    this.#heed(this);
  }

  #hold(worker: Begun) {
    if (this.over !== null) return worker.end();
    this.#worker = worker;
    const { port } = worker;
    port.onmessage = ({ data }) => this.#hear(data);
    port.onmessageerror = () => this.#fail(new Interfered());
  }

  #send() {
    if (this.#asked.length === 0) return;
    const [{ id, name, args }] = this.#asked;
    this.#worker?.port.postMessage({ id, name, args });
  }

  #hear(data: unknown) {
    // What was on its way when it was ended.
    if (this.over !== null) return;
    if (!this.ready) return this.#begin(data as Answer);
    const [asked] = this.#asked;
    const heard = asked === undefined ? null : read(asked, data);
    if (heard === null) return this.#fail(new Interfered());
    if ("fatal" in heard) return this.#fail(new Broken());
    this.#asked.shift();
    if ("error" in heard) asked.reject(new Error(quote(heard.error)));
    else asked.resolve(heard.value);
    this.#send();
  }

  /** Hears a worker in which nothing has run yet. */
  #begin(answer: Answer) {
    if ("fatal" in answer) {
      return this.#fail(new Error(errorSentence({ message: answer.fatal, told: answer.told })));
    }
    if (!("ready" in answer)) return;
    this.ready = true;
    this.#heed(this);
    this.#send();
  }
}
