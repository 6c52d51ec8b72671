/**
 * A second lane beside the first: its position after the same number of steps, and the place where their paths part.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock } from "../../web/engine/run/clock.ts";
import { findParting } from "../../web/parts/own/show/first-difference.ts";
import { lead, recordedLane } from "../../web/state/page/recorded-lane.ts";
import { replayFromZero } from "./centre.ts";
import { fake } from "./fake.ts";
import { queensRules, runSearch } from "./small-searches.ts";

/** A lane with these events, and a function that moves it to a step. */
function follow(events: number[], size: number, root: number[] = []) {
  const page = { scenario: { text: "queens/8" }, view: {}, clock: new Clock() };
  const description = { size, length: 8, root };
  const lane = recordedLane(fake(page), Int32Array.from(events), fake(description));
  const at = (position: number) => {
    const first = { player: { timeline: { position } } };
    lead([fake(first), lane]);
    return lane.player.state;
  };
  return { at };
}

test("it stands where its search does after as many steps, in any order in which it is asked", async () => {
  const { events } = runSearch(queensRules(8));
  // The first solution takes 113 queens, of which 8 stand in the end.
  assert.equal(events.length, 113 + 105);
  const { at } = follow(events, 64);
  for (let late = 0; late < 2; late++) {
    for (const position of [218, 0, 1, 217, 100, 99, 98, 150, 3, 218]) {
      assert.deepEqual(at(position).snapshot().path, replayFromZero(position, events, []).path);
    }
    // Its source answers later, in another turn, that there are no more events.
    await new Promise((resolve) => setImmediate(resolve));
  }
});

test("after its end it stays there, at once and later", async () => {
  const { at } = follow([1, 10, ~10], 64);
  for (let late = 0; late < 2; late++) {
    assert.deepEqual([at(100).position, at(100).depth], [3, 1]);
    assert.equal(at(2).depth, 2);
    await new Promise((resolve) => setImmediate(resolve));
  }
});

test("it begins where it is told to", () => {
  assert.deepEqual(follow([1], 64, [5]).at(1).snapshot().path, [5, 1]);
});

test("two paths part at the first level that is not alike, or where one of them ends", () => {
  const path = (...choices: number[]) => ({
    path: Int32Array.from([...choices, 99]),
    depth: choices.length,
  });
  assert.equal(findParting(path(), path()), null);
  assert.equal(findParting(path(1, 2), path(1, 2)), null);
  assert.deepEqual(findParting(path(1, 2, 3), path(1, 4, 3)), { level: 1, theirs: 2, ours: 4 });
  assert.deepEqual(findParting(path(1, 2), path(1)), { level: 1, theirs: 2, ours: null });
  assert.deepEqual(findParting(path(), path(7)), { level: 0, theirs: null, ours: 7 });
});

test("what is no search is refused", () => {
  assert.throws(() => follow([64], 64), RangeError);
  assert.throws(() => follow([~1], 64), RangeError);
});
