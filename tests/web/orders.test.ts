/** The order in which a search goes on, as the page marks it before asking Python, compared with what Python tries. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { neighboursOf, nextRegion } from "../../web/board/colouring/colouring-picture.ts";
import { createView } from "../../web/board/registry.ts";
import {
  blocksOf,
  fitting,
  freeDigits,
  gridOf,
  lookedAt,
  peersOf,
  unitsOf,
} from "../../web/board/sudoku/sudoku-picture.ts";
import { pictureOf } from "../../web/board/tour/tour-picture.ts";
import type { TourView } from "../../web/board/tour/tour-view.ts";
import { State } from "../../web/engine/run/search-state.ts";
import type { Description } from "../../web/engine/search/types.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { catalogue, readGolden } from "./golden.ts";

interface Order {
  scenario: string;
  description: Description; // as Python sends it to the page
  places: { path: number[]; first: number; choices: number[] }[]; // for a path: the first choices examined, and those tried
}

const ORDERS: Order[] = readGolden("orders.json");

function stateOf(size: number, path: number[]) {
  const state = new State({ size, length: size, root: [] });
  state.moveTo(path.length, path, -1);
  return state;
}

for (const { scenario: text, description, places } of ORDERS) {
  const { map, grid } = description;
  const scenario = parseScenario(text, catalogue);
  const { order } = scenario.values;
  if (map) {
    const { colours, borders, names } = map;
    const rules = { colours, order, neighbours: neighboursOf(names.length, borders) };
    test(`the next region is the one that Python colours: ${text}`, () => {
      for (const { path, first } of places) {
        assert.equal(nextRegion(path, rules), Math.floor(first / colours), String(path));
      }
      const whole = names.map((_, at) => at * colours);
      if (order !== "kernel") assert.equal(nextRegion(whole, rules), -1);
    });
  } else if (grid) {
    const { n, givens, regions } = grid;
    const units = unitsOf(n, blocksOf(n, regions));
    const peers = Array.from(givens, (_, cell) => peersOf(units, cell));
    test(`the next cell and its digits are those that Python tries: ${text}`, () => {
      for (const { path, first, choices } of places) {
        const filled = gridOf(givens, n, stateOf(n ** 3, path));
        const free = freeDigits(filled, n, peers);
        const looked = lookedAt(filled, free, order, units);
        assert.equal(looked.choices[0] ?? null, first, String(path));
        assert.deepEqual(fitting(looked, free, n), choices, String(path));
        assert.ok(free.every((digits, at) => digits === 0 || filled[at] === 0));
      }
    });
  } else {
    test(`the squares within reach are in the order in which Python tries them: ${text}`, () => {
      const view = createView(scenario, null) as TourView;
      if (text.includes("ties=random")) view.applyDescription(description);
      // Skip paths on which Python sees that everything is lost, as it tries nothing there.
      for (const { path, choices } of places.filter(({ choices }) => choices.length > 0)) {
        const state = stateOf(view.tour.size, path);
        const squares = view.targets(state).map(({ square }) => square);
        const free = squares.filter((square) => state.numberOf[square] === 0);
        assert.deepEqual(free, choices, String(path));
      }
    });
  }
}

test("ties broken at random: nothing is marked as next before Python has told", () => {
  const text = "tour/6x6/c3/geeks/strategy=warnsdorff/ties=random/seed=7";
  const view = createView(parseScenario(text, catalogue), null) as TourView;
  const { description, places } = ORDERS.find(({ scenario }) => scenario === text) ?? assert.fail();
  const { path, choices } = places.find(({ choices }) => choices.length > 2) ?? assert.fail();
  const marks = () =>
    pictureOf(view, { state, motion: null, flash: 0, cursor: -1, before: null })
      .candidates.filter(({ standing }) => standing !== "open")
      .map(({ square, standing }) => [square, standing]);
  const state = stateOf(view.tour.size, path);
  assert.deepEqual(marks(), []);
  view.applyDescription(description);
  assert.deepEqual(marks(), [[choices[0], "next"]]);
  state.moveTo(path.length + 3, path, choices[1]);
  assert.deepEqual(
    new Map(marks() as [number, string][]),
    new Map([
      [choices[0], "tried"],
      [choices[2], "next"],
    ]),
  );
});
