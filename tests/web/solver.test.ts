import assert from "node:assert/strict";
import { test } from "node:test";
import { Search } from "../../web/engine/search/search.ts";
import { Solver } from "../../web/engine/search/solver.ts";
import { fake } from "./fake.ts";

/** Let everything run that follows from settled promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A worker controlled by the test. */
class FakeWorker {
  heard: Record<string, unknown>[] = [];
  terminated = false;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;

  postMessage(message: object) {
    this.heard.push({ ...message });
  }

  terminate() {
    this.terminated = true;
  }

  say(reply: object) {
    this.onmessage?.(fake({ data: reply }));
  }

  /** Answer the last request. */
  answer(reply: object) {
    const { id, run } = this.heard[this.heard.length - 1];
    this.say({ id, run, ...reply });
  }
}

const EVENTS = Int16Array.of(1, 2, ~2);
const STATE = { path: [0], undone: null };

function setUp({ silence = 1e6 } = {}) {
  const workers: FakeWorker[] = [];
  const seen: string[] = [];
  const spawn = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  const solver = new Solver({ spawn, silence });
  const search = new Search(solver);
  solver.subscribe((status) => seen.push(status.name));
  const last = () => workers[workers.length - 1];
  /** Python loads, or dies. */
  const arrive = () => last().answer({ type: "loaded", version: "1" });
  const die = (message = "out of bounds memory access") => last().onerror?.(fake({ message }));
  const assertFailed = (message: string, name = "WorkerLost") =>
    assert.deepEqual(solver.status, { name: "failed", error: { name, message } });
  return { solver, search, workers, seen, last, arrive, die, assertFailed };
}

function setUpLoaded({ silence = 1e6 } = {}) {
  const parts = setUp({ silence });
  parts.solver.load();
  parts.arrive();
  return parts;
}

test("loading is told stage by stage, and done once", () => {
  const { solver, workers, seen, last } = setUp();
  solver.load();
  solver.load();
  assert.equal(workers.length, 1);
  last().say({ type: "progress", run: 0, stage: "library", bytes: 3, total: 9 });
  assert.deepEqual(solver.status, { name: "loading", stage: "library", bytes: 3, total: 9 });
  last().answer({ type: "loaded", version: "1.2" });
  assert.deepEqual(solver.status, { name: "loaded", version: "1.2", snapshot: false });
  solver.load();
  assert.equal(workers.length, 1);
  assert.deepEqual(seen, ["loading", "loading", "loaded"]);
  solver.close();
});

const error = { name: "Error", message: "pyodide.asm.wasm could not be loaded: HTTP 404." };

test("requests carry their run, and answers come back to them", async () => {
  const { solver, search, last } = setUpLoaded();
  const started = search.start("tour/5x5/c3/sutcliffe", null);
  assert.deepEqual(last().heard[1], {
    type: "start",
    search: 1,
    run: 1,
    id: 2,
    scenario: "tour/5x5/c3/sutcliffe",
    state: null,
  });
  last().answer({ type: "started", description: { size: 25 } });
  assert.deepEqual(await started, { size: 25 });
  const more = search.more(7);
  assert.deepEqual(last().heard[2], { type: "more", search: 1, run: 1, id: 3, count: 7 });
  last().answer({ type: "chunk", events: EVENTS, verdict: null, took: 2 });
  assert.deepEqual(await more, { events: EVENTS, verdict: null, took: 2 });
  const replay = search.replay(STATE, 3);
  assert.equal(last().heard[3].scenario, "tour/5x5/c3/sutcliffe");
  last().answer({ type: "chunk", events: EVENTS, verdict: null });
  assert.deepEqual((await replay)?.events, EVENTS);
  const asked = search.ask("candidates", "tour/5x5/c3/sutcliffe", [12]);
  assert.deepEqual(last().heard[4].args, ["tour/5x5/c3/sutcliffe", [12]]);
  last().answer({ type: "answer", answer: [1, 2] });
  assert.deepEqual(await asked, [1, 2]);
  solver.close();
});

test("answers to an older run are dropped", async () => {
  const { solver, search, last } = setUpLoaded();
  search.start("a", null);
  const more = search.more(7);
  const { id, run } = last().heard[2];
  const started = search.start("b", null);
  assert.equal(await more, null);
  last().say({ type: "chunk", run, id, events: EVENTS, verdict: null });
  last().answer({ type: "started", description: { size: 1 } });
  assert.deepEqual(await started, { size: 1 });
  solver.close();
});

