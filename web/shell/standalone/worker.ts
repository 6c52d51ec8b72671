/**
 * The worker of the single-file page. Its modules, including Pyodide's, are one script, as browsers do not import
 * modules from a file on a disk.
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
/** The first message brings the files; all others go to the search worker. */
self.onmessage = ({ data }: MessageEvent) => {
  const files: Map<string, ArrayBuffer> = data.files;
  answerFetch(async (path) => files.get(path) ?? null);
  self.onmessage = serve;
};
