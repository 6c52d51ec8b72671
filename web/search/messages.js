/**
 * Errors as plain data, which can cross between threads.
 *
 * @import { ErrorReport } from "./types.d.ts"
 */

/** Turn anything that was thrown into plain data that can cross between threads. @param {unknown} thrown @returns {ErrorReport} */
export function reportError(thrown) {
  if (thrown instanceof Error) {
    return { name: thrown.name, message: thrown.message, stack: thrown.stack };
  }
  return { name: "Error", message: String(thrown) };
}

/**
 * Give an error from Python its own name and one sentence; the traceback, which is of no use to a
 * visitor, is kept as its `stack`. A mistake in what was asked for is a ValueError that says what
 * would be right; anything else is a fault in the program.
 *
 * @param {unknown} thrown
 * @returns {ErrorReport | null} null when it does not come from Python
 */
export function reportPython(thrown) {
  const name = /** @type {any} */ (thrown)?.type;
  if (!(thrown instanceof Error) || typeof name !== "string") return null;
  const lines = thrown.message.trimEnd().split("\n");
  // Pyodide adds advice for programmers below the line that says what was raised.
  const raised = lines.findLast((line) => /^[\w.]+(?=:|$)/.exec(line)?.[0].endsWith(name));
  const said = (raised ?? name).replace(/^[\w.]+:? */, "");
  const message =
    name === "ValueError" && said !== ""
      ? said
      : `Python came upon a fault in the program, ${name}${said && `: ${said}`}.`;
  return { name, message, stack: thrown.message };
}
