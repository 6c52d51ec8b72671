/**
 * All that runs in the frame for programs of the visitor's own: it begins and ends the worker, which is where they run. What it is made of
 * comes from the page around it, as the frame may ask for nothing.
 */

const SCRIPT = "own-worker.js";
const RUNTIME = "pyodide/pyodide.asm.wasm";

/** @type {Map<string, ArrayBuffer>} */
const files = new Map();
/** @type {(url: string) => void} */
let haveScript;
/** @type {Promise<string>} where the worker's script is */
const script = new Promise((resolve) => {
  haveScript = resolve;
});
/** @type {(compiled: Promise<WebAssembly.Module>) => void} */
let haveRuntime;
/** @type {Promise<WebAssembly.Module>} compiled once, for all workers */
const runtime = new Promise((resolve) => {
  haveRuntime = resolve;
});
/** @type {(memory: ArrayBuffer | undefined) => void} */
let haveAll;
/** @type {Promise<ArrayBuffer | undefined>} all files are there; see `Handed` in search/loading.js */
const complete = new Promise((resolve) => {
  haveAll = resolve;
});
/** @type {Worker | null} */
let worker = null;
/** Counts what has been begun and ended. */
let turn = 0;

/** @param {string} message */
const fail = (message) => parent.postMessage({ own: "failed", message }, "*");

/** @param {string} path @param {ArrayBuffer} content */
function take(path, content) {
  if (path === SCRIPT) {
    const source = new Blob([content], { type: "text/javascript" });
    haveScript(URL.createObjectURL(source));
  } else if (path === RUNTIME) haveRuntime(WebAssembly.compile(content));
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
  const url = await script;
  if (now !== turn) return;
  const begun = new Worker(url, { name: "own" });
  worker = begun;
  begun.onerror = ({ message }) => fail(message);
  const [compiled, memory] = await Promise.all([runtime, complete]);
  if (now === turn) begun.postMessage({ files, memory, module: compiled, port }, [port]);
}

addEventListener("message", ({ data, source, ports }) => {
  if (source !== parent) return;
  if (data.own === "file") take(data.path, data.content);
  if (data.own === "complete") haveAll(data.memory);
  if (data.own === "begin") begin(ports[0]).catch(({ message }) => fail(message));
  if (data.own === "end") end();
});
parent.postMessage({ own: "there" }, "*");
