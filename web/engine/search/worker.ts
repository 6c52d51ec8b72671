/** The worker: owns Python, and answers requests one after another. */
import { Engine } from "./engine.ts";
import { takeMissing } from "./lazy-file.ts";
import { loadPython } from "./loading.ts";
import { reportError, reportPython } from "./messages.ts";
import { Service } from "./service.ts";
import type { LoadRequest, Reply, Request } from "./types.ts";

/** The site's root, wherever it is published: this module is in its folder `search`. */
const ROOT = new URL("../", import.meta.url);

/** Set once Python has loaded. */
let service: Service | null = null;
/** Make Python look again for files that it did not get. */
let lookAgain = () => {};

function send(reply: Reply, transfer: Transferable[] = []) {
  self.postMessage(reply, { transfer });
}

async function load({ run, id, language }: LoadRequest) {
  try {
    const { pyodide, version, snapshot } = await loadPython(
      ROOT,
      (stage, bytes, total) => send({ type: "progress", run, stage, bytes, total }),
      language,
    );
    const bridge = pyodide.pyimport("knights.page.bridge");
    lookAgain = () => bridge.look_again();
    service = new Service(new Engine(bridge, (value) => pyodide.toPy(value)));
    send({ type: "loaded", run, id, version, snapshot });
  } catch (error) {
    send({ type: "error", run, id, error: reportPython(error) ?? reportError(error), fatal: true });
  }
}

self.onmessage = ({ data: request }: MessageEvent<Request>) => {
  if (request.type === "load") {
    load(request);
    return;
  }
  const { run, id } = request;
  if (service?.isLate(request)) return;
  try {
    if (service === null) throw new Error("Python is not loaded.");
    takeMissing();
    const reply = service.answer(request);
    send(reply, reply.type === "chunk" ? [reply.events.buffer] : []);
  } catch (thrown) {
    // A Python error leaves Python usable; anything else (out of memory, a fatal error of the runtime) does not.
    const error = explain(thrown);
    send({ type: "error", run, id, error, fatal: error.name === "InternalError" });
  }
};

/**
 * The report of anything thrown. Errors that are neither Python's nor plain ones are fatal. If Python lacked a late
 * file, that file is the reason.
 */
function explain(thrown: unknown) {
  const missing = takeMissing();
  if (missing !== null) {
    lookAgain();
    return { ...reportError(missing), name: "MissingFile" };
  }
  const report = reportPython(thrown);
  if (report !== null) return report;
  const other = reportError(thrown);
  const fatal = other.name !== "Error" || /fatal/i.test(other.message);
  return fatal ? { ...other, name: "InternalError" } : other;
}
