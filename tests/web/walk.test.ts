/** The picture of min-conflicts: the queens that are there now, and the lines between those that attack each other. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { MapWalkView } from "../../web/board/colouring/walk-view.ts";
import { conflictsOf, standingOf } from "../../web/board/queens/queens-picture.ts";
import { WalkView } from "../../web/board/queens/walk-view.ts";
import { createView, entryOf, headingOf } from "../../web/board/registry.ts";
import { MORE } from "../../web/board/shared/walk.ts";
import type { Moment } from "../../web/board/types.ts";
import type { Description } from "../../web/engine/search/types.ts";
import { t } from "../../web/language/translate.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { fake } from "./fake.ts";
import { catalogue, readGolden } from "./golden.ts";
import { stateAfter } from "./samples.ts";

// a1 b4 c1 d3, then a2: the walk of seed 8.
const PATH = [0, 7, 8, 14, 1];

function open() {
  const view = createView(parseScenario("queens/4/strategy=conflicts/seed=8", catalogue), null);
  assert.ok(view instanceof WalkView && view.onward);
  return view;
}

const after = (path: number[]) => stateAfter(16, 1005, [], path);

test("no path of a walk is as long as the library makes room for", () => {
  const described = (puzzle: string): Description =>
    readGolden("pictured.json").find(
      ({ scenario }: { scenario: string }) =>
        scenario.startsWith(puzzle) && scenario.includes("strategy=conflicts"),
    ).description;
  assert.equal(described("queens/8/").length, 8 + MORE);
  // The map has 50 states and the District of Columbia.
  assert.equal(described("colouring/us/").length, 51 + MORE);
});

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

// A chain of three regions in two colours: red, red, blue by chance, then the first one gets blue.
const CHAIN = [0, 2, 5, 1];

function openMap() {
  const scenario = parseScenario("colouring/A:B;B:C/2/strategy=conflicts", catalogue);
  const sketch = {
    ...{ names: ["A", "B", "C"], colours: 2, givens: [], written: [[], []] },
    ...{
      borders: [
        [0, 1],
        [1, 2],
      ],
      outlines: [[], [], []],
      edges: [],
      size: [9, 9],
    },
    labels: [
      [1, 1, 2],
      [4, 1, 2],
      [7, 1, 2],
    ],
  };
  const description = fake<Description>({ size: 6, length: 1004, root: [], map: sketch });
  const view = createView(scenario, description);
  assert.ok(view instanceof MapWalkView && view.onward);
  return view;
}

const colour = (path: number[]) => stateAfter(6, 1004, [], path);

test("lines join the neighbours of a map's walk that have the same colour", () => {
  const view = openMap();
  const alike = (path: number[]) => view.picture(fake<Moment>({ state: colour(path) })).alike;
  assert.deepEqual(alike([]), []);
  assert.deepEqual(alike(CHAIN.slice(0, 3)), [[0, 1]]);
  assert.deepEqual(alike(CHAIN), []);
});

test("the next region of a map's walk has each colour with the number of neighbours", () => {
  const view = openMap();
  const moment = { state: colour(CHAIN.slice(0, 3)), asked: false };
  const candidates = [
    [0, 1, "refused"],
    [1, 0, "next"],
  ];
  const picture = view.picture(fake<Moment>({ ...moment, candidates }));
  assert.equal(picture.next, 0);
  assert.deepEqual(picture.options, candidates);
  assert.deepEqual(view.picture(fake<Moment>({ ...moment, candidates, asked: true })).options, []);
  const begun = { state: colour([0]), candidates: [[2, 1, "next"]] };
  assert.deepEqual(view.picture(fake<Moment>(begun)).options, [], "chance alone colours first");
});

test("a map's walk is told by the colours that are there", () => {
  const view = openMap();
  assert.equal(view.cell(0, colour(CHAIN.slice(0, 3))), "A: red");
  assert.equal(view.cell(0, colour(CHAIN)), "A: blue");
  assert.ok(view.label(colour(CHAIN)).includes("3 of them"));
  assert.equal(view.formatMark("found"), "two neighbours of the same colour");
  assert.equal(view.formatMark("placed"), "the region coloured last");
  const { counts } = entryOf("colouring");
  const told = counts({ placed: 4, undone: 0 }, view.scenario.values);
  assert.equal(told, "The search gave a region a colour 4 times.");
  const puzzle = catalogue.puzzles.find(({ name }) => name === "colouring");
  assert.ok(puzzle);
  assert.ok(headingOf(view.scenario, 1004, puzzle).purpose.includes("3 regions"));
});

test("a walk's counter counts its steps, not the queens or regions that are there", () => {
  for (const { step } of [open(), openMap()])
    assert.equal(t("page-counters-placed", { visits: step }), "Steps of the walk");
});
