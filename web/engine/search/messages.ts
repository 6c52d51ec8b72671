/** Errors as plain data that can cross between threads. */

import type { Sentences } from "../../language/sentences.ts";
import type { ErrorReport } from "./types.ts";

/**
 * An error raised where no sentences are available, as in a worker. It carries a sentence's key and values, and the
 * page formats it (error-sentence.ts).
 */
export class Problem<Key extends keyof Sentences> extends Error {
  declare told: [key: string, values: object];

  constructor(key: Key, values: Sentences[Key], options?: ErrorOptions) {
    super(key, options);
    this.told = [key, values];
  }
}

/** Turn anything thrown into plain data. */
export function reportError(thrown: unknown): ErrorReport {
  if (thrown instanceof Error) {
    const { name, message, stack } = thrown;
    return { name, message, stack, ...(thrown instanceof Problem && { told: thrown.told }) };
  }
  return { name: "Error", message: String(thrown) };
}

/**
 * Give a Python error its own name and message; the traceback, which is no use to a visitor, becomes its `stack`. A
 * ValueError is a mistake in the input and says what would be right; anything else is a bug.
 *
 * @returns null when it does not come from Python
 */
export function reportPython(thrown: unknown): ErrorReport | null {
  const name = (thrown as { type?: unknown } | null)?.type;
  if (!(thrown instanceof Error) || typeof name !== "string") return null;
  const lines = thrown.message.trimEnd().split("\n");
  // Pyodide adds advice for programmers after the line with the exception.
  const raised = lines.findLast((line) => /^[\w.]+(?=:|$)/.exec(line)?.[0].endsWith(name));
  const said = (raised ?? name).replace(/^[\w.]+:? */, "");
  const report = { name, message: said, stack: thrown.message };
  if (name === "ValueError" && said !== "") return report;
  return { ...report, told: ["files-fault", { error: said === "" ? name : `${name}: ${said}` }] };
}
