import assert from "node:assert/strict";
import { test } from "node:test";
import { Timeline } from "../../web/engine/run/timeline.ts";
import {
  answer,
  assertState,
  events,
  FIVE,
  replayFromZero,
  seekThere,
  stateAt,
  timelineOf,
} from "./centre.ts";
import { seededRandom } from "./chance.ts";

const SMALL = { chunkLength: 100, cacheBytes: 1000 };

function appendInPieces(timeline: Timeline, seed: number) {
  const random = seededRandom(seed);
  for (let from = timeline.known; from < events.length; ) {
    const to = Math.min(events.length, from + random(700));
    timeline.append(events.subarray(from, to));
    from = to;
  }
}

test("forward to the end and back again, step by step, is the identity", () => {
  const timeline = timelineOf(events.subarray(0, 1000), { chunkLength: 64 });
  const there = Array.from({ length: 1000 }, (_, i) => i + 1);
  for (const position of [...there, ...there.map((i) => 1000 - i)]) {
    assert.equal(timeline.step(position > timeline.position ? 1 : -1), null);
    assertState(timeline.state, position);
  }
});

test("seeking anywhere equals replaying from zero", () => {
  const timeline = new Timeline({ ...FIVE, chunkLength: 500 });
  appendInPieces(timeline, 1);
  const random = seededRandom(2);
  for (let i = 0; i < 300; i++) {
    const position = random(events.length + 1);
    assert.equal(timeline.seek(position), null);
    assertState(timeline.state, position);
  }
});

test("the event at any position can be looked up while it is cached", () => {
  const timeline = timelineOf(events.subarray(0, 5050), SMALL);
  for (const position of [0, 1, 99, 100, 101, 5049]) {
    assert.equal(timeline.eventAt(position), events[position]);
  }
  for (const position of [-1, 2500, 5050, 9999]) assert.equal(timeline.eventAt(position), null);
});

test("positions outside the run are brought into it", () => {
  const timeline = timelineOf(events.subarray(0, 10));
  timeline.seek(-5);
  assert.equal(timeline.position, 0);
  timeline.seek(1e12);
  assert.equal(timeline.position, 10);
});

test("what the cache let go is named, asked for again, and fits", () => {
  for (const keyframeBytes of [1 << 20, 600]) {
    const timeline = new Timeline({ ...FIVE, ...SMALL, keyframeBytes });
    appendInPieces(timeline, 3);
    const random = seededRandom(4);
    let requests = 0;
    for (let i = 0; i < 300; i++) {
      const near = timeline.position + random(5) - 2;
      const position = i % 3 === 0 ? random(events.length + 1) : near;
      requests += seekThere(timeline, position);
      assertState(timeline.state, Math.max(0, Math.min(events.length, position)));
    }
    assert.ok(requests > 50, "the cache was too large to test anything");
    assert.ok(timeline.bytes <= 1000 + 200 + keyframeBytes + 8 * 200);
  }
});

test("playing forward through a gap stops before it", () => {
  const timeline = timelineOf(events.subarray(0, 5000), SMALL);
  seekThere(timeline, 50);
  while (timeline.advance(1000) > 0);
  const before = timeline.position;
  // One of the five chunks that fit is the last one, which is being filled.
  assert.equal(before, 400);
  assert.equal(timeline.nearestGap()?.position, before);
  assertState(timeline.state, before);
  while (timeline.position < 5000) {
    const missing = timeline.nearestGap();
    if (missing !== null) timeline.supply(missing, answer(missing));
    timeline.advance(30);
  }
  assertState(timeline.state, 5000);
});

test("a short answer and a wrong one are refused", () => {
  const timeline = timelineOf(events, { ...SMALL, cacheBytes: 0 });
  const missing = timeline.seek(12_345);
  assert.ok(missing !== null);
  const right = answer(missing);
  assert.throws(() => timeline.supply(missing, right.subarray(1)), {
    message: `Asked for ${right.length} events again, but got ${right.length - 1}.`,
  });
  assert.throws(() => timeline.supply(missing, right.slice().reverse()), { name: "RangeError" });
});

test("the end is reached only when the search has ended", () => {
  const timeline = timelineOf();
  timeline.seek(events.length);
  assert.equal(timeline.atEnd, false);
  timeline.finish("found");
  assert.equal(timeline.atEnd, true);
  timeline.step(-1);
  assert.equal(timeline.atEnd, false);
});

test("a search without a single event is at its end at once", () => {
  const timeline = new Timeline({ size: 9, length: 9, root: [4] });
  timeline.finish("exhausted");
  assert.equal(timeline.atEnd, true);
  assert.equal(timeline.state.depth, 1);
});

