import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { createLazyFile, postponeFinalizers } from "../../web/engine/search/lazy-file.ts";

const library = readFileSync(fileURLToPath(import.meta.resolve("pyodide/python_stdlib.zip")));

/** A Python, and the path of its library. */
async function startPython() {
  const pyodide = await loadPyodide();
  const zips = pyodide.runPython("import sys; [p for p in sys.path if p.endswith('.zip')]");
  return { pyodide, place: zips.toJs()[0] };
}

/** Answer each request with a status. @param answer returns the status */
function serveLibrary(answer: (url: string) => number) {
  class Request {
    response = Uint8Array.from(library).buffer;
    status = 0;
    url = "";
    open(_method: string, url: string) {
      this.url = url;
    }
    getResponseHeader = () => null;
    send() {
      this.status = answer(this.url);
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request });
}

test("a library that comes late is there when it is wanted", async () => {
  const { pyodide, place } = await startPython();
  const asked: string[] = [];
  let status = 503;
  serveLibrary((url) => {
    asked.push(url);
    return status;
  });
  const calls = globalThis.fetch;
  try {
    const fetchLater = createLazyFile(pyodide.FS, place, "https://knights.test/library.zip");
    assert.equal(pyodide.runPython("import json; json.dumps([1])"), "[1]"); // imported already
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

test("what nobody holds any more is let go of after a file that is waited for, not meanwhile", async () => {
  const Own = globalThis.FinalizationRegistry;
  const held: [(held: unknown) => void, unknown][] = [];
  // An engine that runs finalizers on demand.
  class Registry {
    declare finalize: (held: unknown) => void;

    constructor(finalize: (held: unknown) => void) {
      this.finalize = finalize;
    }
    register(_object: object, value: unknown) {
      held.push([this.finalize, value]);
    }
    unregister() {}
  }
  Object.assign(globalThis, { FinalizationRegistry: Registry });
  postponeFinalizers();
  const { pyodide, place } = await startPython();
  pyodide.runPython("import weakref\nclass Thing: pass");
  pyodide.runPython("thing = Thing(); seen = weakref.ref(thing); thing");
  const [finalize, value] = held.at(-1) as [(held: unknown) => void, unknown];
  pyodide.runPython("del thing");
  // As WebKit does.
  serveLibrary(() => {
    finalize(value);
    return 200;
  });
  try {
    createLazyFile(pyodide.FS, place, "https://knights.test/library.zip");
    assert.equal(pyodide.runPython("import statistics; statistics.mean([1, 2, 3])"), 2);
    assert.equal(pyodide.runPython("seen() is None"), false);
    await new Promise((done) => setTimeout(done));
    assert.equal(pyodide.runPython("seen() is None"), true);
  } finally {
    globalThis.FinalizationRegistry = Own;
  }
});
