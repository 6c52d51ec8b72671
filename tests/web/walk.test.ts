/** The picture of min-conflicts: the queens that are there now, and the lines between those that attack each other. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { conflictsOf, standingOf } from "../../web/board/queens/queens-picture.ts";
import { WalkView } from "../../web/board/queens/walk-view.ts";
import { createView, entryOf } from "../../web/board/registry.ts";
import type { Moment } from "../../web/board/types.ts";
import { State } from "../../web/engine/run/search-state.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { fake } from "./fake.ts";
import { catalogue } from "./golden.ts";

// a1 b4 c1 d3, then a2: the walk of seed 8.
const PATH = [0, 7, 8, 14, 1];

function open() {
  const view = createView(parseScenario("queens/4/strategy=conflicts/seed=8", catalogue), null);
  assert.ok(view instanceof WalkView && view.onward);
  return view;
}

function after(path: number[]) {
  const state = new State({ size: 16, length: 1005, root: [] });
  state.applyAll(path, 0, path.length);
  return state;
}

test("a walk's board has the last queen of each column", () => {
  assert.deepEqual(standingOf(4, PATH, 4), [0, 7, 8, 14]);
  assert.deepEqual(standingOf(4, PATH, 5), [7, 8, 14, 1]);
  // A queen that comes back to its square is there once.
  assert.deepEqual(standingOf(4, [0, 7, 1, 0], 4), [7, 0]);
});

test("lines join the queens of a walk that attack each other", () => {
  const pairs = (queens: number[]) => conflictsOf(4, queens).map(({ from, to }) => [from, to]);
  assert.deepEqual(pairs([0, 7, 8, 14]), [[0, 8]]);
  assert.deepEqual(pairs([1, 7, 8, 14]), []);
  assert.deepEqual(pairs([0, 5, 10, 12]), [
    [0, 5],
    [0, 10],
    [0, 12],
    [5, 10],
  ]);
});

test("a walk's picture counts attackers in the column of the next queen", () => {
  const view = open();
  const picture = view.picture(
    fake<Moment>({
      state: after(PATH.slice(0, 4)),
      candidates: [
        [0, 1, "refused"],
        [1, 0, "next"],
      ],
    }),
  );
  assert.deepEqual(picture.queens, [0, 7, 8, 14]);
  assert.deepEqual(picture.rows, [
    { choice: 0, label: "1", standing: "open" },
    { choice: 1, label: "0", standing: "next" },
  ]);
  assert.ok(picture.attacked.every((queens) => queens === 0));
});

test("a walk is told by the queens that are there", () => {
  const view = open();
  const state = after(PATH);
  assert.equal(view.cell(1, state), "a2: a queen");
  assert.ok(!view.cell(0, state).includes("a queen"));
  assert.ok(view.label(state).includes("4 queens"));
  const { counts } = entryOf("queens");
  const told = counts({ placed: 5, undone: 0 }, view.scenario.values);
  assert.equal(told, "The search put down a queen 5 times.");
});
