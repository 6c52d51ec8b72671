import { bundled } from "./bundled.js";
import { describeCompilation, describeFailure, describeStatus, LoadMeter } from "./load-meter.js";
import { readSnapshot } from "./snapshot.js";

/**
 * Loads Pyodide and the `knights` package from the site itself, and tells how many bytes have come.
 *
 * @typedef {import("./load-meter.js").Report} Report
 * @typedef {import("./snapshot.js").SnapshotAsset} SnapshotAsset
 *
 * @typedef {object} Assets what the build put on the site for Python
 * @property {string} version Pyodide's
 * @property {string} wheel of `knights`: its path
 * @property {{path: string, bytes: number}[]} files what a start needs, relative to the site's root
 * @property {SnapshotAsset} [snapshot] missing where the build could not make one
 */

/** The smallest WebAssembly module there is: it shows whether the page may run any. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** The files that every start needs, and that can be asked for before anything else is known. */
const MODULES = ["pyodide.mjs", "pyodide.asm.mjs"];
const BINARIES = ["pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];

/** Where the wheel lies in Python's file system when the snapshot is taken, and must lie again. */
const WHEEL = "/lib/knights.whl";

/**
 * @param {URL} root the site's root
 * @param {Report} report
 * @returns {Promise<{pyodide: any, version: string, snapshot: boolean}>} `snapshot`: whether it
 *   started from one
 * @throws {Error} with a sentence that names the file and says what was wrong with it
 */
export async function loadPython(root, report) {
  checkWebAssembly();
  const early = fetchEarly(root);
  const assets = await watch(new LoadMeter(report), () => fetchAssets(root));
  const { version } = assets;
  const kept = await readSnapshot(root, assets.snapshot);
  if (kept !== null) {
    const meter = new LoadMeter(null, early);
    try {
      const pyodide = await watch(meter, () => revive(root, assets, kept.memory, meter));
      await kept.confirm();
      return { pyodide, version, snapshot: true };
    } catch {
      // A file that did not come is not the snapshot's fault.
      await (meter.incomplete ? kept.confirm() : kept.discard());
    }
  }
  const meter = new LoadMeter(report, early);
  meter.expect(assets.files);
  try {
    const pyodide = await watch(meter, () => start(root, meter));
    return { pyodide, version, snapshot: false };
  } catch (error) {
    throw meter.failure ?? (await diagnose(root, error));
  }
}

/**
 * @template T
 * @param {LoadMeter} meter
 * @param {() => Promise<T>} load
 * @returns {Promise<T>} rejected with the meter's sentence as soon as anything fails
 */
async function watch(meter, load) {
  meter.start();
  try {
    return await Promise.race([meter.failed, load()]);
  } finally {
    meter.stop();
  }
}

/**
 * Ask at once for what is wanted in any case; whoever wants it then finds it on its way.
 *
 * @param {URL} root
 * @returns {Map<string, Promise<Response>>}
 */
function fetchEarly(root) {
  const base = new URL("pyodide/", root);
  for (const name of MODULES) {
    if (!bundled.has(name)) import(new URL(name, base).href).catch(() => {});
  }
  const urls = BINARIES.map((name) => new URL(name, base).href);
  const responses = urls.map((url) => fetch(url));
  for (const response of responses) response.catch(() => {});
  return new Map(urls.map((url, i) => [url, responses[i]]));
}

/**
 * @param {URL} root
 * @returns {Promise<Assets>}
 */
async function fetchAssets(root) {
  const response = await fetch(new URL("assets.json", root));
  return response.json();
}

/** @throws {Error} when the page cannot run WebAssembly, whatever it loads */
function checkWebAssembly() {
  if (typeof WebAssembly !== "object") {
    throw new Error(
      "This browser has no WebAssembly (or it is switched off), and Python needs it.",
    );
  }
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (error) {
    throw describeCompilation(error);
  }
}

/**
 * @param {URL} base
 * @param {LoadMeter} meter
 */
function importPyodide(base, meter) {
  // Pyodide would import the second one itself, but only later.
  return Promise.all(MODULES.map((name) => meter.import(new URL(name, base))));
}

/**
 * Start Python as Pyodide does it, and load the wheel by its name.
 *
 * @param {URL} root
 * @param {LoadMeter} meter
 */
async function start(root, meter) {
  const base = new URL("pyodide/", root);
  const [{ loadPyodide }, { default: createPyodideModule }] = await importPyodide(base, meter);
  const pyodide = await loadPyodide({ indexURL: base.href, createPyodideModule });
  meter.enter("library");
  const silent = () => {};
  await pyodide.loadPackage("knights", { messageCallback: silent, errorCallback: silent });
  // Pyodide only logs it when a package does not come.
  if (meter.failure !== null) throw meter.failure;
  return pyodide;
}

/**
 * Copy back the memory of a Python that has started, and put the wheel where it had it.
 *
 * @param {URL} root
 * @param {Assets} assets
 * @param {Uint8Array} memory
 * @param {LoadMeter} meter
 */
async function revive(root, assets, memory, meter) {
  const base = new URL("pyodide/", root);
  const [[{ loadPyodide }, { default: createPyodideModule }], wheel] = await Promise.all([
    importPyodide(base, meter),
    fetch(new URL(assets.wheel, root)).then((response) => response.arrayBuffer()),
  ]);
  const pyodide = await loadPyodide({
    indexURL: base.href,
    createPyodideModule,
    _loadSnapshot: memory,
  });
  pyodide.FS.writeFile(WHEEL, new Uint8Array(wheel));
  // Before it is trusted it must answer.
  const { size } = JSON.parse(pyodide.pyimport("knights.bridge").describe("queens/4"));
  if (size !== 16) throw new Error("A snapshot of Python gave a wrong answer.");
  return pyodide;
}

/**
 * Say in a sentence why Python could not be loaded. A failed `import()` does not say why, so its
 * file is asked for again.
 *
 * @param {URL} root
 * @param {unknown} error
 * @returns {Promise<Error>}
 */
async function diagnose(root, error) {
  for (const name of MODULES) {
    const url = new URL(`pyodide/${name}`, root).href;
    try {
      const response = await fetch(url, { method: "HEAD" });
      if (!response.ok) return describeStatus(url, response);
    } catch (cause) {
      return describeFailure(url, cause);
    }
  }
  return error instanceof Error ? error : new Error(String(error));
}
