/** Our own search beside a program's: where it stands after as many steps, and where the two part. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { findParting, Ours } from "../../web/own/show/ours.js";
import { replayFromZero } from "./centre.js";
import { queensRules, runSearch } from "./small-searches.js";

/** @param {number[]} events @param {number} size @param {number[]} [root] */
function follow(events, size, root = []) {
  /** @type {any} */
  const comparison = { events: Int32Array.from(events) };
  /** @type {any} */
  const recording = { root, description: { size, length: 8 } };
  return new Ours(comparison, recording);
}

test("it stands where our search does after as many steps, in any order in which it is asked", () => {
  const { events } = runSearch(queensRules(8));
  // The first solution takes 113 queens, of which 8 stand in the end.
  assert.equal(events.length, 113 + 105);
  const ours = follow(events, 64);
  for (const position of [218, 0, 1, 217, 100, 99, 98, 150, 3, 218]) {
    assert.deepEqual(ours.at(position).snapshot().path, replayFromZero(position, events, []).path);
    const { before, next } = ours.around;
    assert.deepEqual([before, next], [events[position - 2] ?? null, events[position] ?? null]);
  }
});

test("after its end it stays there", () => {
  const ours = follow([1, 10, ~10], 64);
  assert.deepEqual([ours.at(100).position, ours.at(100).depth], [3, 1]);
  assert.equal(ours.at(2).depth, 2);
});

test("it begins where the program does", () => {
  assert.deepEqual(follow([1], 64, [5]).at(1).snapshot().path, [5, 1]);
});

test("two paths part at the first level that is not alike, or where one of them ends", () => {
  const path = (/** @type {number[]} */ ...choices) => ({
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
