import type { PyodideAPI } from "pyodide";
import { isAssets } from "./assets.ts";
import { bundled } from "./bundled.ts";
import { createLazyFile, postponeFinalizers } from "./lazy-file.ts";
import { describeCompilation, LoadMeter, type Report } from "./load-meter.ts";
import { Problem } from "./messages.ts";
import { revivePython, WHEEL } from "./revival.ts";
import { readJson } from "./site-file.ts";
import { openHanded, openSnapshot } from "./snapshot.ts";
import type { Assets, Snapshot, SnapshotAsset } from "./types.ts";

/** Loads Pyodide and the `knights` package from the site itself, and reports how many bytes have arrived. */

/** Files for a worker that cannot fetch: its `fetch` answers from them. */
interface Handed {
  memory?: ArrayBuffer; // the snapshot that the page has cached
}

/** The smallest valid WebAssembly module: compiling it shows whether the page may run any. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** The files that every start needs, which can be requested before anything else is known. */
const MODULES = ["pyodide.mjs", "pyodide.asm.mjs"];
const BINARIES = ["pyodide.asm.wasm", "pyodide-lock.json"];
/** Python's standard library: only a start without a snapshot waits for it. */
const LIBRARY = "python_stdlib.zip";

/**
 * @param root the site's root
 * @param language of Python's sentences
 * @param handed if given, also wait for the files that Python seldom reads
 * @returns `snapshot`: true when it started from one
 * @throws {Error} with a sentence that names the file and the reason
 */
export async function loadPython(
  root: URL,
  report: Report,
  language: string,
  handed: Handed | null = null,
): Promise<{ pyodide: PyodideAPI; version: string; snapshot: boolean }> {
  checkWebAssembly();
  const started = await startPython(root, report, handed);
  started.pyodide.pyimport("knights.language").speak(language);
  return started;
}

async function startPython(root: URL, report: Report, handed: Handed | null) {
  const early = fetchEarly(root);
  const assets = await watch(new LoadMeter(report), () =>
    readJson(new URL("assets.json", root), isAssets),
  );
  const { version } = assets;
  const meter = new LoadMeter(report, early);
  const snapshot = await findSnapshot(root, assets, handed, (bytes) => meter.count(bytes));
  if (snapshot !== null) {
    if (snapshot.kept) meter.mute();
    try {
      const pyodide = await watch(meter, () =>
        revive(root, assets, snapshot, meter, handed !== null),
      );
      await snapshot.confirm();
      if (!snapshot.kept) snapshot.keep().catch(() => {});
      return { pyodide, version, snapshot: true };
    } catch (error) {
      // A missing file is not the snapshot's fault; a start without it would need that file too.
      const missing = meter.incomplete || (!snapshot.kept && (await fails(snapshot.content)));
      await (missing ? snapshot.confirm() : snapshot.discard());
      if (meter.incomplete) throw meter.failure ?? error;
    }
  }
  return {
    pyodide: await startPlainly(root, assets, new LoadMeter(report, early)),
    version,
    snapshot: false,
  };
}

async function findSnapshot(
  root: URL,
  { snapshot, own }: Assets,
  handed: Handed | null,
  count: (bytes: number) => void,
) {
  if (handed) return snapshot && own ? openHanded(root, snapshot, own, handed.memory) : null;
  // The single-file page has no snapshot.
  return openSnapshot(root, bundled.size ? undefined : snapshot, count);
}

async function startPlainly(root: URL, assets: Assets, meter: LoadMeter) {
  meter.expect(assets.files);
  try {
    return await watch(meter, () => start(root, meter));
  } catch (error) {
    throw meter.failure ?? error;
  }
}

function fails(promise: Promise<unknown>) {
  return promise.then(
    () => false,
    () => true,
  );
}

/** @returns rejected with the meter's sentence as soon as anything fails */
async function watch<T>(meter: LoadMeter, load: () => Promise<T>): Promise<T> {
  meter.start();
  try {
    return await Promise.race([meter.failed, load()]);
  } finally {
    meter.stop();
  }
}

/** Request at once the files needed in any case; later requests reuse these responses. */
function fetchEarly(root: URL) {
  const base = new URL("pyodide/", root);
  for (const name of MODULES) {
    if (!bundled.has(name)) import(new URL(name, base).href).catch(() => {});
  }
  const urls = BINARIES.map((name) => new URL(name, base).href);
  const responses = urls.map((url) => fetch(url));
  for (const response of responses) response.catch(() => {});
  return new Map(urls.map((url, i) => [url, responses[i]]));
}

/** @throws {Error} when the page cannot run WebAssembly at all */
function checkWebAssembly() {
  if (typeof WebAssembly !== "object") {
    throw new Problem("files-no-wasm", {});
  }
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (error) {
    throw describeCompilation(error);
  }
}

function importPyodide(base: URL, meter: LoadMeter) {
  // Pyodide would import the second module itself, but only later.
  return Promise.all(MODULES.map((name) => meter.import(new URL(name, base))));
}

/** Start Python the usual way, and load the wheel by its name. */
async function start(root: URL, meter: LoadMeter) {
  const base = new URL("pyodide/", root);
  const [{ loadPyodide }, { default: createPyodideModule }] = await importPyodide(base, meter);
  const pyodide = await loadPyodide({ indexURL: base.href, createPyodideModule });
  meter.enter("library");
  const silent = () => {};
  await pyodide.loadPackage("knights", { messageCallback: silent, errorCallback: silent });
  // Pyodide only logs a package that does not arrive.
  if (meter.failure !== null) throw meter.failure;
  return pyodide;
}

/** Restore the memory of a started Python; files that it seldom reads may arrive later. */
async function revive(
  root: URL,
  assets: Assets,
  snapshot: Snapshot,
  meter: LoadMeter,
  whole: boolean,
) {
  const base = new URL("pyodide/", root);
  const asset = assets.snapshot as SnapshotAsset;
  const names = [...MODULES, ...BINARIES].map((name) => `pyodide/${name}`);
  meter.expect([...assets.files.filter(({ path }) => names.includes(path)), asset]);
  const library = new URL(LIBRARY, base).href;
  // Otherwise Pyodide would wait for the library.
  meter.answer(library, new Response());
  postponeFinalizers();
  const [{ loadPyodide }, { default: createPyodideModule }] = await importPyodide(base, meter);
  const runtime = { loadPyodide, createPyodideModule, indexURL: base.href };
  const contents = Promise.all([snapshot.content, ...snapshot.changes]);
  const pyodide = await revivePython(runtime, asset.memory, contents);
  const { FS } = pyodide;
  const zip = FS.readdir("/lib").find((name: string) => /^python\d+\.zip$/.test(name));
  const createFile = (place: string, path: string) => {
    const size = assets.files.find((file) => file.path === path)?.bytes;
    return createLazyFile(FS, place, new URL(path, root).href, size);
  };
  const wheel = createFile(WHEEL, assets.wheel);
  const rest = createFile(`/lib/${zip}`, `pyodide/${LIBRARY}`);
  // Test the restored Python with a question before using it.
  const bridge = pyodide.pyimport("knights.page.bridge");
  const { size } = JSON.parse(bridge.describe("queens/4"));
  bridge.destroy();
  if (size !== 16) throw new Error("A snapshot of Python gave a wrong answer.");
  if (whole) await Promise.all([wheel(), rest()]);
  else
    setTimeout(() =>
      wheel()
        .then(rest)
        .catch(() => {}),
    );
  return pyodide;
}
