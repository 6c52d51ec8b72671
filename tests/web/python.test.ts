import assert from "node:assert/strict";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { loadPyodide, type PyodideAPI } from "pyodide";
import { Clock } from "../../web/engine/run/clock.ts";
import { Playback } from "../../web/engine/run/playback.ts";
import { Engine } from "../../web/engine/search/engine.ts";
import { errorSentence } from "../../web/engine/search/error-sentence.ts";
import { reportPython } from "../../web/engine/search/messages.ts";
import { Search } from "../../web/engine/search/search.ts";
import { Service } from "../../web/engine/search/service.ts";
import { Solver } from "../../web/engine/search/solver.ts";
import type { Request } from "../../web/engine/search/types.ts";
import type { Asked, Marked, Reason, Told } from "../../web/engine/types/python-replies.ts";
import { readLink } from "../../web/state/link/link.ts";
import { QUESTION_KINDS } from "../../web/state/link/question-kinds.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { events, stateAt, TASK } from "./centre.ts";
import { seededRandom } from "./chance.ts";
import { catalogue, readGolden } from "./golden.ts";

/**
 * The worker's engine with the real Python behind it, compared event by event with a search that shares no code with
 * either.
 */

const SCENARIO = TASK.scenario;

let engine: Engine;
let pyodide: PyodideAPI;

before(async () => {
  pyodide = await loadPyodide();
  pyodide.FS.mkdirTree("/library");
  pyodide.mountNodeFS("/library", fileURLToPath(new URL("../../src", import.meta.url)));
  pyodide.runPython("import sys; sys.path.insert(0, '/library'); sys.dont_write_bytecode = True");
  engine = new Engine(pyodide.pyimport("knights.page.bridge"), (value) => pyodide.toPy(value));
});

function readAll(count: number) {
  const all: number[] = [];
  for (;;) {
    const { events, verdict } = engine.more(1, count);
    all.push(...events);
    if (verdict !== null) return { all, verdict };
    assert.equal(events.length, count);
  }
}

test("a run brings exactly the search's events, in pieces of any size", () => {
  for (const count of [1000, 65_536, events.length]) {
    const description = engine.start(1, SCENARIO, null);
    assert.equal(description.scenario, SCENARIO);
    assert.deepEqual([description.size, description.length, description.root], [25, 25, [12]]);
    const { all, verdict } = readAll(count);
    assert.equal(verdict, "found");
    assert.deepEqual(Int16Array.from(all), events);
    assert.deepEqual(engine.more(1, 10), { events: new Int16Array(0), verdict: "found" });
  }
});

test("a run goes on from any state", () => {
  for (const position of [1, 77, 20_000, events.length - 1]) {
    engine.start(1, SCENARIO, stateAt(position));
    const { all, verdict } = readAll(10_000);
    assert.equal(verdict, "found");
    assert.deepEqual(Int16Array.from(all), events.slice(position));
  }
});

test("events are told again from any state, forwards and backwards, while a run goes on", () => {
  engine.start(1, SCENARIO, null);
  const first = engine.more(1, 5000).events;
  for (const position of [0, 1, 1234, 30_000]) {
    const state = stateAt(position);
    const after = engine.read("replay", SCENARIO, state, 3000);
    assert.deepEqual(after, events.slice(position, position + 3000));
    const count = Math.min(position, 3000);
    const earlier = engine.read("rewind", SCENARIO, state, count);
    assert.deepEqual(earlier.reverse(), events.slice(position - count, position));
  }
  assert.deepEqual(engine.more(1, 5000).events, events.slice(5000, 10_000));
  assert.deepEqual(first, events.slice(0, 5000));
});

test("questions are answered in JSON", () => {
  const answer = engine.ask("describe_step", [SCENARIO, [12], null]) as Told;
  assert.deepEqual(answer.levels, [
    { choices: [23, 19, 3, 9, 21, 15, 1, 5], tried: 0, cut: 0, stopped: [] },
  ]);
  assert.throws(() => engine.ask("no_such_question", []), {
    message: '"no_such_question" is not a question for Python.',
  });
});

