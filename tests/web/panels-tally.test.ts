import assert from "node:assert/strict";
import { test } from "node:test";
import { Digest } from "../../web/engine/digest/digest.ts";
import { Tally } from "../../web/engine/digest/tally.ts";
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
    const tally = new Tally({ size: 25, length: 25, base: 0, depth: 1, room });
    for (let i = 0; i < events.length; i += 777) {
      tally.append(events, i, Math.min(events.length, i + 777));
    }
    assert.ok(tally.bytes < room + 10_000);
    for (let i = 0; i < 60; i++) {
      const position = random(events.length + 1);
      const counts = tally.at(position, timeline);
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
  const tally = new Tally({ size: 25, length: 25, base: 0, depth: 1 });
  tally.append(events, 0, events.length);
  const counts = tally.at(10_000, { chunkAt: () => null });
  assert.equal(counts.position, 8192);
  assert.deepEqual({ ...counts }, countFromZero(8192));
});

test("a digest reads what becomes known, a little in each frame", () => {
  let now = 0;
  const digest = new Digest(() => {
    now += 3;
    return now;
  });
  const timeline = timelineOf(events.subarray(0, 5000));
  assert.equal(digest.follow(timeline), true);
  let frames = 1;
  while (digest.follow(timeline)) frames++;
  // Two of the ten chunks per frame; the fifth call finds nothing left to read.
  assert.equal(frames, 4);
  timeline.append(events.subarray(5000));
  while (digest.follow(timeline));
  assert.equal(digest.relief?.read, events.length);
  const counts = digest.tally?.at(events.length, timeline);
  assert.deepEqual({ ...counts }, countFromZero(events.length));
});

test("another timeline is read from its own beginning", () => {
  const digest = new Digest();
  digest.follow(timelineOf());
  const base = { position: 3000, path: replayFromZero(3000).path, undone: null };
  const timeline = timelineOf(events.subarray(3000), { base });
  while (digest.follow(timeline));
  assert.equal(digest.relief?.read, events.length);
  assert.deepEqual([digest.relief?.base, digest.tally?.base], [3000, 3000]);
  assert.deepEqual(digest.relief?.between(events.length, events.length).greatest, 25);
});

test("no board of a million squares is counted", () => {
  const tally = new Tally({ size: 1e6, length: 1e6, base: 0, depth: 0 });
  tally.append([0], 0, 1);
  assert.equal(tally.possible, false);
  assert.equal(tally.bytes, 0);
});
