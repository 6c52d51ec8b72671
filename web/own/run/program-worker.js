/**
 * The worker in which programs of the visitor's own run: it has no origin, and no way to anything (see sandbox.js). It may be ended
 * at any moment, and it may say anything: the page believes nothing of it (see worker-answers.js).
 *
 * @import { Answer } from "./types.d.ts"
 */
import { loadPython } from "../../search/loading.js";
import { reportError, reportPython } from "../../search/messages.js";

const ROOT = new URL("../../", import.meta.url);

/** @type {any} what is asked: `knights.page.own` */
let own = null;
/** @type {any} the run that is being looked at */
let session = null;

/** Characters and numbers that are told at once: see worker-answers.js. A program that has changed what is told here may not have the page drown in it. */
const MOST_TOLD = 2_000_000;
const MOST_NUMBERS = 100_000_000;
const MOST_SAID = 1_000;
const TOO_MUCH = "There is too much to tell.";

/** What a program may put something else in the place of, as it was before any ran. */
const { apply } = Reflect;
const { postMessage } = MessagePort.prototype;
const Integers = Int32Array;

/** What can be asked for, by name: JSON, and what comes with it as bare numbers. @type {Record<string, (...args: any[]) => [told: string, ...packed: Int32Array[]]>} */
const ANSWERS = {
  run(request) {
    session?.destroy();
    session = null;
    session = own.run(request);
    return [own.report(session), take(session.at), take(session.events)];
  },
  against(given) {
    if (session === null) return ["null", new Integers(0)];
    const made = own.against(session, given);
    const { told } = made;
    const events = take(made.events);
    made.destroy();
    return [told, events];
  },
  moment: (step) => [session === null ? "null" : session.moment(step)],
  calls() {
    if (session === null) return ["null", new Integers(0)];
    const calls = session.calls;
    const packed = take(calls.packed);
    calls.destroy();
    return [session.callers, packed];
  },
  tellCalls: (numbers) => [session === null ? "null" : session.tell_calls(JSON.stringify(numbers))],
  ask: (question, given) => [
    session === null ? "null" : session.ask(question, JSON.stringify(given)),
  ],
  checks: (request) => [own.list_checks(request)],
  check: (request) => [own.check(request)],
};

/** Takes the integers out of a Python array. @param {any} array */
function take(array) {
  const buffer = array.getBuffer();
  try {
    const length = buffer.data.length | 0;
    if (length > MOST_NUMBERS) throw new RangeError("too many numbers");
    const taken = new Integers(length);
    taken.set(buffer.data);
    return taken;
  } finally {
    buffer.release();
    array.destroy();
  }
}

/** @param {unknown} text @param {number} most characters @returns {text is string} */
const fits = (text, most) => typeof text === "string" && text.length <= most;

/**
 * Ways out of here that lead nowhere: the frame has no origin, and its policy lets it ask nothing of anyone. They are closed besides, as an engine may
 * let somebody without an origin have a cache of their own.
 */
const DOORS = [
  ...["BroadcastChannel", "EventSource", "FontFace", "MediaSource", "Notification"],
  ...["PressureObserver", "RTCPeerConnection", "SharedWorker", "WebSocket", "WebSocketStream"],
  ...["WebTransport", "Worker", "XMLHttpRequest", "caches", "cookieStore", "fetch", "fetchLater"],
  ...["fonts", "importScripts", "indexedDB", "postMessage", "webkitRequestFileSystem"],
  ...["webkitRequestFileSystemSync", "webkitResolveLocalFileSystemSyncURL"],
  "webkitResolveLocalFileSystemURL",
];
/** Likewise what `navigator` leads to: storage, devices, and others that are asked for something. */
const WAYS = [
  ...["gpu", "hid", "locks", "mediaCapabilities", "permissions", "serial", "serviceWorker"],
  ...["storage", "storageBuckets", "usb"],
];

/** @param {object | null} place @param {readonly string[]} names that are taken from it, and from what it inherits: an engine has its own `fetch` there */
function shut(place, names) {
  for (; place !== null; place = Object.getPrototypeOf(place)) {
    for (const name of names) Reflect.deleteProperty(place, name);
  }
}

function shutDoors() {
  shut(navigator, WAYS);
  shut(self, DOORS);
  // Python tells itself with a port when it is to go on. Nothing larger is posted but what is answered here, and no port is handed on.
  MessagePort.prototype.postMessage = function (/** @type {unknown} */ message) {
    if (typeof message === "number") apply(postMessage, this, [message]);
  };
}

/** @param {MessagePort} port @param {string} language that Python speaks @param {ArrayBuffer} [memory] the snapshot, as the page has kept it */
async function open(port, language, memory) {
  /** @param {Answer} answer */
  const send = (answer) => apply(postMessage, port, [answer]);
  try {
    const { pyodide, version } = await loadPython(
      ROOT,
      (stage, bytes, total) => send({ progress: { stage, bytes, total } }),
      language,
      { memory },
    );
    own = pyodide.pyimport("knights.page.own");
    // What a program writes past what is kept of it goes nowhere.
    pyodide.setStdout({ batched: () => {} });
    pyodide.setStderr({ batched: () => {} });
    shutDoors();
    send({ ready: version });
  } catch (error) {
    const { message, told } = reportPython(error) ?? reportError(error);
    return send({ fatal: message, told });
  }
  port.onmessage = ({ data: { id, name, args } }) => send(answer(id, name, args));
}

/** @param {number} id @param {string} name @param {unknown[]} args @returns {Answer} */
function answer(id, name, args) {
  try {
    const [told, ...packed] = ANSWERS[name](...args);
    return fits(told, MOST_TOLD) ? { id, told, packed } : { id, error: TOO_MUCH };
  } catch (error) {
    return refuse(id, error);
  }
}

/** What is wrong with what was asked, as far as Python says so; else this worker is of no further use. @param {number} id @param {unknown} thrown @returns {Answer} */
function refuse(id, thrown) {
  try {
    const report = reportPython(thrown);
    if (report === null) return { fatal: "" };
    return { id, error: fits(report.message, MOST_SAID) ? report.message : TOO_MUCH };
  } catch {
    return { fatal: "" };
  }
}

/** @param {MessageEvent<{port: MessagePort, language: string, memory?: ArrayBuffer}>} event */
self.onmessage = ({ data: { port, language, memory } }) => void open(port, language, memory);
