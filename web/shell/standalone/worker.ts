/**
 * The worker of the page in one file: its modules, Pyodide's among them, are one script, as
 * browsers import no module from a file that lies on a disk.
 */
import "./no-import-scripts.ts";
import * as pyodide from "pyodide";
import * as runtime from "pyodide/pyodide.asm.mjs";
import { bundled } from "../../engine/search/bundled.ts";
import "../../engine/search/worker.ts";
import { answerFetch } from "./archive.ts";

bundled.set("pyodide.mjs", pyodide);
bundled.set("pyodide.asm.mjs", runtime);

const serve = self.onmessage;
/** What follows the files is for the worker proper. */
self.onmessage = ({ data }: MessageEvent) => {
  const files: Map<string, ArrayBuffer> = data.files;
  answerFetch(async (path) => files.get(path) ?? null);
  self.onmessage = serve;
};
