/** Mazes: a path that is complete at its exit, however long it is; walls, and the clicks that build and open them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isOpen,
  readMaze,
  wallsOf,
  withWall,
  writeDigits,
} from "../../web/board/maze/maze-picture.ts";
import { createView, entryOf } from "../../web/board/registry.ts";
import { sideOf } from "../../web/board/shared/arrow.ts";
import { Finder } from "../../web/engine/analysis/finder.ts";
import { nextDeadEnd, nextSolution } from "../../web/engine/analysis/navigation.ts";
import { State } from "../../web/engine/run/search-state.ts";
import { Timeline } from "../../web/engine/run/timeline.ts";
import { tellsEnd } from "../../web/state/link/link-view.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { fake } from "./fake.ts";
import { catalogue } from "./golden.ts";

/** A square of 2 x 2 cells without walls, from a2 (2) to b1 (1): right and down, then down and right. */
const SIZES = { size: 4, length: 4, root: [2], exit: 1 };
const EVENTS = Int16Array.from([3, 1, ~1, ~3, 0, 1, ~1, ~0]);

const open = (text: string, description: object | null = null) => {
  const scenario = parseScenario(text, catalogue);
  return createView(scenario, fake(description));
};

test("a path is complete at the exit, and the step after it tells the end", () => {
  const state = new State(SIZES);
  const complete: number[] = [];
  const telling: number[] = [];
  for (const event of EVENTS) {
    state.apply(event);
    if (state.complete) complete.push(state.position);
    if (tellsEnd(state, false)) telling.push(state.position);
  }
  assert.deepEqual(complete, [2, 6]);
  assert.deepEqual(telling, [2, 3, 6, 7]);
});

test("solutions and dead ends of a run are found, though no path has its full length", () => {
  const timeline = new Timeline({ ...SIZES, holds: () => true });
  timeline.append(EVENTS);
  assert.equal(timeline.solutions, 2);
  assert.deepEqual(nextSolution(0)(timeline), { position: 2 });
  assert.deepEqual(nextSolution(2)(timeline), { position: 6 });
  assert.equal(nextDeadEnd(0)(timeline), null);
  const shut = new Timeline({ ...SIZES, exit: 0 });
  shut.append(Int16Array.from([3, 1, ~1, ~3]));
  assert.deepEqual(nextDeadEnd(0)(shut), { position: 2 });
  const finder = new Finder(timeline, [{ kind: "solution" }], () => true);
  finder.look(() => false);
  assert.equal(finder.count, 2);
});

test("walls are read from digits and written again", () => {
  const maze = readMaze({ grid: "12.20.00", start: "", end: "" });
  assert.deepEqual(maze, {
    digits: [
      [1, 2],
      [2, 0],
      [0, 0],
    ],
    start: 4,
    end: 1,
  });
  assert.equal(writeDigits(maze?.digits ?? []), "12.20.00");
  assert.equal(readMaze({ grid: "%23%23", start: "", end: "" }), null);
  assert.deepEqual(
    wallsOf([
      [0, 1],
      [2, 0],
    ]).slice(4),
    [
      { from: [2, 0], to: [2, 1] },
      { from: [0, 2], to: [1, 2] },
    ],
  );
  assert.equal(readMaze({ grid: "2x2", start: "c1", end: "" }), null);
});

test("a step goes between cells side by side without a wall", () => {
  const digits = [
    [1, 2],
    [2, 0],
    [0, 0],
  ];
  // a3-b3 has a wall, b3-b2 too, a2-a1 too.
  const ways = [
    [4, 5],
    [5, 3],
    [2, 0],
    [4, 2],
    [2, 3],
    [3, 1],
    [0, 1],
  ];
  assert.deepEqual(
    ways.map(([one, other]) => isOpen(digits, one, other)),
    [false, false, false, true, true, true, true],
  );
  assert.ok(!isOpen(digits, 4, 3) && !isOpen(digits, 1, 2) && !isOpen(digits, 0, 0));
  const column = [[0], [2], [0]];
  assert.ok(isOpen(column, 2, 1) && !isOpen(column, 1, 0));
  assert.deepEqual(withWall(withWall(digits, 4, 5), 5, 4), digits);
});

test("a click near a side, or Shift with an arrow, builds or opens a wall", () => {
  const view = open("maze/2x2/goal=all");
  assert.equal(view.toggle?.(2, { right: 1, up: 0 }), "maze/10.00/goal=all");
  assert.equal(view.toggle?.(0, { right: 0, up: 1 }), "maze/20.00/goal=all");
  assert.equal(view.toggle?.(2, { right: -1, up: 0 }), null, "the edge stays");
  assert.equal(view.toggle?.(2), null);
  assert.equal(open("maze/10.00").toggle?.(3, { right: -1, up: 0 }), "maze/2x2");
  assert.deepEqual(sideOf({ x: 10, y: 10 }, 17, 12), { right: 1, up: 0 });
  assert.deepEqual(sideOf({ x: 10, y: 10 }, 9, 2), { right: 0, up: 1 });
});

test("a maze's view names cells, points, and moves its cursor", () => {
  const view = open("maze/12.20.00");
  assert.deepEqual(view.task, { size: 6, length: 6, root: [4], exit: 1 });
  assert.deepEqual(
    [view.name(5), view.moveCursor(-1, "ArrowUp"), view.moveCursor(4, "ArrowRight")],
    ["b3", 4, 5],
  );
  assert.equal(view.moveCursor(4, "ArrowUp"), 4);
  const size = { width: 300, height: 300 };
  const { x, y } = view.ringOf(3, size) ?? { x: 0, y: 0 };
  assert.equal(view.choiceAt(size, x, y), 3);
  assert.ok(view.follows(4, 2) && !view.follows(4, 5));
  assert.equal(view.startAt(3), "maze/12.20.00/start=b2");
  assert.equal(view.startAt(1), null);
  const state = new State({ ...SIZES, size: 6, length: 6, root: [4] });
  assert.equal(view.cell(4, state), "a3, start: cell 1 of the path");
  assert.equal(view.cell(1, state), "b1, exit: not on the path");
  assert.equal(
    view.label(state),
    "Maze, 3 rows and 2 columns. 1 cell on the path, the last is a3. The exit is b1.",
  );
  const ground = view.ground?.(100);
  assert.equal(ground?.places.length, 6);
  assert.ok(ground?.over?.startsWith("M"));
});

test("a picture in a link waits for Python", () => {
  const text = "maze/%23%23%23%23%23%0A%23%20%20%20%23%0A%23%23%23%23%23";
  assert.ok(open(text).pending);
  const maze = { digits: [[0, 0]], start: 0, end: 1 };
  assert.equal(open(text, { maze }).name(1), "b1");
  const grid = text.slice("maze/".length);
  const drawn = entryOf("maze").heading({ values: { grid }, chosen: {}, length: 4, puzzle: "" });
  assert.equal(drawn.title, "Your own maze");
  assert.deepEqual(
    entryOf("maze").heading({
      values: { grid: "00.00", start: "", end: "" },
      chosen: {},
      length: 4,
      puzzle: "",
    }),
    {
      title: "Maze of 2x2 cells",
      purpose: "Find a path to the exit, without entering a cell twice.",
    },
  );
});
