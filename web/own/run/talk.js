import { tell } from "../../language/tell.js";
import { toldOf } from "../../search/error-told.js";
import { quote } from "./quoted.js";
import { read } from "./worker-answers.js";

/**
 * What the page says to one worker, and hears from it. Once a program has run there, the worker may say anything: it is heard only when it was asked,
 * once for each question, and only what an answer to that may be. The first thing that is odd ends it.
 *
 * @import { Begun, Sandbox } from "./sandbox.js"
 * @import { Answer } from "./types.d.ts"
 *
 * @typedef {object} Asked
 * @property {number} id
 * @property {string} name
 * @property {unknown[]} args
 * @property {(value: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

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
  /** Why nothing more comes of it; null: it goes on. @type {Error | null} */
  over = null;
  #heed;
  /** @type {Begun | null} */
  #worker = null;
  /** The one that is asked now comes first. @type {Asked[]} */
  #asked = [];
  #next = 0;

  /** @param {Pick<Sandbox, "begin">} sandbox @param {(talk: Talk) => void} heed told when Python is there, or nothing more comes */
  constructor(sandbox, heed) {
    this.#heed = heed;
    // Before any program has run, what went wrong is told by ourselves.
    const fallen = (/** @type {string} */ message) =>
      this.#fail(this.ready ? new Interfered() : new Error(message));
    sandbox.begin(fallen).then(
      (worker) => this.#hold(worker),
      (error) => this.#fail(error),
    );
  }

  /** @param {string} name @param {...unknown} args @returns {Promise<any>} what `read` makes of the answer */
  ask(name, ...args) {
    if (this.over !== null) return Promise.reject(this.over);
    return new Promise((resolve, reject) => {
      this.#asked.push({ id: this.#next++, name, args, resolve, reject });
      if (this.ready && this.#asked.length === 1) this.#send();
    });
  }

  /** Ends the worker at once, whatever it does. @param {Error} error for whoever waits */
  end(error) {
    if (this.over !== null) return;
    this.over = error;
    this.#worker?.end();
    for (const { reject } of this.#asked) reject(error);
    this.#asked = [];
  }

  /** @param {Error} error */
  #fail(error) {
    if (this.over !== null) return;
    this.end(error);
    this.#heed(this);
  }

  /** @param {Begun} worker */
  #hold(worker) {
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

  /** @param {unknown} data */
  #hear(data) {
    // What was on its way when it was ended.
    if (this.over !== null) return;
    if (!this.ready) return this.#begin(/** @type {Answer} */ (data));
    const [asked] = this.#asked;
    const heard = asked === undefined ? null : read(asked, data);
    if (heard === null) return this.#fail(new Interfered());
    if ("fatal" in heard) return this.#fail(new Broken());
    this.#asked.shift();
    if ("error" in heard) asked.reject(new Error(quote(heard.error)));
    else asked.resolve(heard.value);
    this.#send();
  }

  /** Hears a worker in which nothing has run yet. @param {Answer} answer */
  #begin(answer) {
    if ("fatal" in answer) {
      return this.#fail(new Error(toldOf({ message: answer.fatal, told: answer.told })));
    }
    if (!("ready" in answer)) return;
    this.ready = true;
    this.#heed(this);
    this.#send();
  }
}