test("a board without a tour is exhausted, and the 3x3 centre without a single event", () => {
  engine.start(1, "tour/3x3/b2/textbook", null);
  assert.deepEqual(engine.more(1, 100), { events: new Int16Array(0), verdict: "exhausted" });
  engine.start(1, "tour/3x3/a1/textbook", null);
  const { events, verdict } = engine.more(1, 100);
  assert.deepEqual([events.length, verdict], [28, "exhausted"]);
});

/** Name and sentence of a Python error. */
function catchReport(work: () => unknown) {
  try {
    work();
  } catch (thrown) {
    const report = reportPython(thrown);
    assert.ok(report?.stack?.includes(report.name));
    return `${report?.name} | ${errorSentence(report ?? { message: "" })}`;
  }
  return "";
}

test("whatever Python raises is told in one sentence, without the traceback", () => {
  const fault = "Python found a fault in the program";
  const refused =
    "ValueError | square 'f6': the squares of the 5x5 board are a1 to e5, or 1,1 to 5,5";
  const raised: [() => unknown, string][] = [
    [() => engine.start(1, "tour/5x5/f6/sutcliffe", null), refused],
    [
      () => engine.ask("progress", [SCENARIO, [12], "1", 0]),
      `TypeError | ${fault}, TypeError: progress() takes 3 positional arguments but 4 were given.`,
    ],
    // Pyodide appends three lines of advice to this one.
    [
      () => pyodide.pyimport("numpy"),
      `ModuleNotFoundError | ${fault}, ModuleNotFoundError: No module named 'numpy'.`,
    ],
    [
      () => pyodide.runPython("import json; json.loads('')"),
      `JSONDecodeError | ${fault}, JSONDecodeError: Expecting value: line 1 column 1 (char 0).`,
    ],
    [() => pyodide.runPython("raise AssertionError"), `AssertionError | ${fault}, AssertionError.`],
  ];
  for (const [work, told] of raised) assert.equal(catchReport(work), told);
});

test("what the page can't read of a link, or hands on as it is, Python refuses in its own words", () => {
  const { refused } = readGolden("links.json");
  for (const [text, sentence] of Object.entries<string>(refused)) {
    assert.deepEqual(engine.ask("check_links", [[text]]), [sentence]);
    const { damage, scenario, state, options } = readLink(text, catalogue);
    // Only the view and Python know how many places and which states there are.
    if (damage === "" && state === null && options.at === undefined)
      assert.equal(
        catchReport(() => engine.start(1, scenario.text, null)),
        `ValueError | ${sentence}`,
      );
  }
  for (const [text, message] of Object.entries<string>(readGolden("scenarios.json").refused)) {
    const handed = parseScenario(text, catalogue).text;
    assert.equal(
      catchReport(() => engine.start(1, handed, null)),
      `ValueError | ${message}`,
    );
  }
});

test("an error that is none of Python's is left to others", () => {
  assert.equal(reportPython(new RangeError("memory access out of bounds")), null);
  assert.equal(reportPython("lost"), null);
});

test("a question is asked, and an answer marked, with null where nothing is meant", () => {
  const dead = events.findIndex((event) => event < 0);
  const { path, undone } = stateAt(dead);
  const ask = <T>(question: string, ...args: unknown[]) =>
    engine.ask(question, [SCENARIO, path, undone, ...args]) as T;
  const all = ask<Asked>("questions", null, null, null);
  assert.deepEqual(all.questions.map(({ kind }) => kind).sort(), [...QUESTION_KINDS].sort());
  assert.deepEqual(all.refusals, {});
  const [asked] = ask<Asked>("questions", ["back"], "recursive", 0).questions;
  assert.deepEqual([asked.kind, asked.good, asked.form], ["back", true, null]);
  assert.equal(ask<Marked>("mark", "next", null, null, null).right, true);
  assert.equal(ask<Marked>("mark", "next", path[0], null, null).right, false);
  assert.equal(ask<Marked>("mark", "why", [path.at(-1)], null, null).right, true);
  const [length] = ask<Marked>("mark", "back", null, null, null).truth.answers ?? [];
  assert.equal(ask<Marked>("mark", "back", length, null, null).right, true);
  assert.equal(ask<Reason>("why_not", path[1], null, null).key, "chosen");
  assert.throws(() => ask("mark", "next", "d5", null, null), /answer 'd5': it must be a number/);
});

