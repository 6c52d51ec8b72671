import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { layLateFile } from "../../web/search/late-file.js";

const library = readFileSync(fileURLToPath(import.meta.resolve("pyodide/python_stdlib.zip")));

test("a library that comes late is there when it is wanted", async () => {
  const pyodide = await loadPyodide();
  const [place] = pyodide
    .runPython("import sys; [p for p in sys.path if p.endswith('.zip')]")
    .toJs();
  /** @type {string[]} */
  const asked = [];
  let status = 503;
  class Request {
    response = new ArrayBuffer(0);
    status = 0;
    /** @param {string} _method @param {string} url */
    open(_method, url) {
      asked.push(url);
    }
    send() {
      this.status = status;
      this.response = Uint8Array.from(library).buffer;
    }
  }
  const calls = globalThis.fetch;
  Object.assign(globalThis, { XMLHttpRequest: Request });
  try {
    const fetchLater = layLateFile(pyodide.FS, place, "https://knights.test/library.zip");
    assert.equal(pyodide.runPython("import json; json.dumps([1])"), "[1]"); // it had that
    assert.deepEqual(asked, []);
    assert.throws(
      () => pyodide.runPython("import statistics"),
      /OSError|ZipImportError|ModuleNotFoundError/,
    );
    const failed = asked.length;
    assert.ok(failed > 0);
    status = 200;
    assert.equal(pyodide.runPython("import statistics; statistics.mean([1, 2, 3])"), 2);
    assert.equal(asked.length, failed + 1);
    globalThis.fetch = async () => new Response(library);
    await fetchLater();
    assert.equal(pyodide.runPython("import colorsys; colorsys.rgb_to_hls(0, 0, 0)[0]"), 0);
    assert.equal(asked.length, failed + 1);
  } finally {
    globalThis.fetch = calls;
  }
});
