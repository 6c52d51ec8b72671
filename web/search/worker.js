/**
 * The worker: owns Python, hears requests, answers them one after another.
 *
 * @import { LoadRequest, Reply, Request } from "./types.d.ts"
 */
import { Engine } from "./engine.js";
import { takeMissing } from "./late-file.js";
import { loadPython } from "./loading.js";
import { reportError, reportPython } from "./messages.js";

/** The site's root, wherever it is published: this module is in its folder `search`. */
const ROOT = new URL("../", import.meta.url);

/** @type {Engine | null} */
let engine = null;
/** The run of each search that requests are served for; a request of an older one is not worth the work. @type {Map<number, number>} */
const current = new Map();

/** @param {Reply} reply @param {Transferable[]} [transfer] */
function send(reply, transfer = []) {
  self.postMessage(reply, { transfer });
}

/** @param {LoadRequest} request */
async function load({ run, id }) {
  try {
    const { pyodide, version, snapshot } = await loadPython(ROOT, (stage, bytes, total) =>
      send({ type: "progress", run, stage, bytes, total }),
    );
    engine = new Engine(pyodide.pyimport("knights.page.bridge"), (value) => pyodide.toPy(value));
    send({ type: "loaded", run, id, version, snapshot });
  } catch (error) {
    send({ type: "error", run, id, error: reportPython(error) ?? reportError(error), fatal: true });
  }
}

/** @param {Engine} engine @param {Exclude<Request, {type: "load"}>} request */
function serve(engine, request) {
  const { search, run, id } = request;
  switch (request.type) {
    case "start": {
      current.set(search, run);
      const description = engine.start(search, request.scenario, request.state);
      send({ type: "started", run, id, description });
      break;
    }
    case "more": {
      const { events, verdict } = engine.more(search, request.count);
      send({ type: "chunk", run, id, events, verdict }, [events.buffer]);
      break;
    }
    case "replay":
    case "rewind": {
      const events = engine.read(request.type, request.scenario, request.state, request.count);
      send({ type: "chunk", run, id, events, verdict: null }, [events.buffer]);
      break;
    }
    case "ask": {
      send({ type: "answer", run, id, answer: engine.ask(request.question, request.args) });
      break;
    }
    case "end": {
      current.delete(search);
      engine.end(search);
      send({ type: "answer", run, id, answer: null });
      break;
    }
  }
}

/** @param {MessageEvent<Request>} event */
self.onmessage = ({ data: request }) => {
  if (request.type === "load") {
    load(request);
    return;
  }
  const { search, run, id } = request;
  if (run < (current.get(search) ?? 0)) return;
  try {
    if (engine === null) throw new Error("Python is not loaded.");
    takeMissing();
    serve(engine, request);
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
  if (missing !== null) return { ...reportError(missing), name: "MissingFile" };
  const report = reportPython(thrown);
  if (report !== null) return report;
  const other = reportError(thrown);
  const fatal = other.name !== "Error" || /fatal/i.test(other.message);
  return fatal ? { ...other, name: "InternalError" } : other;
}
