/**
 * Pyodide takes a worker that has `importScripts` for one that can import no modules, and refuses
 * it. Here it need import none. To be imported before Pyodide, which looks at once.
 */
Object.assign(globalThis, { importScripts: undefined });
