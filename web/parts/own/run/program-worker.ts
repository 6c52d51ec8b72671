/**
 * The worker in which the visitor's programs run. It has no origin and can reach nothing (see sandbox.ts). The page may
 * terminate it at any moment, and trusts nothing that it answers (see worker-answers.ts).
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

/** A run that Python holds. */
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

/** A Python array of integers. */
interface Integers extends Proxy {
  getBuffer: () => { data: Int32Array; release: () => void };
}

let own: Own;
/** The last run, which answers questions. */
let session: Session | null = null;

/**
 * Limits of one answer, in characters and numbers: see worker-answers.ts. A program can change what is answered here,
 * and must not flood the page.
 */
const MOST_TOLD = 2_000_000;
const MOST_NUMBERS = 100_000_000;
const MOST_SAID = 1_000;
const TOO_MUCH = "There is too much to tell.";

/** Functions that a program could replace, saved before any program runs. */
const { apply } = Reflect;
const { postMessage } = MessagePort.prototype;
const Numbers = Int32Array;

/** The questions, by name. Each answers with JSON, and with arrays of numbers where there are too many for JSON. */
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
  formatCalls: (numbers: number[]) => [
    session === null ? "null" : session.tell_calls(JSON.stringify(numbers)),
  ],
  containers: () => [session === null ? "null" : session.containers],
  ask: (question: string, given: unknown[]) => [
    session === null ? "null" : session.ask(question, JSON.stringify(given)),
  ],
  checks: (request: string) => [own.list_checks(request)],
  check: (request: string) => [own.check(request)],
};

/** Copy the integers of a Python array and release it. */
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
 * Globals through which a program could reach something. Without an origin, and under the frame's policy, they should
 * lead nowhere. They are deleted all the same, because some browsers give a worker without an origin a cache of its
 * own.
 */
const DOORS = [
  ...["BroadcastChannel", "EventSource", "FontFace", "MediaSource", "Notification"],
  ...["PressureObserver", "RTCPeerConnection", "SharedWorker", "WebSocket", "WebSocketStream"],
  ...["WebTransport", "Worker", "XMLHttpRequest", "caches", "cookieStore", "fetch", "fetchLater"],
  ...["fonts", "importScripts", "indexedDB", "postMessage", "webkitRequestFileSystem"],
  ...["webkitRequestFileSystemSync", "webkitResolveLocalFileSystemSyncURL"],
  "webkitResolveLocalFileSystemURL",
];
/** The same for `navigator`: storage, devices and other services. */
const WAYS = [
  ...["gpu", "hid", "locks", "mediaCapabilities", "permissions", "serial", "serviceWorker"],
  ...["storage", "storageBuckets", "usb"],
];

/** Delete names from an object and from its prototypes, since a browser keeps its own `fetch` there. */
function shut(place: object | null, names: readonly string[]) {
  for (; place !== null; place = Object.getPrototypeOf(place)) {
    for (const name of names) Reflect.deleteProperty(place, name);
  }
}

function shutDoors() {
  shut(navigator, WAYS);
  shut(self, DOORS);
  // Pyodide schedules itself by posting numbers to a port. A program may post nothing else, and can't hand on a port.
  MessagePort.prototype.postMessage = function (message: unknown) {
    if (typeof message === "number") apply(postMessage, this, [message]);
  };
}

/**
 * @param language of Python's sentences
 * @param memory the snapshot, if the page has it in its cache
 */
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
    // Discard output that bypasses the captured `print`.
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

/** Answer with Python's error message. If the error is not Python's, this worker can't be used any more. */
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
