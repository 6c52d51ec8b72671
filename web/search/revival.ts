import { changeMemory, unpackMemory } from "./memory.ts";

/**
 * Copies back the memory of a Python that has started, instead of starting one.
 *
 * The runtime comes up without running Python; then its memory is replaced as a whole. Pyodide marks
 * this as internal. It wants the memory before it fetches anything, so it gets one that is filled in
 * when the runtime, which is needed for it, is there.
 *
 * @typedef {object} Runtime Pyodide's two modules, and where they lie
 * @property {(options: object) => Promise<any>} loadPyodide
 * @property {(settings: object) => Promise<any>} createPyodideModule
 * @property {string} indexURL
 */

/** Where the wheel lies in Python's file system when the snapshot is taken, and must lie again. */
export const WHEEL = "/lib/knights.whl";

/**
 * @param {Runtime} runtime
 * @param {number} bytes of memory
 * @param {Promise<Uint32Array[]>} contents what `packMemory` made, and what has changed since then: see memory.js
 * @returns {Promise<any>} Pyodide
 * @throws {Error} when it does not fit the runtime
 */
export function revivePython({ loadPyodide, createPyodideModule, indexURL }, bytes, contents) {
  const memory = new Uint32Array(bytes / 4);
  return loadPyodide({
    indexURL,
    _loadSnapshot: new Uint8Array(memory.buffer),
    createPyodideModule: async (/** @type {object} */ settings) => {
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
