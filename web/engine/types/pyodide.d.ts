/** Pyodide's runtime, which ships no types and is only passed on. */
declare module "pyodide/pyodide.asm.mjs" {
  const createPyodideModule: unknown;
  export default createPyodideModule;
}
