import assert from "node:assert/strict";
import { test } from "node:test";
import { PathHistory } from "../../web/engine/analysis/path-history.ts";
import { depthRangesOf, events, timelineOf } from "./centre.ts";
import { seededRandom } from "./chance.ts";

/** The pasts at a position, from a replay that starts at zero. */
function pastsFromZero(position: number) {
  const levels = [{ entered: 0, exits: [] as number[], whole: true }];
  for (let i = 0; i < position; i++) {
    if (events[i] >= 0) levels.push({ entered: i + 1, exits: [], whole: true });
    else {
      levels.pop();
      levels[levels.length - 1].exits.push(i + 1);
    }
  }
  return levels;
}

test("every level's past is that of a replay from zero, at random positions and step by step", () => {
  const timeline = timelineOf();
  const depthRanges = depthRangesOf();
  const random = seededRandom(5);
  const history = new PathHistory();
  for (let i = 0; i < 150; i++) {
    timeline.seek(random(events.length + 1));
    assert.deepEqual(history.follow(timeline, depthRanges), pastsFromZero(timeline.position));
    for (const direction of [1, 1, -1, -1, -1] as (1 | -1)[]) {
      timeline.step(direction);
      assert.deepEqual(history.follow(timeline, depthRanges), pastsFromZero(timeline.position));
    }
  }
});

test("what the cache let go is not known, and is not made up", () => {
  const timeline = timelineOf(events, { cacheBytes: 4096 });
  timeline.seek(timeline.known);
  const pasts = new PathHistory().follow(timeline, depthRangesOf());
  const expected = pastsFromZero(events.length);
  assert.equal(pasts.length, expected.length);
  assert.ok(pasts.some((past) => !past.whole));
  pasts.forEach((past, level) => {
    if (past.entered !== null) assert.equal(past.entered, expected[level].entered);
    if (past.whole) assert.deepEqual(past.exits, expected[level].exits);
  });
});
