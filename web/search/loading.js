import { describeCompilation, describeFailure, describeStatus, LoadMeter } from "./load-meter.js";

/**
 * Loads Pyodide and the `knights` package from the site itself, and tells how many bytes have come.
 *
 * @typedef {import("./load-meter.js").Report} Report
 *
 * @typedef {object} Assets what the build put on the site for Python
 * @property {string} version Pyodide's
 * @property {{path: string, bytes: number}[]} files relative to the site's root
 */

/** The smallest WebAssembly module there is: it shows whether the page may run any. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/**
 * @param {URL} root the site's root
 * @param {Report} report
 * @returns {Promise<{pyodide: any, version: string}>}
 * @throws {Error} with a sentence that names the file and says what was wrong with it
 */
export async function loadPython(root, report) {
  checkWebAssembly();
  const meter = new LoadMeter(report);
  meter.start();
  try {
    return await Promise.race([meter.failed, fetchPython(root, meter)]);
  } catch (error) {
    throw meter.failure ?? (await diagnose(root, error));
  } finally {
    meter.stop();
  }
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
 * @param {URL} root
 * @param {LoadMeter} meter
 */
async function fetchPython(root, meter) {
  const response = await fetch(new URL("assets.json", root));
  /** @type {Assets} */
  const { files, version } = await response.json();
  meter.expect(files);
  const base = new URL("pyodide/", root);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    meter.import(new URL("pyodide.mjs", base)),
    // Pyodide would import this one itself, but only later.
    meter.import(new URL("pyodide.asm.mjs", base)),
  ]);
  const pyodide = await loadPyodide({ indexURL: base.href, createPyodideModule });
  meter.enter("library");
  const silent = () => {};
  await pyodide.loadPackage("knights", { messageCallback: silent, errorCallback: silent });
  // Pyodide only logs it when a package does not come.
  if (meter.failure !== null) throw meter.failure;
  return { pyodide, version };
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
  for (const name of ["pyodide.mjs", "pyodide.asm.mjs"]) {
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
