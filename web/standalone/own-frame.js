/**
 * All that runs in the frame for programs of the visitor's own: it begins and ends the worker, which is where they run. What it is made of
 * comes from the page around it, as the frame may ask for nothing.
 */

const SCRIPT = "own-worker.js";
const RUNTIME = "pyodide/pyodide.asm.wasm";

/** @type {Map<string, ArrayBuffer>} */
const files = new Map();
/** Where the worker's script is. @type {Coming<string>} */
const script = coming();
/** Compiled once, for all workers. @type {Coming<WebAssembly.Module>} */
const runtime = coming();
/** All files are there; see `Handed` in search/loading.js. @type {Coming<ArrayBuffer | undefined>} */
const complete = coming();
/** @type {Worker | null} */
let worker = null;
/** Counts what has been begun and ended. */
let turn = 0;

/**
 * What is yet to come, and how it is told that it has.
 *
 * @template T
 * @typedef {object} Coming
 * @property {Promise<T>} here
 * @property {(value: T | Promise<T>) => void} come
 */

/** @template T @returns {Coming<T>} */
function coming() {
  /** @type {Coming<T>["come"]} */
  let come = () => {};
  const here = /** @type {Promise<T>} */ (
    new Promise((resolve) => {
      come = resolve;
    })
  );
  return { here, come };
}

/** @param {string} message */
const fail = (message) => parent.postMessage({ own: "failed", message }, "*");

/** @param {string} path @param {ArrayBuffer} content */
function take(path, content) {
  if (path === SCRIPT) {
    const source = new Blob([content], { type: "text/javascript" });
    script.come(URL.createObjectURL(source));
  } else if (path === RUNTIME) runtime.come(WebAssembly.compile(content));
  else files.set(path, content);
}

function end() {
  turn++;
  worker?.terminate();
  worker = null;
}

/** @param {MessagePort} port between the worker and the page */
async function begin(port) {
  end();
  const now = turn;
  const url = await script.here;
  if (now !== turn) return;
  const begun = new Worker(url, { name: "own" });
  worker = begun;
  begun.onerror = ({ message }) => fail(message);
  const [compiled, memory] = await Promise.all([runtime.here, complete.here]);
  if (now === turn) begun.postMessage({ files, memory, module: compiled, port }, [port]);
}

addEventListener("message", ({ data, source, ports }) => {
  if (source !== parent) return;
  if (data.own === "file") take(data.path, data.content);
  if (data.own === "complete") complete.come(data.memory);
  if (data.own === "begin") begin(ports[0]).catch(({ message }) => fail(message));
  if (data.own === "end") end();
});
parent.postMessage({ own: "there" }, "*");
