/**
 * The worker: owns Python, hears requests, answers them one after another.
 *
 * @import { LoadRequest, Reply, Request } from "./types.ts"
 */
import { Engine } from "./engine.ts";
import { takeMissing } from "./late-file.ts";
import { loadPython } from "./loading.ts";
import { reportError, reportPython } from "./messages.ts";
import { Service } from "./service.ts";

/** The site's root, wherever it is published: this module is in its folder `search`. */
const ROOT = new URL("../", import.meta.url);

/** There once Python is. @type {Service | null} */
let service = null;
/** Has Python look anew for files that it did not get. */
let lookAgain = () => {};

/** @param {Reply} reply @param {Transferable[]} [transfer] */
function send(reply, transfer = []) {
  self.postMessage(reply, { transfer });
}

/** @param {LoadRequest} request */
async function load({ run, id, language }) {
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

/** @param {MessageEvent<Request>} event */
self.onmessage = ({ data: request }) => {
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
    // A Python error leaves Python usable; anything else (out of memory, a fatal error of the
    // runtime) does not.
    const error = explain(thrown);
    send({ type: "error", run, id, error, fatal: error.name === "InternalError" });
  }
};

/**
 * Tell what was thrown. What is no error of Python's and no plain one is fatal. Where Python lacked a file that was to come later,
 * that is why.
 *
 * @param {unknown} thrown
 */
function explain(thrown) {
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
