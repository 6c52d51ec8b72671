/**
 * Take the memory of a Python that has started and has loaded `knights`, try it, and write it; then
 * what changes in it when that is loaded which judges programs of visitors.
 *
 *     node tools/build/snapshot.mjs PYODIDE WHEEL TARGET CHANGES
 *
 * PYODIDE is the folder of the runtime, WHEEL the wheel's file, TARGET the file for the memory,
 * CHANGES that for the changes. The first begins with how many bytes the memory has, as a 32-bit
 * word, and the SHA-256 of what comes then: what web/engine/search/memory.ts tells, compressed by
 * zstandard, as the page loads it with everybody. The changes are compressed by gzip, which browsers unpack themselves, and faster.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { packChanges, packMemory } from "../../web/engine/search/memory.ts";
import { revivePython, WHEEL } from "../../web/engine/search/revival.ts";

// In an engine with WebAssembly's garbage collection the runtime keeps the number of a function of its
// own in Python's memory. Engines without it, such as WebKitGTK, have another function there and stop.
// On an iPhone the runtime keeps no such number anywhere, and then the memory fits all engines.
Object.defineProperty(globalThis, "navigator", { value: { userAgent: "iPhone", platform: "" } });

const [folder, wheelFile, target, changesTarget] = argv.slice(2).map((path) => resolve(path));
const load = (name) => import(pathToFileURL(join(folder, name)).href);
const { loadPyodide } = await load("pyodide.mjs");
const { default: createPyodideModule } = await load("pyodide.asm.mjs");
const runtime = { loadPyodide, createPyodideModule, indexURL: folder };
const wheel = readFileSync(wheelFile);

// Everything that the page will ask for is imported before, and what that leaves behind is freed:
// what modules remember of their work, and which files lie in the archives.
const PREPARE = `
import gc, pkgutil, sys, typing, zipimport
sys.path.append(${JSON.stringify(WHEEL)})
import knights.language.en
import knights.page.bridge
from knights.puzzles.registry import PUZZLES
for kind in PUZZLES.values():
    kind.drawing, kind.insight, kind.link, kind.play, kind.search
for found in pkgutil.iter_modules(knights.language.en.__path__):
    knights.language.room("en", found.name)
for forget in typing._cleanups:
    forget()
zipimport._zip_directory_cache.clear()
sys.path_importer_cache.clear()
gc.collect()
`;

// Likewise for the worker in which programs of visitors run.
const PREPARE_OWN = `
import knights.page.own
gc.collect()
`;

/** Bytes of memory to reserve for `PREPARE_OWN`, with a margin. */
const ROOM = 6 << 20;

/** Bytes in a page of WebAssembly's memory. */
const PAGE = 65_536;

/** The answers of the page's bridge at the beginning of a run. */
function probe(pyodide) {
  const bridge = pyodide.pyimport("knights.page.bridge");
  const events = bridge.Run("tour/8x8/a8/geeks").more(10_000).toJs();
  return [bridge.describe("colouring/us/4"), bridge.forms("tour/5x5/c3/sutcliffe"), [...events]];
}

/** The report on a visitor's program. */
function probeOwn(pyodide) {
  const own = pyodide.pyimport("knights.page.own");
  const text = "x = [0] * 4\nx[0] = 1\nx[1] = 3\nx[1] = 0\nx[0] = 0\n";
  const limits = { steps: 100, turns: 100 };
  const asked = { text, scenario: "queens/4", lines: [], watch: null, settings: {}, limits };
  return own.report(own.run(JSON.stringify(asked)));
}

/**
 * Put zeros wherever memory is free: what was there once is noise, a quarter of what is to be sent.
 * Free memory is what is handed out below a block that is asked for first, and lies at the end.
 */
function clearFree(module) {
  const rest = 1 << 20;
  const end = module._malloc(rest);
  const blocks = [end];
  for (let size = rest / 2; size >= 8; size /= 2) {
    for (const bytes of [size, (size * 3) / 4]) {
      let block = module._malloc(bytes);
      for (; block < end; block = module._malloc(bytes)) {
        module.HEAPU8.fill(0, block, block + bytes);
        blocks.push(block);
      }
      module._free(block);
    }
  }
  module.HEAPU8.fill(0, end, end + rest);
  for (const block of blocks) module._free(block);
}

/** The runtime's memory before Python starts. It is caught on the way to a memory of nothing. */
async function catchFresh(bytes) {
  let fresh = null;
  const catching = async (settings) => {
    const module = await createPyodideModule(settings);
    fresh = module.HEAPU32.slice();
    return module;
  };
  const nothing = {
    ...runtime,
    createPyodideModule: catching,
    _loadSnapshot: new Uint8Array(bytes),
  };
  await assert.rejects(loadPyodide(nothing), /magic/);
  return fresh;
}

/** The pages of memory that are the same each time: those of its constants. */
async function readFresh(bytes) {
  const [once, again] = [await catchFresh(bytes), await catchFresh(bytes)];
  const different = once.findIndex((word, i) => word !== again[i]);
  return once.subarray(0, different - (different % (PAGE / 4)));
}

/** Compress as much as can be; no host knows this kind of file, so none would do it by itself. */
function compress(pyodide, words) {
  pyodide.globals.set("content", new Uint8Array(words.buffer));
  return pyodide
    .runPython(`
from compression import zstd

options = zstd.CompressionParameter
zstd.compress(content.to_py(), options={options.compression_level: 22, options.window_log: 24})
`)
    .toJs();
}

/** @param {Uint8Array} memory */
const wordsOf = (memory) =>
  new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength / 4);

const original = await loadPyodide({ indexURL: folder, _makeSnapshot: true });
original.FS.writeFile(WHEEL, wheel);
original.runPython(PREPARE);
// The further snapshot must have the same length, and memory grows in steps: take that step now.
original.runPython(`bytearray(${ROOM}); None`);
clearFree(original._module);
const taken = wordsOf(original.makeMemorySnapshot()).slice();
original.runPython(PREPARE_OWN);
clearFree(original._module);
const further = wordsOf(original.makeMemorySnapshot());
assert.equal(further.length, taken.length, "the memory has grown");
const packed = packMemory(taken, await readFresh(taken.byteLength));
const changes = packChanges(further, taken);

for (const files of [[packed], [packed, changes]]) {
  const copy = await revivePython(runtime, taken.byteLength, Promise.resolve(files));
  copy.FS.writeFile(WHEEL, wheel);
  assert.deepEqual(probe(copy), probe(original));
  assert.equal(probeOwn(copy), probeOwn(original));
  // Modules that were not imported before must still come.
  assert.equal(copy.runPython("import statistics; statistics.mean([1, 2, 3])"), 2);
}
const size = Buffer.from(Uint32Array.of(taken.byteLength).buffer);
const hash = createHash("sha256").update(packed).digest();
writeFileSync(target, Buffer.concat([size, hash, compress(original, packed)]));
writeFileSync(changesTarget, gzipSync(new Uint8Array(changes.buffer), { level: 9 }));