test("another search goes on when one begins anew, and is let go by itself", async () => {
  const { solver, search, last } = setUpLoaded();
  const other = new Search(solver);
  search.start("a", null);
  other.start("b", null);
  const more = search.more(7);
  const asked = other.ask("describe_step", "b");
  const anew = search.start("c", null);
  assert.equal(await more, null);
  const heard = last().heard.slice(1);
  assert.deepEqual(
    heard.map(({ type, search, run }) => [type, search, run]),
    [
      ["start", 1, 1],
      ["start", 2, 1],
      ["more", 1, 1],
      ["ask", 2, 1],
      ["start", 1, 2],
    ],
  );
  last().say({ type: "answer", run: 1, id: heard[3].id, answer: "told" });
  last().say({ type: "started", run: 2, id: heard[4].id, description: { size: 9 } });
  assert.equal(await asked, "told");
  assert.deepEqual(await anew, { size: 9 });
  const late = other.more(5);
  other.end();
  assert.equal(await late, null);
  assert.deepEqual(last().heard.at(-1), { type: "end", search: 2, run: 2, id: 8 });
  solver.close();
});

test("a question that is wanted whatever runs is asked again in the new run", async () => {
  const { solver, search, last } = setUpLoaded();
  const asked = search.insist("draft_graph", "A: B", false);
  search.start("queens/8", null);
  last().answer({ type: "started", description: { size: 64 } });
  await settle();
  assert.deepEqual(last().heard.at(-1)?.args, ["A: B", false]);
  assert.equal(last().heard.at(-1)?.run, 1);
  last().answer({ type: "answer", answer: { said: "2 vertices" } });
  assert.deepEqual(await asked, { said: "2 vertices" });
  solver.close();
});

test("a question that is wanted is asked once more of a new Python where the first one was lost", async () => {
  const { solver, search, workers, last, arrive, die } = setUpLoaded();
  const asked = search.insist("forms", "queens/8");
  die();
  await settle();
  assert.deepEqual(
    last().heard.map(({ type }) => type),
    ["load"],
  );
  arrive();
  await settle();
  assert.deepEqual(last().heard.at(-1)?.args, ["queens/8"]);
  last().answer({ type: "answer", answer: [] });
  assert.deepEqual(await asked, []);
  // A question that also breaks the second worker is not asked a third time.
  const breaking = search.insist("forms", "queens/9");
  die();
  await settle();
  arrive();
  await settle();
  // Meanwhile the running search continues: the solver does not give it up.
  search.more(7);
  last().answer({ type: "chunk", events: EVENTS, verdict: null });
  die();
  await assert.rejects(breaking, { message: "Python stopped: out of bounds memory access." });
  assert.equal(workers.length, 4);
  solver.close();
});

test("who waits for Python hears that it cannot be loaded", async () => {
  const { solver, last, arrive } = setUp();
  const waiting = solver.loaded();
  solver.load();
  last().answer({ type: "error", error, fatal: true });
  await assert.rejects(waiting, { message: error.message });
  await assert.rejects(solver.loaded(), { message: error.message });
  solver.load();
  arrive();
  await solver.loaded();
  solver.close();
});

test("nothing can be asked before Python is loaded", async () => {
  const { solver, search, last, arrive } = setUp();
  solver.load();
  await assert.rejects(search.start("a", null), { message: "Python is not loaded." });
  assert.equal(last().heard.length, 1);
  arrive();
  assert.equal(solver.status.name, "loaded");
  solver.close();
});

test("an error from Python rejects its request and leaves the worker alone", async () => {
  const { solver, search, workers, last } = setUpLoaded();
  const started = search.start("tour/5x5/f6/sutcliffe", null);
  const error = { name: "ValueError", message: "square 'f6': ...", stack: "Traceback" };
  last().answer({ type: "error", error, fatal: false });
  await assert.rejects(started, { name: "ValueError", message: "square 'f6': ..." });
  assert.equal(solver.status.name, "loaded");
  assert.equal(workers.length, 1);
  solver.close();
});

test("a failed load is a status with the reason, and can be tried again", async () => {
  const { solver, search, workers, last, arrive, assertFailed } = setUp();
  solver.load();
  last().answer({ type: "error", error, fatal: true });
  assertFailed(error.message, "Error");
  assert.equal(last().terminated, true);
  await assert.rejects(search.more(1), { message: "Python is not loaded." });
  solver.load();
  assert.equal(workers.length, 2);
  arrive();
  assert.equal(solver.status.name, "loaded");
  solver.close();
});

