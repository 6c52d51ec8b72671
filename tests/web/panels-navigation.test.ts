import assert from "node:assert/strict";
import { test } from "node:test";
import { DepthRanges } from "../../web/engine/analysis/depth-ranges.ts";
import {
  firstAtMost,
  firstWithPath,
  lastAtMost,
  nextDeadEnd,
  nextSolution,
  nextVisit,
  stepOut,
  stepOver,
} from "../../web/engine/analysis/navigation.ts";
import { Timeline } from "../../web/engine/run/timeline.ts";
import { depthRangesOf, events, timelineOf } from "./centre.ts";
import { seededRandom } from "./chance.ts";

const depths = depthsOf(events, 1);

function depthsOf(events: ArrayLike<number>, depth: number) {
  const depths = [depth];
  for (let i = 0; i < events.length; i++) depths.push(depths[i] + (events[i] >= 0 ? 1 : -1));
  return depths;
}

test("the depth ranges tell the least and greatest depth of every stretch", () => {
  const random = seededRandom(1);
  for (const depthRanges of [depthRangesOf(), depthRangesOf(events, { most: 64 })]) {
    assert.ok(depthRanges.block === 16 || depthRanges.block === 1024);
    for (let i = 0; i < 300; i++) {
      const [a, b] = [random(events.length + 1), random(events.length + 1)].sort((x, y) => x - y);
      const first = Math.floor(a / depthRanges.block) * depthRanges.block;
      const last = (Math.floor(b / depthRanges.block) + 1) * depthRanges.block;
      const stretch = depths.slice(first, last);
      assert.deepEqual(depthRanges.between(a, b), {
        least: Math.min(...stretch),
        greatest: Math.max(...stretch),
      });
    }
  }
});

test("the depth ranges find the very position, where their blocks are single ones", () => {
  const random = seededRandom(6);
  const some = events.subarray(0, 5000);
  const depthRanges = depthRangesOf(some, { finest: 1 });
  for (let i = 0; i < 300; i++) {
    const position = random(some.length);
    const depth = random(26);
    const next = depths.findIndex((level, at) => at >= position && level <= depth);
    const found = depthRanges.notBefore(position, depth);
    assert.equal(found, next < 0 || next > some.length ? some.length : next);
    const last = depths.findLastIndex((level, at) => at <= position && level <= depth);
    assert.equal(depthRanges.notAfter(position, depth), last < 0 ? null : last);
  }
});

test("the depths of a run that is opened in its midst says nothing of what came before", () => {
  const depthRanges = new DepthRanges({ base: 100, depth: 2, length: 25, finest: 4, most: 1024 });
  depthRanges.append(Int16Array.of(0, 1, -2, -1), 0, 4);
  assert.equal(depthRanges.notBefore(99, 1), 99);
  assert.equal(depthRanges.notBefore(100, 1), 104);
});

test("the depth ranges' memory does not depend on the length of the run", () => {
  const depthRanges = new DepthRanges({ base: 0, depth: 0, length: 2, finest: 4, most: 1024 });
  const wave = Int16Array.from({ length: 4096 }, (_, i) => (i % 2 === 0 ? 0 : -1));
  const before = depthRanges.bytes;
  for (let i = 0; i < 1000; i++) depthRanges.append(wave, 0, wave.length);
  assert.equal(depthRanges.bytes, before);
  assert.deepEqual(depthRanges.between(0, depthRanges.read), { least: 0, greatest: 1 });
});

test("over and out end where the depth says, with depth ranges and without", () => {
  const random = seededRandom(2);
  const depthRanges = depthRangesOf();
  const timeline = timelineOf();
  for (let i = 0; i < 200; i++) {
    const position = random(events.length - 1);
    timeline.seek(position);
    const depth = depths[position];
    for (const tool of [depthRanges, null]) {
      const next = depths.findIndex((level, at) => at > position && level <= depth);
      const above = depths.findIndex((level, at) => at > position && level < depth);
      const found = stepOver(timeline, tool)(timeline);
      assert.deepEqual(found, next < 0 ? null : { position: next });
      assert.deepEqual(stepOut(timeline, tool)(timeline), above < 0 ? null : { position: above });
    }
  }
});

