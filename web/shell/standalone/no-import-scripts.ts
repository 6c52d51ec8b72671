/**
 * Pyodide refuses to start in a worker that has `importScripts`, as it takes it for one that cannot import modules. Here
 * it has no module to import. Import this before Pyodide, which checks at once.
 */
Object.assign(globalThis, { importScripts: undefined });