test("a worker's script that cannot be loaded is a failure with a sentence", () => {
  const { solver, last, assertFailed } = setUp();
  solver.load();
  last().onerror?.(fake({}));
  assertFailed("Python could not be loaded: the file search/worker.js is missing or damaged.");
});

test("a worker that dies is replaced; its owner learns of it before its requests fail", async () => {
  const { solver, search, workers, seen, arrive, die } = setUpLoaded();
  search.start("a", null).catch(() => {});
  const more = search.more(7);
  const order: string[] = [];
  solver.subscribe((status) => order.push(status.name));
  const failed = more.catch((error) => order.push(error.name));
  die("out of memory");
  await failed;
  assert.deepEqual(order, ["loading", "WorkerLost"]);
  assert.equal(workers.length, 2);
  assert.equal(workers[0].terminated, true);
  workers[0].say({ type: "progress", run: 0, stage: "library", bytes: 1, total: 1 });
  assert.deepEqual(solver.status, { name: "loading", stage: "runtime", bytes: 0, total: 0 });
  arrive();
  assert.deepEqual(seen, ["loading", "loaded", "loading", "loaded"]);
  solver.close();
});

test("a worker that dies again and again without delivering anything is given up", () => {
  const { solver, workers, arrive, die, assertFailed } = setUpLoaded();
  for (let i = 0; i < 2; i++) {
    die("boom");
    assert.equal(solver.status.name, "loading");
    arrive();
  }
  die("boom");
  assertFailed("Python stopped: boom.");
  assert.equal(workers.length, 3);
});

test("a worker that owes an answer and falls silent is replaced; one that owes nothing is not", (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const { solver, search, workers, last } = setUpLoaded({ silence: 8000 });
  context.mock.timers.tick(60_000);
  assert.equal(workers.length, 1);
  search.start("a", null).catch(() => {});
  context.mock.timers.tick(7000);
  last().answer({ type: "started", description: {} });
  search.more(7).catch(() => {});
  context.mock.timers.tick(7000);
  assert.equal(workers.length, 1);
  context.mock.timers.tick(4000);
  assert.equal(workers.length, 2);
  assert.equal(solver.status.name, "loading");
  solver.close();
});

test("a slow load is left alone as long as something comes", (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const { solver, last, assertFailed } = setUp({ silence: 8000 });
  solver.load();
  for (let bytes = 0; bytes < 20; bytes++) {
    context.mock.timers.tick(20_000);
    last().say({ type: "progress", run: 0, stage: "runtime", bytes, total: 20 });
  }
  assert.equal(solver.status.name, "loading");
  context.mock.timers.tick(71_000);
  assert.equal(solver.status.name, "loading");
  context.mock.timers.tick(10_000);
  assertFailed("Python could not be loaded: there was no answer for 72 s.");
});

test("a browser without workers is a failure with a sentence", () => {
  const solver = new Solver({
    spawn: () => {
      throw new Error("Worker is not defined");
    },
  });
  solver.load();
  assert.deepEqual(solver.status.name, "failed");
});

/** The reason why Python did not load, or "". */
const failureOf = ({ status }: Solver) => (status.name === "failed" ? status.error.message : "");

test("a page that may start no worker says so, whichever of the two events comes first", (context) => {
  const page = new EventTarget();
  Object.assign(globalThis, { document: page });
  context.after(() => Reflect.deleteProperty(globalThis, "document"));
  const forbid = (effectiveDirective: string) =>
    page.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), { effectiveDirective }));
  for (const violationFirst of [true, false]) {
    const { solver, last } = setUp();
    solver.load();
    const worker = last();
    forbid("img-src");
    assert.equal(solver.status.name, "loading");
    if (violationFirst) forbid("worker-src");
    worker.onerror?.(fake({ preventDefault: () => {} }));
    if (!violationFirst) forbid("worker-src");
    assert.match(failureOf(solver), /^This page may not start workers.* worker-src 'self'\.$/);
  }
});

test("in a frame without an origin it is told that the frame is the reason", (context) => {
  Object.assign(globalThis, { origin: "null" });
  context.after(() => Reflect.deleteProperty(globalThis, "origin"));
  const solver = new Solver({
    spawn: () => {
      throw new DOMException("Script cannot be accessed from origin 'null'", "SecurityError");
    },
  });
  solver.load();
  assert.match(failureOf(solver), /gives it no origin.*embed\.html/);
});
