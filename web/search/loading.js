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
    count.expect(assets.files);
    const base = new URL("pyodide/", root);
    const [{ loadPyodide }] = await Promise.all([
      count.import(new URL("pyodide.mjs", base)),
      // Pyodide imports this one itself, but only later; a module is fetched once.
      count.import(new URL("pyodide.asm.mjs", base)),
    ]);
    const pyodide = await loadPyodide({ indexURL: base.href });
    count.enter("library");
    await pyodide.loadPackage("knights", { messageCallback: () => {} });
    return { pyodide, version: assets.version };
  } catch (error) {
    throw count.failure ?? (await diagnose(root, error));
  } finally {
    count.stop();
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
  /** @type {Map<string, number>} */
  const sizes = new Map();
  /** @type {LoadStage} */
  let stage = "runtime";
  let [bytes, total, reported] = [0, 0, 0];
  const tell = () => {
    reported = bytes;
    report(stage, Math.min(bytes, total), total);
  };
  /** @param {number} more */
  const add = (more) => {
    bytes += more;
    if (bytes - reported >= REPORT_EVERY) tell();
  };
  const count = {
    /** @type {Error | null} what went wrong first */
    failure: null,
    /** @param {Assets["files"]} files all that is to come */
    expect(files) {
      for (const file of files) {
        sizes.set(fileName(file.path), file.bytes);
        total += file.bytes;
      }
      bytes = 0;
    },
    /** @param {URL} url of a module: what it weighs is added when it has come, as an import does not tell before */
    async import(url) {
      const module = await import(url.href);
      add(sizes.get(fileName(url.href)) ?? 0);
      return module;
    },
    /** @param {LoadStage} next */
    enter(next) {
      stage = next;
      tell();
    },
    stop() {
      globalThis.fetch = original;
    },
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
    if (!response.ok) count.failure ??= describeStatus(url, response);
    if (!response.ok || response.body === null) return response;
    return meter(response, add, () => {
      if (url.endsWith(".wasm")) count.enter("start");
    });
  };
  return count;
}

/**
 * The same response, with its bytes counted as they are read.
 *
 * @param {Response} response
 * @param {(bytes: number) => void} add
 * @param {() => void} end
 */
function meter(response, add, end) {
  const counter = new TransformStream({
    transform(chunk, controller) {
      add(chunk.byteLength);
      controller.enqueue(chunk);
    },
    flush: end,
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
      if (!response.ok) return describeStatus(url, response);
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

/**
 * @param {string} url
 * @param {Response} response
 */
function describeStatus(url, { status }) {
  return new Error(`${fileName(url)} could not be loaded: HTTP ${status}.`);
}

/** @param {string} url */
function fileName(url) {
  return new URL(url, "https://localhost").pathname.split("/").slice(-2).join("/");
}
