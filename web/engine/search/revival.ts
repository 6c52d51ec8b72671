import type { PyodideAPI } from "pyodide";
import { changeMemory, unpackMemory } from "./memory.ts";

/**
 * Restores the memory of a started Python instead of starting one.
 *
 * The runtime is set up without running Python; then its whole memory is replaced. Pyodide marks this option as
 * internal. It takes the memory before it fetches anything, so it gets a buffer that is filled in later, when the
 * runtime is there, which the unpacking needs.
 */

/** Pyodide's two modules, and the URL of their folder. */
interface Runtime {
  loadPyodide: (options: object) => Promise<PyodideAPI>;
  createPyodideModule: (settings: object) => Promise<Module>;
  indexURL: string;
}

interface Module {
  HEAPU32: Uint32Array;
  growMemory: (bytes: number) => void;
}

/** Bytes in a page of WebAssembly's memory. */
const PAGE = 65_536;

/** Path of the wheel in Python's file system when the snapshot is taken, and so also after it is restored. */
export const WHEEL = "/lib/knights.whl";

/**
 * @param bytes size of the memory
 * @param contents the output of `packMemory`, then any changes since: see memory.ts
 * @returns Pyodide
 * @throws {Error} when it does not fit the runtime
 */
export function revivePython(
  { loadPyodide, createPyodideModule, indexURL }: Runtime,
  bytes: number,
  contents: Promise<Uint32Array[]>,
): Promise<PyodideAPI> {
  const memory = new Uint32Array(bytes / 4);
  return loadPyodide({
    indexURL,
    _loadSnapshot: new Uint8Array(memory.buffer),
    createPyodideModule: async (settings: object) => {
      const [module, [packed, ...changes]] = await Promise.all([
        createPyodideModule(settings),
        contents,
      ]);
      // The runtime begins with less memory than a Python that has loaded the library. A header comes before it.
      const needed = bytes - (bytes % PAGE);
      if (module.HEAPU32.byteLength < needed) module.growMemory(needed);
      unpackMemory(packed, module.HEAPU32, memory);
      for (const file of changes) changeMemory(file, memory);
      return module;
    },
  });
}
