import assert from "node:assert/strict";
import { test } from "node:test";
import { sentenceOf } from "../../web/board/tour/tour-sentence.ts";
import { State } from "../../web/engine/run/search-state.ts";

/** A board of squares one move apart, with room for sequences that go back and forth. */
const board = {
  name: (square: number) => ["a1", "c2", "e1"][square],
  movesFrom: (square: number) => [[1], [0, 2], [1]][square],
  inOrder: true,
  every: false,
  closed: false,
  ends: false,
  endsRight: () => true,
  passes: () => false,
};

/** The sentence after each event. */
function tell(events: number[], length: number, task: Partial<typeof board> = {}) {
  const state = new State({ size: 3, length, root: [0] });
  return events.map((event, index) => {
    state.apply(event);
    return sentenceOf(state, index > 0 ? events[index - 1] : null, { ...board, ...task });
  });
}

test("a sequence in which a square came twice is called no tour", () => {
  const said =
    "The path was as long as a tour, but it visited a square twice. The search goes back to c2.";
  assert.equal(tell([1, 0, ~0], 3).at(-1), said);
});

test("a tour is left as one, and a dead end before its length as such", () => {
  const [, solved, left, exhausted] = tell([1, 2, ~2, ~1], 3);
  assert.equal(solved, "The path visits every square once. That's a tour!");
  assert.equal(left, "That was a tour. The search looks for more: it goes back to c2.");
  assert.equal(
    exhausted,
    "The search has tried everything after c2 and found no tour. It goes back to a1.",
  );
  const [, , dead] = tell([1, 2, ~2], 4);
  assert.equal(
    dead,
    "Dead end: no move leads from e1 to a free square. The search goes back to c2.",
  );
  const [, passed] = tell([1, ~1], 3);
  assert.equal(
    passed,
    "Dead end: from c2 the path could go to e1, but no tour goes on from there. The search goes back to a1.",
  );
});

test("a search that goes on after a tour does not call in vain what it has searched", () => {
  const [, , , exhausted] = tell([1, 2, ~2, ~1], 3, { every: true });
  assert.equal(exhausted, "The search has tried everything after c2. It goes back to a1.");
});

test("a sequence of all squares that ends wrong is not called a tour", () => {
  const [, whole, left] = tell([1, 2, ~2], 3, { endsRight: () => false });
  assert.match(whole, /but it doesn't end where it must\.$/);
  assert.match(left, /^The path was as long as a tour, but it didn't end where it must\./);
});

test("a closed tour says that it is one", () => {
  const [, whole] = tell([1, 2], 3, { closed: true });
  assert.equal(
    whole,
    "The path visits every square once, and a move leads back to a1. That's a closed tour!",
  );
});

test("the place among the candidates is told where the moves are tried in their order", () => {
  assert.deepEqual(tell([1, 2], 4), [
    "Square 2: the path goes from a1 to c2. It is move 1 of 1 on the search's list.",
    "Square 3: the path goes from c2 to e1. It is move 2 of 2 on the search's list.",
  ]);
  assert.equal(tell([1], 4, { inOrder: false })[0], "Square 2: the path goes from a1 to c2.");
});
