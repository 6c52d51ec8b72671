/**
 * The worker for visitors' programs, as one script: a frame without an origin can neither import modules nor fetch
 * files. The first message brings everything it needs.
 */
import "./no-import-scripts.ts";
import * as pyodide from "pyodide";
import * as runtime from "pyodide/pyodide.asm.mjs";
import { bundled } from "../../engine/search/bundled.ts";
import "../../parts/own/run/program-worker.ts";
import { answerFetch } from "./archive.ts";

bundled.set("pyodide.mjs", pyodide);
bundled.set("pyodide.asm.mjs", runtime);

/** The first message brings this file compiled, apart from the others. */
const RUNTIME = "pyodide/pyodide.asm.wasm";

const open = self.onmessage;
self.onmessage = (
  event: MessageEvent<{
    files: Map<string, ArrayBuffer>;
    module: WebAssembly.Module;
    port: MessagePort;
  }>,
) => {
  const { files, module } = event.data;
  files.set(RUNTIME, new ArrayBuffer());
  answerFetch(async (path) => files.get(path) ?? null);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const instance = await WebAssembly.instantiate(module, imports);
    return { module, instance };
  };
  open?.call(self, event);
};