test("a run opened in the middle goes on from there, and back to its very start", () => {
  for (const position of [1, 99, 100, 101, 12_345, events.length]) {
    const base = { position, ...stateAt(position) };
    const timeline = new Timeline({ ...FIVE, ...SMALL, base });
    assertState(timeline.state, position, { deepest: base.path.length });
    for (let from = position; from < events.length; from += 333) {
      timeline.append(events.slice(from, Math.min(events.length, from + 333)));
    }
    const random = seededRandom(5);
    for (let i = 0; i < 40; i++) {
      const there = i === 20 ? 0 : random(events.length + 1);
      seekThere(timeline, there);
      const { path, placed, last } = replayFromZero(there);
      assert.deepEqual([...timeline.state.path.subarray(0, timeline.state.depth)], path);
      assert.equal(timeline.state.placed, placed);
      assert.equal(timeline.state.last, last);
    }
  }
});

test("the deepest level counts on where a run was opened in the middle", () => {
  const base = { position: 4, path: [0], undone: 1, deepest: 3 };
  const timeline = new Timeline({ size: 5, length: 5, root: [0], base });
  timeline.append(Int16Array.of(2, 3, 4));
  assert.equal(timeline.state.deepest, 3);
  timeline.seek(6);
  assert.equal(timeline.state.deepest, 3);
  timeline.seek(7);
  assert.equal(timeline.state.deepest, 4);
  timeline.seek(4);
  assert.equal(timeline.state.deepest, 3);
});

test("before the middle where a run was opened it is as deep as it was, once its start has been read", () => {
  const position = 40_000;
  const { deepest } = replayFromZero(position);
  const timeline = new Timeline({ ...FIVE, base: { position, ...stateAt(position), deepest } });
  assert.ok(timeline.knowsDeepest);
  assert.equal(timeline.unsurveyed, null);
  const wanted = [39_999, 2000, 700, 100, 9, 1, 0];
  for (const there of wanted) {
    seekThere(timeline, there);
    assert.ok(timeline.state.deepest >= replayFromZero(there).deepest);
    assert.equal(timeline.knowsDeepest, there === 0);
  }
  /** Read a part of the start, and go where that tells the depth. */
  const survey = (from: number, to: number, known: number[]) => {
    seekThere(timeline, 39_999);
    assert.deepEqual({ ...timeline.unsurveyed?.state }, stateAt(from));
    timeline.survey(events.subarray(from, to));
    for (const there of known) {
      seekThere(timeline, there);
      assert.ok(timeline.knowsDeepest);
      assert.equal(timeline.state.deepest, replayFromZero(there).deepest);
    }
  };
  survey(0, 500, [500, 499, 100, 9]);
  survey(500, events.length, wanted);
  assert.equal(timeline.unsurveyed, null);
  seekThere(timeline, position);
  assert.equal(timeline.state.deepest, deepest);
});

test("a position that does not fit its path is found out when the start is reached", () => {
  const timeline = new Timeline({ ...FIVE, base: { position: 48, ...stateAt(50) } });
  const missing = timeline.seek(0);
  assert.ok(missing !== null);
  assert.throws(() => timeline.supply(missing, events.slice(2, 50).reverse()), {
    message: "Position 48 does not fit its path.",
  });
});

test("memory stays bounded over hundreds of millions of events, far beyond 2^31", () => {
  // A stream that is the same in each chunk, so that any part of it can be repeated: up and down a path of 16.
  const up = Array.from({ length: 16 }, (_, i) => i + 1);
  const period = [...up, ...up.map((choice) => ~choice).reverse()];
  const chunk = Int16Array.from({ length: 65_536 }, (_, i) => period[i % 32]);
  const base = { position: 9_999_990_784, path: [0], undone: 1 };
  const room = { cacheBytes: 2 << 20, keyframeBytes: 1 << 14 };
  const timeline = new Timeline({ size: 64, length: 64, root: [0], base, ...room });
  for (let i = 0; i < 3000; i++) {
    timeline.append(chunk);
    if (i % 100 === 0) assert.ok(timeline.bytes < (2 << 20) + (1 << 15) + (1 << 18));
  }
  assert.equal(timeline.known, 9_999_990_784 + 3000 * 65_536);
  const random = seededRandom(6);
  for (let i = 0; i < 40; i++) {
    const offset = random(3000) * 65_536 + random(65_536);
    let requests = 0;
    let missing = timeline.seek(base.position + offset);
    while (missing !== null) {
      assert.ok(requests++ < 100);
      assert.deepEqual(missing.state, { path: [0], undone: 1 });
      const events = new Int16Array(missing.count);
      for (let from = 0; from < missing.count; from += 65_536) events.set(chunk, from);
      timeline.supply(missing, events);
      missing = timeline.seek(base.position + offset);
    }
    const into = offset % 32;
    assert.equal(timeline.position, base.position + offset);
    assert.equal(timeline.state.depth, 1 + (into <= 16 ? into : 32 - into));
    assert.equal(timeline.state.undone, into > 16 ? 33 - into : into === 0 ? 1 : -1);
    assert.ok(timeline.bytes < (2 << 20) + (1 << 15) + (1 << 18));
  }
});
