/**
 * The worker for programs of the visitor's own, as one script: a frame without an origin can import no module, and fetch no file. All
 * that it needs comes with its first message.
 */
import "./no-import-scripts.js";
import * as pyodide from "pyodide";
// @ts-expect-error: this part of Pyodide has no types.
import * as runtime from "pyodide/pyodide.asm.mjs";
import { bundled } from "../search/bundled.js";
import "../own/worker.js";
import { answerFetch } from "./archive.js";

bundled.set("pyodide.mjs", pyodide);
bundled.set("pyodide.asm.mjs", runtime);

const open = self.onmessage;
/** @param {MessageEvent<{files: Map<string, ArrayBuffer>, port: MessagePort}>} event */
self.onmessage = (event) => {
  const { files } = event.data;
  answerFetch(async (path) => files.get(path)?.slice(0) ?? null);
  open?.call(self, event);
};
