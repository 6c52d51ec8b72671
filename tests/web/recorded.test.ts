import assert from "node:assert/strict";
import { test } from "node:test";
import { State } from "../../web/engine/run/search-state.ts";
import { Timeline } from "../../web/engine/run/timeline.ts";
import { CHUNK, type Coded, RecordedEvents } from "../../web/player/coding.ts";
import { readKept } from "../../web/player/course.ts";
import { formatTime } from "../../web/player/scorm.ts";
import type { Recording } from "../../web/player/types.ts";
import { readGolden } from "./golden.ts";

/** A run of the library's, and what it wrote of it. */
interface Run {
  scenario: string;
  size: number;
  length: number;
  root: number[];
  events: number[];
  coded: Coded;
  packed: string;
}

const runs: Run[] = readGolden("recorded.json");

const openRun = (run: Run) => RecordedEvents.open(run, run.coded, run.packed);

for (const run of runs) {
  test(`what is read of a recorded run is what the library wrote: ${run.scenario}`, async () => {
    const recorded = await openRun(run);
    const { events } = await recorded.read(0, run.coded.known);
    assert.deepEqual(Array.from(events), run.events);
  });
}

test("a recorded run is read from any chunk, forwards and backwards, with the depth so far", async () => {
  const run = runs.find(({ events }) => events.length > 2 * CHUNK) as Run;
  const recorded = await openRun(run);
  const timeline = new Timeline({ ...run, chunkLength: CHUNK, cacheBytes: 0 });
  timeline.foresee({ ...recorded.index, known: run.coded.known, verdict: "exhausted" });
  assert.equal(timeline.known, run.events.length);
  const known = new State(run);
  const states = new Map<number, number[]>();
  const wanted = [run.events.length, 7, 2 * CHUNK, CHUNK - 1, CHUNK + 1, 0, 70_000, 69_999];
  for (const at of wanted.toSorted((one, other) => one - other)) {
    known.applyAll(run.events, known.position, at);
    states.set(at, [known.deepest, known.undone, ...known.path.subarray(0, known.depth)]);
  }
  for (const at of wanted) {
    for (let missing = timeline.seek(at); missing !== null; missing = timeline.seek(at)) {
      const { events } = await recorded.read(missing.position, missing.count);
      timeline.supply(missing, events);
    }
    const { deepest, undone, path, depth } = timeline.state;
    assert.deepEqual([deepest, undone, ...path.subarray(0, depth)], states.get(at), `step ${at}`);
  }
});

test("a recording that is cut off is refused", async () => {
  const [run] = runs;
  const recorded = RecordedEvents.open(run, { ...run.coded, index: btoa("nothing") }, run.packed);
  await assert.rejects(recorded);
});

test("a platform gets the time of a visit as its version wants it", () => {
  const visit = 3_725_500;
  assert.equal(formatTime(1.2, visit), "0001:02:05.50");
  assert.equal(formatTime(2004, visit), "PT3725.5S");
  // No rounding may make sixty seconds.
  assert.equal(formatTime(1.2, 59_999), "0000:01:00.00");
});

test("what a platform has kept of another recording is not used", () => {
  const choices = [
    { label: "a1", right: false, told: "" },
    { label: "b2", right: true, told: "" },
  ];
  const question = { position: 3, kind: "next", asked: "", known: "", choices };
  const recording = { questions: [question], events: { known: 56 } } as unknown as Recording;
  const kept = { v: 1, at: 3, given: [[0, 1]] };
  assert.deepEqual(readKept(JSON.stringify(kept), recording), kept);
  const damaged = [
    ...["", "{", "null", "[]", "7"],
    ...[
      { ...kept, v: 2 },
      { ...kept, at: 57 },
      { ...kept, at: -1 },
      { ...kept, at: "3" },
      { ...kept, given: [] },
      { ...kept, given: [[2]] },
      { ...kept, given: [["0"]] },
      { ...kept, given: [["constructor"]] },
      { ...kept, given: 1 },
    ].map((one) => JSON.stringify(one)),
  ];
  for (const text of damaged) assert.equal(readKept(text, recording), null, text);
});
