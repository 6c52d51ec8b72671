import assert from "node:assert/strict";
import { test } from "node:test";
import { ChoiceCounts } from "../../web/engine/analysis/choice-counts.ts";
import { RunAnalysis } from "../../web/engine/analysis/run-analysis.ts";
import { events, replayFromZero, timelineOf } from "./centre.ts";
import { seededRandom } from "./chance.ts";

/** Counts from a replay that starts at zero. */
function countFromZero(position: number) {
  const undone = new Float64Array(25);
  const placed = new Float64Array(26);
  let depth = 1;
  for (const event of events.subarray(0, position)) {
    if (event >= 0) placed[++depth]++;
    else {
      depth--;
      undone[~event]++;
    }
  }
  return { position, undone, placed };
}

test("the counts at any position are those of a count from zero", () => {
  const random = seededRandom(4);
  const timeline = timelineOf();
  for (const room of [4 << 20, 4000]) {
    const choiceCounts = new ChoiceCounts({ size: 25, length: 25, base: 0, depth: 1, room });
    for (let i = 0; i < events.length; i += 777) {
      choiceCounts.append(events, i, Math.min(events.length, i + 777));
    }
    assert.ok(choiceCounts.bytes < room + 10_000);
    for (let i = 0; i < 60; i++) {
      const position = random(events.length + 1);
      const counts = choiceCounts.at(position, timeline);
      assert.deepEqual({ ...counts }, countFromZero(position));
    }
  }
});

test("the whole run's counts are the known ones", () => {
  const { undone, placed } = countFromZero(events.length);
  const sum = (counts: Float64Array) => counts.reduce((a, b) => a + b, 0);
  assert.deepEqual([sum(placed), sum(undone)], [25_541, 25_517]);
});

test("where events are not there the counts stop at a row, and say so", () => {
  const choiceCounts = new ChoiceCounts({ size: 25, length: 25, base: 0, depth: 1 });
  choiceCounts.append(events, 0, events.length);
  const counts = choiceCounts.at(10_000, { chunkAt: () => null });
  assert.equal(counts.position, 8192);
  assert.deepEqual({ ...counts }, countFromZero(8192));
});

test("the analysis reads what becomes known, a little in each frame", () => {
  let now = 0;
  const analysis = new RunAnalysis(() => {
    now += 3;
    return now;
  });
  const timeline = timelineOf(events.subarray(0, 5000));
  assert.equal(analysis.follow(timeline), true);
  let frames = 1;
  while (analysis.follow(timeline)) frames++;
  // Two of the ten chunks per frame; the fifth call finds nothing left to read.
  assert.equal(frames, 4);
  timeline.append(events.subarray(5000));
  while (analysis.follow(timeline));
  assert.equal(analysis.depthRanges?.read, events.length);
  const counts = analysis.choiceCounts?.at(events.length, timeline);
  assert.deepEqual({ ...counts }, countFromZero(events.length));
});

test("another timeline is read from its own beginning", () => {
  const analysis = new RunAnalysis();
  analysis.follow(timelineOf());
  const base = { position: 3000, path: replayFromZero(3000).path, undone: null };
  const timeline = timelineOf(events.subarray(3000), { base });
  while (analysis.follow(timeline));
  assert.equal(analysis.depthRanges?.read, events.length);
  assert.deepEqual([analysis.depthRanges?.base, analysis.choiceCounts?.base], [3000, 3000]);
  assert.deepEqual(analysis.depthRanges?.between(events.length, events.length).greatest, 25);
});

test("no board of a million squares is counted", () => {
  const choiceCounts = new ChoiceCounts({ size: 1e6, length: 1e6, base: 0, depth: 0 });
  choiceCounts.append([0], 0, 1);
  assert.equal(choiceCounts.possible, false);
  assert.equal(choiceCounts.bytes, 0);
});
