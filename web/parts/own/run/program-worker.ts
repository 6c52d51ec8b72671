/**
 * The worker in which programs of the visitor's own run: it has no origin, and no way to anything (see sandbox.ts). It may be ended
 * at any moment, and it may say anything: the page believes nothing of it (see worker-answers.ts).
 */
import { loadPython } from "../../../engine/search/loading.ts";
import { reportError, reportPython } from "../../../engine/search/messages.ts";
import type { Answer } from "./types.ts";

const ROOT = new URL("../../", import.meta.url);

/** The module `knights.page.own`, as Pyodide hands it over. */
interface Own {
  run: (request: string) => Session;
  report: (session: Session) => string;
  against: (session: Session, given: boolean) => { told: string; events: Integers } & Proxy;
  list_checks: (request: string) => string;
  check: (request: string) => string;
}

/** A run, as Python keeps it. */
interface Session extends Proxy {
  at: Integers;
  events: Integers;
  calls: { packed: Integers } & Proxy;
  callers: string;
  moment: (step: number) => string;
  tell_calls: (numbers: string) => string;
  containers: string;
  ask: (question: string, given: string) => string;
}

interface Proxy {
  destroy: () => void;
}

/** Integers in an array of Python's. */
interface Integers extends Proxy {
  getBuffer: () => { data: Int32Array; release: () => void };
}

/** What is asked. */
let own: Own;
/** The run that is being looked at. */
let session: Session | null = null;

/** Characters and numbers that are told at once: see worker-answers.ts. A program that has changed what is told here may not have the page drown in it. */
const MOST_TOLD = 2_000_000;
const MOST_NUMBERS = 100_000_000;
const MOST_SAID = 1_000;
const TOO_MUCH = "There is too much to tell.";

/** What a program may put something else in the place of, as it was before any ran. */
const { apply } = Reflect;
const { postMessage } = MessagePort.prototype;
const Numbers = Int32Array;

/** What can be asked for, by name: JSON, and what comes with it as bare numbers. */
const ANSWERS: Record<string, (...args: never[]) => [told: string, ...packed: Int32Array[]]> = {
  run(request: string) {
    session?.destroy();
    session = null;
    session = own.run(request);
    return [own.report(session), take(session.at), take(session.events)];
  },
  against(given: boolean) {
    if (session === null) return ["null", new Numbers(0)];
    const made = own.against(session, given);
    const { told } = made;
    const events = take(made.events);
    made.destroy();
    return [told, events];
  },
  moment: (step: number) => [session === null ? "null" : session.moment(step)],
  calls() {
    if (session === null) return ["null", new Numbers(0)];
    const calls = session.calls;
    const packed = take(calls.packed);
    calls.destroy();
    return [session.callers, packed];
  },
  tellCalls: (numbers: number[]) => [
    session === null ? "null" : session.tell_calls(JSON.stringify(numbers)),
  ],
  containers: () => [session === null ? "null" : session.containers],
  ask: (question: string, given: unknown[]) => [
    session === null ? "null" : session.ask(question, JSON.stringify(given)),
  ],
  checks: (request: string) => [own.list_checks(request)],
  check: (request: string) => [own.check(request)],
};

/** Takes the integers out of a Python array. */
function take(array: Integers) {
  const buffer = array.getBuffer();
  try {
    const length = buffer.data.length | 0;
    if (length > MOST_NUMBERS) throw new RangeError("too many numbers");
    const taken = new Numbers(length);
    taken.set(buffer.data);
    return taken;
  } finally {
    buffer.release();
    array.destroy();
  }
}

/** @param most characters */
const fits = (text: unknown, most: number): text is string =>
  typeof text === "string" && text.length <= most;

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

/** @param names that are taken from it, and from what it inherits: an engine has its own `fetch` there */
function shut(place: object | null, names: readonly string[]) {
  for (; place !== null; place = Object.getPrototypeOf(place)) {
    for (const name of names) Reflect.deleteProperty(place, name);
  }
}

function shutDoors() {
  shut(navigator, WAYS);
  shut(self, DOORS);
  // Python tells itself with a port when it is to go on. Nothing larger is posted but what is answered here, and no port is handed on.
  MessagePort.prototype.postMessage = function (message: unknown) {
    if (typeof message === "number") apply(postMessage, this, [message]);
  };
}

/** @param language that Python speaks @param memory the snapshot, as the page has kept it */
async function open(port: MessagePort, language: string, memory?: ArrayBuffer) {
  const send = (answer: Answer) => apply(postMessage, port, [answer]);
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

function answer(id: number, name: string, args: unknown[]): Answer {
  try {
    const [told, ...packed] = ANSWERS[name](...(args as never[]));
    return fits(told, MOST_TOLD) ? { id, told, packed } : { id, error: TOO_MUCH };
  } catch (error) {
    return refuse(id, error);
  }
}

/** What is wrong with what was asked, as far as Python says so; else this worker is of no further use. */
function refuse(id: number, thrown: unknown): Answer {
  try {
    const report = reportPython(thrown);
    if (report === null) return { fatal: "" };
    return { id, error: fits(report.message, MOST_SAID) ? report.message : TOO_MUCH };
  } catch {
    return { fatal: "" };
  }
}

self.onmessage = ({
  data: { port, language, memory },
}: MessageEvent<{ port: MessagePort; language: string; memory?: ArrayBuffer }>) =>
  void open(port, language, memory);