/** The worker in this thread: it answers one request after the other, each in its own turn. */
class NearWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror = null;
  onmessageerror = null;
  #service = new Service(engine);
  #last = Promise.resolve();

  postMessage(request: Request) {
    this.#last = this.#last.then(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      this.onmessage?.({ data: this.#answer(request) });
    });
  }

  #answer(request: Request) {
    const { run, id } = request;
    if (request.type === "load") return { type: "loaded", run, id, version: "here" };
    return this.#service.isLate(request) ? { type: "late" } : this.#service.answer(request);
  }

  terminate() {}
}

/** A search run alone: all its events, and its path and undone choice after a number of steps. */
function searchAlone(scenario: string) {
  const { root } = engine.start(99, scenario, null);
  const { events, verdict } = engine.more(99, 100_000);
  engine.end(99);
  const stateAfter = (steps: number) => {
    const path = [...root];
    for (const event of events.subarray(0, steps)) {
      if (event >= 0) path.push(event);
      else path.pop();
    }
    return { path, undone: steps > 0 && events[steps - 1] < 0 ? ~events[steps - 1] : null };
  };
  return { length: events.length, verdict, stateAfter };
}

/** Short searches of every puzzle. */
const WHOLE = [
  SCENARIO,
  "queens/8",
  "sudoku/easy",
  "colouring/us/4",
  "graph/petersen/a/cycle=yes",
  "tour/3x3/a1/textbook",
];

test("two lanes side by side, wherever each is led, are what each is alone", async (context) => {
  const random = seededRandom(35);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  for (const first of WHOLE) {
    const pair = [first, WHOLE[random(WHOLE.length)]];
    const solver = new Solver({ spawn: () => new NearWorker() });
    context.after(() => solver.close());
    const clock = new Clock();
    const lanes = pair.map((scenario) => {
      // So little room that most events are evicted, and are requested again.
      const timeline = { chunkLength: 256, cacheBytes: 4096 };
      const playback = new Playback({ source: new Search(solver), clock, timeline });
      playback.open({ scenario });
      return { scenario, playback, alone: searchAlone(scenario) };
    });
    await solver.loaded();
    const rest = async () => {
      for (const { playback } of lanes) playback.pause();
      for (let turns = 0; lanes.some(({ playback }) => playback.aim !== null); turns++) {
        const states = lanes.map(({ playback }) => playback.status.name);
        assert.ok(turns < 2000 && !states.includes("failed"), `${pair}: ${states}`);
        await turn();
      }
    };
    const check = () => {
      for (const { scenario, playback, alone } of lanes) {
        const { path, undone } = playback.state.snapshot();
        const { position } = playback.timeline;
        assert.deepEqual({ path, undone }, alone.stateAfter(position), `${scenario}@${position}`);
      }
    };
    for (let round = 0; round < 8; round++) {
      for (const { playback, alone } of lanes) {
        if (random(3) > 0) playback.seek(random(alone.length + 1));
        clock.speed = random(2) === 0 ? Infinity : 2000;
        playback.play();
      }
      for (let frame = 0; frame < 5; frame++) {
        clock.tick(frame * 16);
        await turn();
      }
      await rest();
      check();
      const before = lanes.map(({ playback }) => playback.timeline.position);
      for (const { playback } of lanes) playback.stepBack();
      await rest();
      check();
      assert.deepEqual(
        lanes.map(({ playback }) => playback.timeline.position),
        before.map((position) => Math.max(0, position - 1)),
      );
    }
    for (const { playback } of lanes) playback.seek(1e6);
    await rest();
    for (const { playback, alone } of lanes) {
      const { position, verdict } = playback.timeline;
      assert.deepEqual([position, verdict], [alone.length, alone.verdict]);
    }
  }
});
