/**
 * Take the memory of a Python that has started and has loaded `knights`, try it, and write it.
 *
 *     node tools/snapshot.mjs PYODIDE WHEEL TARGET
 *
 * PYODIDE is the folder of the runtime, WHEEL the wheel's file, TARGET the file for the memory,
 * compressed by gzip. web/search/loading.js copies it back.
 */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [folder, wheelFile, target] = argv.slice(2).map((path) => resolve(path));
const WHEEL = "/lib/knights.whl";
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const wheel = readFileSync(wheelFile);

// Everything that the page will ask for is imported before, and what that leaves behind is freed.
const PREPARE = `
import gc, sys
sys.path.append(${JSON.stringify(WHEEL)})
import knights.bridge
gc.collect()
`;

/** What a run tells of itself at its beginning. */
function probe(pyodide) {
  const bridge = pyodide.pyimport("knights.bridge");
  const events = bridge.Run("tour/8x8/a8/geeks").more(10_000).toJs();
  return [bridge.describe("colouring/us/4"), bridge.forms("tour/5x5/c3/sutcliffe"), [...events]];
}

const original = await loadPyodide({ indexURL: folder, _makeSnapshot: true });
original.FS.writeFile(WHEEL, wheel);
original.runPython(PREPARE);
const memory = original.makeMemorySnapshot();
const copy = await loadPyodide({ indexURL: folder, _loadSnapshot: memory });
copy.FS.writeFile(WHEEL, wheel);
assert.deepEqual(probe(copy), probe(original));
// Modules that were not imported before must still come.
assert.equal(copy.runPython("import statistics; statistics.mean([1, 2, 3])"), 2);
writeFileSync(target, gzipSync(memory, { level: 9 }));
