import assert from "node:assert/strict";
import { test } from "node:test";
import { State } from "../../web/engine/run/search-state.ts";
import { events, FIVE, RULES } from "./centre.ts";
import { runSearch } from "./small-searches.ts";

/** Revert an event. @param before the event before it */
const revert = (state: State, event: number, before: number) =>
  state.revertAll([event], 0, 1, before < 0 ? ~before : -1);

test("the 5x5 search from the centre places 25,541 moves and takes 25,517 back", () => {
  const state = new State(FIVE);
  state.applyAll(events, 0, events.length);
  assert.equal(runSearch(RULES).verdict, "found");
  assert.equal(state.placed, 25_541);
  assert.equal(state.takenBack, 25_517);
  assert.equal(state.complete, true);
  const ranks = [4, 3, 2, 1, 0].map((rank) => [...state.numberOf.subarray(rank * 5, rank * 5 + 5)]);
  assert.deepEqual(ranks, [
    [23, 12, 7, 2, 21],
    [6, 17, 22, 13, 8],
    [11, 24, 1, 20, 3],
    [16, 5, 18, 9, 14],
    [25, 10, 15, 4, 19],
  ]);
});

test("the deepest level falls back when the search is reverted to before it was reached", () => {
  const state = new State({ size: 4, length: 4, root: [0] });
  state.applyAll([1, 2, ~2, ~1, 3], 0, 5);
  assert.equal(state.deepest, 3);
  revert(state, 3, ~1);
  revert(state, ~1, ~2);
  revert(state, ~2, 2);
  assert.equal(state.deepest, 3);
  revert(state, 2, 1);
  assert.equal(state.deepest, 2);
  assert.equal(state.undone, -1);
});

test("a snapshot tells the path and what was just undone", () => {
  const state = new State({ size: 4, length: 4, root: [0] });
  state.applyAll([1, 2], 0, 2);
  assert.deepEqual(state.snapshot(), { path: [0, 1, 2], undone: null });
  state.apply(~2);
  assert.deepEqual(state.snapshot(), { path: [0, 1], undone: 2 });
});

test("a choice that is taken twice, as the naive method does, keeps its earlier number", () => {
  const state = new State({ size: 4, length: 4, root: [0] });
  const events = [1, 0, 1, ~1, ~0, 2];
  const numbers = [];
  for (const event of events) {
    state.apply(event);
    numbers.push([...state.numberOf]);
    assert.equal(state.complete, false);
  }
  assert.deepEqual(numbers, [
    [1, 2, 0, 0],
    [3, 2, 0, 0],
    [3, 4, 0, 0],
    [3, 2, 0, 0],
    [1, 2, 0, 0],
    [1, 2, 3, 0],
  ]);
  assert.equal(state.repeats, 0);
  for (let i = events.length - 1; i > 0; i--) {
    revert(state, events[i], events[i - 1]);
    assert.deepEqual([...state.numberOf], numbers[i - 1]);
  }
  assert.equal(state.repeats, 0);
  state.applyAll([0, 1], 0, 2);
  assert.equal(state.repeats, 2);
  state.moveTo(3, [0, 1, 0, 3], -1);
  assert.equal(state.repeats, 1);
  assert.deepEqual([...state.numberOf], [3, 2, 0, 4]);
});

test("events that cannot follow are refused", () => {
  const make = () => new State({ size: 4, length: 3, root: [0] });
  for (const [bad, sentence] of [
    [[1, ~2], 'Event 1 of the stream is "undo 2", which cannot follow there.'],
    [[~0], 'Event 0 of the stream is "undo 0", which cannot follow there.'],
    [[1, 2, 3], 'Event 2 of the stream is "place 3", which cannot follow there.'],
    [[7], 'Event 0 of the stream is "place 7", which cannot follow there.'],
  ] as [number[], string][]) {
    assert.throws(() => make().applyAll(bad, 0, bad.length), {
      name: "RangeError",
      message: sentence,
    });
  }
});
