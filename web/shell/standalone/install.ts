import { answerFetch, unpack } from "./archive.ts";

/**
 * Lets the single-file page run as if it were on its site: `fetch` answers from the packed files, and the worker is made
 * from the script among them. Import this before anything else.
 */

/** Packed files by path. */
type Pack = Record<string, string>;

const WORKER = "search/worker.js";
/** Milliseconds between two progress messages while files are loading. */
const BEAT = 5000;

const pack: Pack = Reflect.get(globalThis, "knightsPack");
/** Scripts with more packed files, loaded on demand. Without these attributes, the page itself has all files. */
const { python, programs } = document.documentElement.dataset;
const coming: Map<string, Promise<void>> = new Map();

/** Load a script, once. It adds its files to the pack. */
function bring(name: string | undefined): Promise<void> {
  if (name === undefined) return Promise.resolve();
  const before = coming.get(name);
  if (before !== undefined) return before;
  const brought: Promise<void> = new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = name;
    script.onload = () => resolve();
    script.onerror = () => {
      coming.delete(name);
      script.remove();
      reject(new Error(`${name} could not be loaded`));
    };
    document.head.append(script);
  });
  coming.set(name, brought);
  return brought;
}

/**
 * Replaces `Worker`. The true worker starts when its files are unpacked, and receives them first. Earlier messages are
 * queued.
 */
class CarriedWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  #waiting: unknown[] = [];
  #worker: Worker | null = null;
  #ended = false;

  constructor() {
    // A script reports no progress while it loads. These messages keep a slow line from looking like a failure.
    const data = { type: "progress", stage: "runtime", bytes: 0, total: 0 };
    const beat = setInterval(() => this.onmessage?.({ data } as MessageEvent), BEAT);
    this.#start()
      .catch((error) => {
        if (!this.#ended) this.onerror?.({ message: error.message } as ErrorEvent);
      })
      .finally(() => clearInterval(beat));
  }

  async #start() {
    await bring(python);
    const names = Object.keys(pack).filter((name) => name !== WORKER && !/^own/.test(name));
    const contents = await Promise.all(names.map((name) => unpack(pack[name])));
    const source = new Blob([await unpack(pack[WORKER])], { type: "text/javascript" });
    if (this.#ended) return;
    const url = URL.createObjectURL(source);
    const worker = new TrueWorker(url, { name: "solver" });
    worker.onmessage = (event) => this.onmessage?.(event);
    worker.onerror = (event) => this.onerror?.(event);
    worker.onmessageerror = (event) => this.onmessageerror?.(event);
    const carried = names.map((name, index) => [name, contents[index]] as const);
    worker.postMessage({ type: "files", files: new Map(carried) }, contents);
    for (const message of this.#waiting) worker.postMessage(message);
    this.#worker = worker;
  }

  postMessage(message: unknown) {
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
  if (path.startsWith("pyodide")) await bring(python);
  if (path.startsWith("own")) await bring(programs);
  return Object.hasOwn(pack, path) ? unpack(pack[path]) : null;
});
if (programs !== undefined) {
  const loadEditor = async () => {
    await bring(programs);
    const editor = Reflect.get(globalThis, "knightsEditor");
    await editor.ready;
    return editor;
  };
  Object.assign(globalThis, { knightsLoadEditor: loadEditor });
}
