import type { PyodideAPI } from "pyodide";
import { changeMemory, unpackMemory } from "./memory.ts";

/**
 * Copies back the memory of a Python that has started, instead of starting one.
 *
 * The runtime comes up without running Python; then its memory is replaced as a whole. Pyodide marks
 * this as internal. It wants the memory before it fetches anything, so it gets one that is filled in
 * when the runtime, which is needed for it, is there.
 */

/** Pyodide's two modules, and where they lie. */
interface Runtime {
  loadPyodide: (options: object) => Promise<PyodideAPI>;
  createPyodideModule: (settings: object) => Promise<{ HEAPU32: Uint32Array }>;
  indexURL: string;
}

/** Where the wheel lies in Python's file system when the snapshot is taken, and must lie again. */
export const WHEEL = "/lib/knights.whl";

/**
 * @param bytes of memory
 * @param contents what `packMemory` made, and what has changed since then: see memory.ts
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
      unpackMemory(packed, module.HEAPU32, memory);
      for (const file of changes) changeMemory(file, memory);
      return module;
    },
  });
}
