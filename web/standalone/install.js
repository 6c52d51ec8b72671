import { answerFetch, unpack } from "./archive.js";

/**
 * Makes the page believe that it is on its site: `fetch` answers from what the page carries, and a
 * worker is made from the script among it. To be imported before anything else.
 *
 * @typedef {Record<string, string>} Pack packed files by path
 */

const WORKER = "search/worker.js";
/** Milliseconds between two signs of life while files are on their way. */
const BEAT = 5000;

/** @type {Pack} */
const pack = Reflect.get(globalThis, "knightsPack");
/** A script that carries the rest, and is added when Python is wanted. */
const rest = document.documentElement.dataset.rest;
/** @type {Promise<Pack> | null} */
let whole = null;

/** All files, once they are there. @returns {Promise<Pack>} */
function loadWhole() {
  if (rest === undefined) return Promise.resolve(pack);
  whole ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = rest;
    script.onload = () => resolve({ ...pack, ...Reflect.get(globalThis, "knightsRest") });
    script.onerror = () => {
      whole = null;
      script.remove();
      reject(new Error(`${rest} could not be loaded`));
    };
    document.head.append(script);
  });
  return whole;
}

/**
 * Stands in for `Worker`: the true one begins when its files are unpacked, and gets them first.
 * What is said to it before waits.
 */
class CarriedWorker {
  /** @type {((event: any) => void) | null} */
  onmessage = null;
  /** @type {((event: any) => void) | null} */
  onerror = null;
  /** @type {((event: any) => void) | null} */
  onmessageerror = null;
  /** @type {unknown[]} */
  #waiting = [];
  /** @type {Worker | null} */
  #worker = null;
  #ended = false;

  constructor() {
    // How far a script has come nobody knows, but it does come: on a slow line silence is no failure.
    const data = { type: "progress", stage: "runtime", bytes: 0, total: 0 };
    const beat = setInterval(() => this.onmessage?.({ data }), BEAT);
    this.#start()
      .catch((error) => {
        if (!this.#ended) this.onerror?.({ message: error.message });
      })
      .finally(() => clearInterval(beat));
  }

  async #start() {
    const { [WORKER]: script, ...files } = await loadWhole();
    const names = Object.keys(files);
    const contents = await Promise.all(names.map((name) => unpack(files[name])));
    const source = new Blob([await unpack(script)], { type: "text/javascript" });
    if (this.#ended) return;
    const url = URL.createObjectURL(source);
    const worker = new TrueWorker(url, { name: "solver" });
    worker.onmessage = (event) => this.onmessage?.(event);
    worker.onerror = (event) => this.onerror?.(event);
    worker.onmessageerror = (event) => this.onmessageerror?.(event);
    const carried = names.map((name, index) => /** @type {const} */ ([name, contents[index]]));
    worker.postMessage({ type: "files", files: new Map(carried) }, contents);
    for (const message of this.#waiting) worker.postMessage(message);
    this.#worker = worker;
  }

  /** @param {unknown} message */
  postMessage(message) {
    if (this.#worker === null) this.#waiting.push(message);
    else this.#worker.postMessage(message);
  }

  terminate() {
    this.#ended = true;
    this.#worker?.terminate();
  }
}

const TrueWorker = globalThis.Worker;
Object.assign(globalThis, { Worker: CarriedWorker });
answerFetch(async (path) => {
  // What only Python and the frame for programs need comes late.
  const from = Object.hasOwn(pack, path) || !/^(pyodide|own)/.test(path) ? pack : await loadWhole();
  return Object.hasOwn(from, path) ? unpack(from[path]) : null;
});
