/** The page and the library agree on a breadth-first search; its pictures show the steps and the waiting places. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { breadthEdges, breadthVertices, plainEdges } from "../../web/board/graph/graph-picture.ts";
import { BreadthMazeView } from "../../web/board/maze/breadth-view.ts";
import { createView, entryOf } from "../../web/board/registry.ts";
import { spreadOf, wayTo } from "../../web/board/shared/breadth.ts";
import type { Moment } from "../../web/board/types.ts";
import type { GraphSketch } from "../../web/engine/search/types.ts";
import type { Candidate } from "../../web/engine/types/python-replies.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { fake } from "./fake.ts";
import { catalogue, readGolden } from "./golden.ts";
import { stateAfter } from "./samples.ts";

interface Spread {
  neighbours: number[][];
  path: number[];
  steps: number[];
  parents: number[];
  way: number[];
  origins: number[];
}

const SPREADS: Spread[] = readGolden("spread.json");

test("what breadth-first search reaches has the steps, the parents and the way that the library says", () => {
  assert.ok(SPREADS.length > 3);
  for (const { neighbours, path, steps, parents, way, origins } of SPREADS) {
    const whole = spreadOf(neighbours, path, path.length);
    assert.deepEqual([...whole.steps], steps);
    assert.deepEqual([...whole.parents], parents);
    assert.deepEqual(wayTo(path[path.length - 1], whole), way);
    origins.forEach((origin, i) => {
      const depth = i + 2;
      const part = spreadOf(neighbours, path, depth);
      assert.equal(part.waiting, origin + 1);
      for (const place of path.slice(0, depth)) assert.equal(part.steps[place], steps[place]);
      assert.equal(part.steps.filter((far) => far >= 0).length, depth);
    });
  }
});

/** The state of the maze below after some cells have been reached. */
const after = (path: number[]) => stateAfter(6, 6, [4], path);

// a3 - b3
// |
// a2 - b2   b2 - b1 is open, a2 - a1 is not.
const TEXT = "maze/00.20.00/strategy=breadth";
const open = () => createView(parseScenario(TEXT, catalogue), null) as BreadthMazeView;
const NEXT: Candidate[] = [
  [5, 1, "refused"],
  [2, 1, "next"],
];

test("cells that wait in breadth-first search are marked, and the shortest path only at the exit", () => {
  const view = open();
  assert.ok(view instanceof BreadthMazeView && view.onward && !view.moves);
  const picture = (path: number[], candidates: Candidate[] = []) =>
    view.picture(fake<Moment>({ state: after(path), candidates }));
  const begun = picture([5], NEXT);
  assert.deepEqual(begun.candidates, [
    { square: 5, number: 1, standing: "open" },
    { square: 2, number: 1, standing: "next" },
  ]);
  assert.deepEqual([begun.reached.way, begun.reached.lines], [[], [[4, 5]]]);
  const done = picture([5, 2, 3, 1]);
  assert.deepEqual(done.candidates, []);
  assert.deepEqual(done.reached.way, [4, 5, 3, 1]);
  assert.deepEqual(done.reached.steps, [
    [5, 1],
    [2, 1],
    [3, 2],
  ]);
});

test("breadth-first search says steps from the start, and no path", () => {
  const view = open();
  const state = after([5, 2, 3]);
  assert.equal(view.cell(3, state), "b2: 2 steps from the start");
  assert.equal(view.cell(0, state), "a1: not reached");
  assert.equal(view.cell(4, state), "a3, start: 0 steps from the start");
  const { counts, heading } = entryOf("maze");
  const { values } = view.scenario;
  assert.equal(counts({ placed: 4, undone: 0 }, values), "The search reached 4 cells.");
  const { purpose } = heading({ values, chosen: {}, length: 6, puzzle: "" });
  assert.equal(purpose, "Find a shortest path to the exit.");
});

test("in breadth-first search of a graph gray vertices wait, and in the end one path is marked", () => {
  const neighbours = [
    [1, 2],
    [0, 3],
    [0, 3],
    [1, 2],
  ];
  const square = fake<GraphSketch>({ names: [..."abcd"], neighbours, directed: false });
  const edges = plainEdges(square);
  const { steps, parents } = spreadOf(neighbours, [0, 1, 2], 3);
  const vertices = breadthVertices(square, steps, [1, 2], [[3, 2, "next"]]);
  assert.equal(vertices.map(({ standing }) => standing[0]).join(""), "bggw");
  assert.equal(vertices.map(({ note, badge }) => note + badge).join(), "0,1,1,2");
  const kinds = (way: number[] | null, last: number, from: ArrayLike<number>) =>
    breadthEdges(square, edges, from, way, last)
      .map(({ tail, head, standing }) => `${tail}${head} ${standing}`)
      .sort();
  assert.deepEqual(kinds(null, 2, parents), ["01 tree", "02 last", "13 plain", "23 plain"]);
  const whole = spreadOf(neighbours, [0, 1, 2, 3], 4);
  const way = wayTo(3, whole);
  assert.deepEqual(kinds(way, 3, whole.parents), ["01 path", "02 plain", "13 path", "23 plain"]);
});
