/**
 * Loads Pyodide and the `knights` package from the site itself, and tells how many bytes have come.
 *
 * @typedef {import("./messages.js").LoadStage} LoadStage
 * @typedef {(stage: LoadStage, bytes: number, total: number) => void} Report
 *
 * @typedef {object} Assets what the build put on the site for Python
 * @property {string} version Pyodide's
 * @property {{path: string, bytes: number}[]} files relative to the site's root
 */

/** Bytes between two reports: often enough for a bar to move, seldom enough not to matter. */
const REPORT_EVERY = 131_072;

/**
 * @param {URL} root the site's root
 * @param {Report} report
 * @returns {Promise<{pyodide: any, version: string}>}
 * @throws {Error} with a sentence that names the file and says what was wrong with it
 */
export async function loadPython(root, report) {
  if (typeof WebAssembly !== "object") {
    throw new Error(
      "This browser has no WebAssembly (or it is switched off), and Python needs it.",
    );
  }
  const count = countFetches(report);
  try {
    const assets = await readAssets(root);
    count.total = assets.files.reduce((sum, file) => sum + file.bytes, 0);
    const base = new URL("pyodide/", root);
    const { loadPyodide } = await import(new URL("pyodide.mjs", base).href);
    const pyodide = await loadPyodide({ indexURL: base.href });
    count.stage = "library";
    await pyodide.loadPackage("knights", { messageCallback: () => {} });
    count.stop();
    return { pyodide, version: assets.version };
  } catch (error) {
    count.stop();
    throw count.failure ?? (await diagnose(root, error));
  }
}

/**
 * @param {URL} root
 * @returns {Promise<Assets>}
 */
async function readAssets(root) {
  const response = await fetch(new URL("assets.json", root));
  return response.json();
}

/**
 * Count the bytes of every fetch from here on, by standing in for `fetch` itself: Pyodide fetches its files through it.
 *
 * @param {Report} report
 */
function countFetches(report) {
  const original = globalThis.fetch;
  const count = {
    /** @type {LoadStage} */
    stage: "runtime",
    bytes: 0,
    total: 0,
    /** @type {Error | null} */
    failure: null,
    stop() {
      globalThis.fetch = original;
    },
  };
  let reported = 0;
  /** @param {number} bytes */
  const add = (bytes) => {
    count.bytes += bytes;
    if (count.bytes - reported < REPORT_EVERY) return;
    reported = count.bytes;
    report(count.stage, Math.min(count.bytes, count.total), count.total);
  };
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    let response;
    try {
      response = await original(input, init);
    } catch (error) {
      count.failure ??= describeFailure(url, error);
      throw error;
    }
    if (!response.ok) {
      count.failure ??= new Error(`${fileName(url)} could not be loaded: HTTP ${response.status}.`);
    }
    return response.body === null ? response : meter(response, add);
  };
  return count;
}

/**
 * The same response, with its bytes counted as they are read.
 *
 * @param {Response} response
 * @param {(bytes: number) => void} add
 */
function meter(response, add) {
  const counter = new TransformStream({
    transform(chunk, controller) {
      add(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const body = /** @type {ReadableStream} */ (response.body).pipeThrough(counter);
  const { status, statusText, headers } = response;
  const metered = new Response(body, { status, statusText, headers });
  // A response made by hand has no address, and Pyodide looks at it.
  Object.defineProperty(metered, "url", { value: response.url });
  return metered;
}

/**
 * Say in a sentence why Python could not be loaded. A failed `import()` does not say why, so the file is asked for again.
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
      if (!response.ok)
        return new Error(`${fileName(url)} could not be loaded: HTTP ${response.status}.`);
    } catch (cause) {
      return describeFailure(url, cause);
    }
  }
  const message = error instanceof Error ? error.message : String(error);
  if (/Content.Security.Policy|unsafe-eval/i.test(message)) {
    return new Error(`This page is not allowed to run WebAssembly, which Python needs: ${message}`);
  }
  return error instanceof Error ? error : new Error(message);
}

/**
 * @param {string} url
 * @param {unknown} cause
 */
function describeFailure(url, cause) {
  const offline = globalThis.navigator?.onLine === false;
  const why = offline ? "there is no network" : "the connection failed";
  return new Error(`${fileName(url)} could not be loaded: ${why}.`, { cause });
}

/** @param {string} url */
function fileName(url) {
  return new URL(url, "https://localhost").pathname.split("/").slice(-2).join("/");
}
