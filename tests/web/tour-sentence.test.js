import assert from "node:assert/strict";
import { test } from "node:test";
import { sentenceOf } from "../../web/puzzle/tour-sentence.js";
import { State } from "../../web/run/state.js";

/** A board of two squares a move apart, with room for sequences that go to and fro. */
const board = {
  name: (/** @type {number} */ square) => ["a1", "c2", "e1"][square],
  moves: (/** @type {number} */ square) => [[1], [0, 2], [1]][square],
};

/** What is said after each event. @param {number[]} events @param {number} length */
function tell(events, length) {
  const state = new State({ size: 3, length, root: [0] });
  return events.map((event, index) => {
    state.apply(event);
    return sentenceOf(state, index > 0 ? events[index - 1] : null, board);
  });
}

test("a sequence in which a square came twice is called no tour", () => {
  const [, , back] = tell([1, 0, ~0], 3);
  assert.equal(
    back,
    "As long as a tour, but a square came twice, so it is none. From a1 back to c2.",
  );
});

test("a tour is left as one, and a dead end before its length as such", () => {
  const [, solved, left, exhausted] = tell([1, 2, ~2, ~1], 3);
  assert.equal(solved, "Every square has been visited: a tour.");
  assert.equal(left, "A tour found. The search goes on: from e1 back to c2.");
  assert.equal(exhausted, "Everything beyond c2 has been tried, and none of it works. Back to a1.");
  const [, dead] = tell([1, ~1], 3);
  assert.equal(dead, "Dead end at c2: no free square within reach. Back to a1.");
});
