/**
 * The worker for programs of the visitor's own, as one script: a frame without an origin can import no module, and fetch no file. All
 * that it needs comes with its first message.
 */
import "./no-import-scripts.ts";
import * as pyodide from "pyodide";
import * as runtime from "pyodide/pyodide.asm.mjs";
import { bundled } from "../../engine/search/bundled.ts";
import "../../parts/own/run/program-worker.ts";
import { answerFetch } from "./archive.ts";

bundled.set("pyodide.mjs", pyodide);
bundled.set("pyodide.asm.mjs", runtime);

/** What its first message brings: the runtime is compiled already, and handed over apart. */
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