test("the position at which a level was entered is found backwards", () => {
  const random = seededRandom(3);
  const depthRanges = depthRangesOf();
  const timeline = timelineOf();
  for (let i = 0; i < 200; i++) {
    const position = random(events.length);
    const level = 1 + random(depths[position]);
    let expected = position;
    while (depths[expected] > level) expected--;
    for (const tool of [depthRanges, null]) {
      assert.deepEqual(lastAtMost(level, position, tool)(timeline), { position: expected });
    }
  }
});

test("a search that outruns what is known goes on when more events come", () => {
  const timeline = timelineOf(events.subarray(0, 2000));
  timeline.seek(1000);
  const look = firstAtMost(3, 1000, null);
  const expected = depths.findIndex((level, at) => at > 1000 && level <= 3);
  assert.ok(expected > 2000);
  assert.equal(look(timeline), null);
  timeline.append(events.subarray(2000));
  assert.deepEqual(look(timeline), { position: expected });
});

test("events that the cache let go are asked for, and the search goes on with them", () => {
  const timeline = timelineOf(events, { cacheBytes: 4 * 512 * 2 });
  timeline.seek(timeline.known);
  const target = events.indexOf(7, 10_000);
  const look = nextVisit(7, 10_000);
  let found = look(timeline);
  let requests = 0;
  while (found !== null && "missing" in found) {
    const { position, count } = found.missing;
    timeline.supply(found.missing, events.slice(position, position + count));
    found = look(timeline);
    assert.ok(++requests < 60);
  }
  assert.ok(requests > 0);
  assert.deepEqual(found, { position: target + 1 });
});

test("the next visit of a square is the next place of it", () => {
  const timeline = timelineOf();
  for (const start of [0, 777, 20_000]) {
    assert.deepEqual(nextVisit(7, start)(timeline), { position: events.indexOf(7, start) + 1 });
  }
});

test("the next solution is the end of this run, and there is none after it", () => {
  const timeline = timelineOf();
  assert.deepEqual(nextSolution(0)(timeline), { position: events.length });
  assert.equal(nextSolution(events.length)(timeline), null);
});

/** All dead ends of a timeline, found one after the other. */
function deadEndsOf(timeline: Timeline) {
  const positions = [];
  for (let at = 0; ; ) {
    const found = nextDeadEnd(at)(timeline);
    if (found === null) return positions;
    assert.ok("position" in found);
    at = found.position;
    positions.push(at);
  }
}

test("dead ends are the places that are taken back at once", () => {
  const expected = [];
  for (let p = 1; p < events.length; p++) {
    if (events[p - 1] >= 0 && events[p] < 0) expected.push(p);
  }
  assert.deepEqual(deadEndsOf(timelineOf()), expected);
});

for (const [what, length, events, expected] of [
  ["a solution that is taken back is none", 3, [1, 2, ~2, ~1, 2, ~2], [5]],
  ["a full sequence with a choice taken twice is one", 3, [1, 0, ~0, 2, ~2, ~1], [2]],
  ["one at the border of two chunks is found", 9, [1, ~1, 2, 3, ~3, ~2, 4], [1, 4]],
  ["a search without a single event has none", 9, [], []],
] as [string, number, number[], number[]][]) {
  test(`of dead ends: ${what}`, () => {
    const timeline = new Timeline({ size: length, length, root: [0], chunkLength: 4 });
    timeline.append(Int16Array.from(events));
    assert.deepEqual(deadEndsOf(timeline), expected);
  });
}

test("a path is found where the search comes to it, and not before or where it never comes", () => {
  const random = seededRandom(3);
  const timeline = timelineOf();
  const path: number[] = [12];
  const first: Map<string, number> = new Map();
  events.forEach((event, index) => {
    if (event >= 0) path.push(event);
    else path.pop();
    if (event >= 0) first.set(path.join(), index + 1);
  });
  const paths = [...first.keys()];
  for (let i = 0; i < 40; i++) {
    const chosen = paths[random(paths.length)];
    const found = firstWithPath(chosen.split(",").map(Number))(timeline);
    assert.deepEqual(found, { position: first.get(chosen) });
  }
  assert.deepEqual(firstWithPath([12])(timeline), { position: 0 });
  assert.equal(firstWithPath([12, 0])(timeline), null);
});
