/** Pyodide's runtime, which has no types: it is only handed on. */
declare module "pyodide/pyodide.asm.mjs" {
  const createPyodideModule: unknown;
  export default createPyodideModule;
}
