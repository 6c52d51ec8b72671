import { errorSentence } from "../../../engine/search/error-sentence.ts";
import { t } from "../../../language/translate.ts";
import { quote } from "./quote-program.ts";
import type { Begun, Sandbox } from "./sandbox.ts";
import type { Answer } from "./types.ts";
import { read } from "./worker-answers.ts";

/**
 * Questions to one worker and its answers. A program that runs there may send anything. So a message counts only as the
 * one answer to the question that is open, and only if that answer is valid. The first other message ends the worker.
 */

interface Asked {
  id: number;
  name: string;
  args: unknown[];
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** A run was stopped, by the visitor or because its worker is no longer needed. */
export class Stopped extends Error {}

/** A worker has sent something that is no valid answer, so the program has interfered with it. */
export class Interfered extends Error {
  constructor() {
    super(t("own-runs-interfered"));
  }
}

/** Python itself crashed, as WebAssembly in a browser now and then does. */
export class Broken extends Error {
  constructor() {
    super(t("own-runs-broken"));
  }
}

export class Talk {
  /** True once Python has started. */
  ready = false;
  /** The error that ended the worker; null while it can be asked. */
  over: Error | null = null;
  #heed;
  #worker: Begun | null = null;
  /** Questions without an answer. The first of them has been sent. */
  #asked: Asked[] = [];
  #next = 0;

  /** @param heed called when Python is ready, or when the worker has ended */
  constructor(sandbox: Pick<Sandbox, "begin">, heed: (talk: Talk) => void) {
    this.#heed = heed;
    // Until Python is ready no program has run, so the message is our own.
    const fallen = (message: string) =>
      this.#fail(this.ready ? new Interfered() : new Error(message));
    sandbox.begin(fallen).then(
      (worker) => this.#hold(worker),
      (error) => this.#fail(error),
    );
  }

  /** Ask the worker. Questions are sent one at a time. */
  ask<T>(name: string, ...args: unknown[]): Promise<T> {
    if (this.over !== null) return Promise.reject(this.over);
    return new Promise((resolve, reject) => {
      const done = resolve as Asked["resolve"];
      this.#asked.push({ id: this.#next++, name, args, resolve: done, reject });
      if (this.ready && this.#asked.length === 1) this.#send();
    });
  }

  /** Terminate the worker. @param error with which all open questions are rejected */
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
    // This message was sent before the worker was terminated.
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

  /** Handle a message of a worker that has not run a program yet. */
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
