/**
 * The worker in which programs of the visitor's own run: it has no origin, and no way to anything (see sandbox.js). It may be ended
 * at any moment, and it may say anything: the page believes nothing of it but numbers and text.
 *
 * @typedef {import("./messages.js").Call} Call
 * @typedef {import("./messages.js").Answer} Answer
 */
import { loadPython } from "../search/loading.js";
import { reportError, reportPython } from "../search/messages.js";

const ROOT = new URL("../", import.meta.url);

/** @type {any} what is asked: `knights.page.own` */
let own = null;
/** @type {any} the run that is being looked at */
let session = null;

/** What can be asked for, by name. @type {Record<string, (...args: any[]) => unknown>} */
const ANSWERS = {
  run(request) {
    session?.destroy();
    session = null;
    session = own.run(request);
    return {
      report: JSON.parse(own.report(session)),
      at: take(session.at),
      events: take(session.events),
      orderly: session.orderly,
    };
  },
  against(given) {
    if (session === null) return null;
    const made = own.against(session, given);
    const told = JSON.parse(made.told);
    const events = take(made.events);
    made.destroy();
    return { ...told, events };
  },
  moment: (step) => (session === null ? null : JSON.parse(session.moment(step))),
  calls() {
    if (session === null) return null;
    const calls = session.calls;
    const packed = take(calls.packed);
    calls.destroy();
    return { packed, callers: JSON.parse(session.callers) };
  },
  tellCalls: (numbers) =>
    session === null ? null : JSON.parse(session.tell_calls(JSON.stringify(numbers))),
  ask: (question, given) =>
    session === null ? null : JSON.parse(session.ask(question, JSON.stringify(given))),
  checks: (request) => JSON.parse(own.list_checks(request)),
  check: (request) => JSON.parse(own.check(request)),
};

/** Takes the integers out of a Python array. @param {any} array */
function take(array) {
  const buffer = array.getBuffer();
  try {
    return Int32Array.from(buffer.data);
  } finally {
    buffer.release();
    array.destroy();
  }
}

/**
 * Ways out of here that lead nowhere: the frame has no origin, and its policy lets it ask nothing of anyone. They are closed besides, as an engine may
 * let somebody without an origin have a cache of their own.
 */
const DOORS = [
  ...["BroadcastChannel", "EventSource", "SharedWorker", "WebSocket", "WebTransport", "Worker"],
  ...["XMLHttpRequest", "caches", "cookieStore", "indexedDB"],
];

function shutDoors() {
  for (let place = self; place !== null; place = Object.getPrototypeOf(place)) {
    for (const name of DOORS) Reflect.deleteProperty(place, name);
  }
}

/** @param {MessagePort} port @param {ArrayBuffer} [memory] the snapshot, as the page has kept it */
async function open(port, memory) {
  /** @param {Answer} answer */
  const send = (answer) => port.postMessage(answer);
  try {
    const { pyodide, version } = await loadPython(
      ROOT,
      (stage, bytes, total) => send({ progress: { stage, bytes, total } }),
      { memory },
    );
    own = pyodide.pyimport("knights.page.own");
    shutDoors();
    send({ ready: version });
  } catch (error) {
    return send({ fatal: reportPython(error) ?? reportError(error) });
  }
  port.onmessage = ({ data: { id, name, args } }) => {
    try {
      send({ id, value: ANSWERS[name](...args) });
    } catch (error) {
      const report = reportPython(error);
      if (report) send({ id, error: report });
      else send({ fatal: reportError(error) });
    }
  };
}

/** @param {MessageEvent<{port: MessagePort, memory?: ArrayBuffer}>} event */
self.onmessage = ({ data: { port, memory } }) => void open(port, memory);
