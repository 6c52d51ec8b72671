/** Our own search beside a program's: where it stands after as many steps, and where the two part. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { findParting, Ours } from "../../web/own/ours.js";

/** Every event of a search for queens, as plainly as it can be, and the path after each. @param {number} n */
function searchQueens(n) {
  /** @type {number[]} */
  const path = [];
  /** @type {number[]} */
  const events = [];
  const paths = [[...path]];
  const note = (/** @type {number} */ event) => {
    events.push(event);
    paths.push([...path]);
  };
  /** @param {number} row */
  const isFree = (row) =>
    path.every((choice, column) => {
      const other = choice % n;
      return other !== row && Math.abs(other - row) !== path.length - column;
    });
  const place = () => {
    if (path.length === n) return true;
    for (let row = 0; row < n; row++) {
      if (!isFree(row)) continue;
      path.push(path.length * n + row);
      note(path[path.length - 1]);
      if (place()) return true;
      const gone = /** @type {number} */ (path.pop());
      note(~gone);
    }
    return false;
  };
  place();
  return { events, paths };
}

/** @param {number[]} events @param {number} size @param {number[]} [root] */
function follow(events, size, root = []) {
  /** @type {any} */
  const comparison = { events: Int32Array.from(events) };
  /** @type {any} */
  const recording = { root, description: { size, length: 8 } };
  return new Ours(comparison, recording);
}

test("it stands where our search does after as many steps, in any order in which it is asked", () => {
  const { events, paths } = searchQueens(8);
  // The first solution takes 113 queens, of which 8 stand in the end.
  assert.equal(events.length, 113 + 105);
  const ours = follow(events, 64);
  for (const position of [218, 0, 1, 217, 100, 99, 98, 150, 3, 218]) {
    assert.deepEqual(ours.at(position).snapshot().path, paths[position]);
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
