/** Errors as plain data, which can cross between threads. */

import type { Sentences } from "../../language/sentences.ts";
import type { ErrorReport } from "./types.ts";

/** What went wrong where no sentences are known, as in a worker: it has a sentence's key and values, and the page tells it (error-told.ts). */
export class Problem<Key extends keyof Sentences> extends Error {
  declare told: [key: string, values: object];

  constructor(key: Key, values: Sentences[Key], options?: ErrorOptions) {
    super(key, options);
    this.told = [key, values];
  }
}

/** Turn anything that was thrown into plain data that can cross between threads. */
export function reportError(thrown: unknown): ErrorReport {
  if (thrown instanceof Error) {
    const { name, message, stack } = thrown;
    return { name, message, stack, ...(thrown instanceof Problem && { told: thrown.told }) };
  }
  return { name: "Error", message: String(thrown) };
}

/**
 * Give an error from Python its own name and what it says; the traceback, which is of no use to a
 * visitor, is kept as its `stack`. A mistake in what was asked for is a ValueError that says what
 * would be right; anything else is a fault in the program.
 *
 * @returns null when it does not come from Python
 */
export function reportPython(thrown: unknown): ErrorReport | null {
  const name = (thrown as { type?: unknown } | null)?.type;
  if (!(thrown instanceof Error) || typeof name !== "string") return null;
  const lines = thrown.message.trimEnd().split("\n");
  // Pyodide adds advice for programmers below the line that says what was raised.
  const raised = lines.findLast((line) => /^[\w.]+(?=:|$)/.exec(line)?.[0].endsWith(name));
  const said = (raised ?? name).replace(/^[\w.]+:? */, "");
  const report = { name, message: said, stack: thrown.message };
  if (name === "ValueError" && said !== "") return report;
  return { ...report, told: ["files-fault", { error: said === "" ? name : `${name}: ${said}` }] };
}
