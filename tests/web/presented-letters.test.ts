/** While presenting, all letters of a board are readable from ten metres: 24 pixels in a window of 1280 x 720. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createView } from "../../web/board/registry.ts";
import type { Palette } from "../../web/dom/theme.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { fake } from "./fake.ts";
import { catalogue } from "./golden.ts";
import { EXAMPLE, squareAt, stateAfter } from "./samples.ts";

/** The board of such a window, in pixels. */
const SIDE = 634;
const LEAST = 24;

interface Written {
  text: string;
  size: number;
  x: number;
  y: number;
}

/** A canvas that records the texts written on it. */
function makeContext(written: Written[]) {
  const own = {
    font: "",
    fillText: (text: string, x: number, y: number) =>
      written.push({ text, size: Number(/([\d.]+)px/.exec(own.font)?.[1]), x, y }),
    measureText: ({ length }: string) => ({ width: 14 * length }),
    createPattern: () => "transparent",
  };
  return new Proxy(own, { get: (_, name) => Reflect.get(own, name) ?? (() => {}) });
}

class Nothing {
  getContext = () => makeContext([]);
}
for (const name of ["Path2D", "OffscreenCanvas"]) {
  const known = new Proxy(Nothing, {
    construct: () =>
      new Proxy(new Nothing(), { get: (own, key) => Reflect.get(own, key) ?? (() => {}) }),
  });
  Reflect.set(globalThis, name, known);
}

/** The palette while presenting; colours do not matter. */
const palette = fake<Palette>({ font: "Inter", letters: `${LEAST}px` });

/** The texts on the board of a scenario after some choices. */
function write(text: string, choices: number[], description: object | null = null) {
  const scenario = parseScenario(text, catalogue);
  const told = description && { scenario: text, puzzle: scenario.puzzle, ...description };
  const view = createView(scenario, fake(told));
  const { size = 0, length = 0, root = [] } = view.task;
  const state = stateAfter(size, length, root, choices);
  const written: Written[] = [];
  const moment = { state, before: null, next: null, motion: null, flash: 0, cursor: -1 };
  view.draw(fake(makeContext(written)), { width: SIDE, height: SIDE }, palette, moment);
  return written;
}

function assertLegible(written: Written[], name: string) {
  assert.ok(written.length > 0, name);
  for (const { text, size } of written) assert.ok(size >= LEAST, `${name}: ${text} is ${size}`);
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

test("numbers, coordinates and badges of boards up to 12 x 12 are read from afar", () => {
  for (const n of range(4, 13)) {
    for (const last of [3, n * n - 2, n * n]) {
      const name = `tour/${n}x${n}/a1/textbook`;
      assertLegible(write(name, range(1, last)), `${name}@${last}`);
      assertLegible(write(`${name}/strategy=warnsdorff`, range(1, last)), `${name}@${last}`);
    }
    assertLegible(write(`queens/${n}`, []), `queens/${n}`);
  }
});

test("in the digits that fit a cell of sudoku, too", () => {
  const grid = { n: 9, givens: `1${".".repeat(80)}`, regions: "", boxes: "" };
  const written = write("sudoku/easy", [], { size: 729, length: 80, root: [], grid });
  // Twenty cells see the 1; in the other sixty all nine digits fit.
  assert.equal(written.length, 1 + 20 * 8 + 60 * 9);
  assertLegible(written, "sudoku");
});

test("and names, numbers and badges of a graph", () => {
  const sizes = { size: 6, length: 6, root: [0] };
  const graph = { ...EXAMPLE, edges: [] };
  assertLegible(write("graph/example/A", [1, 3], { ...sizes, graph }), "graph");
  const forest = {
    discovered: [1, 2, 9, 3, 4, 5],
    finished: [12, 11, 10, 8, 7, 6],
    edges: [[0, 1, "tree", 1]],
  };
  assertLegible(
    write("forest/example/A", [0, 1, 3, 4, 5, ~5, ~4, ~3, 2, ~2, ~1, ~0], {
      ...sizes,
      root: [],
      graph,
      forest,
    }),
    "forest",
  );
});

test("a region's name stands within it, or beside it in the sea, or not at all, but for that of the step", () => {
  const names = ["Wide Land", "Long Name of It", "Islet", "Inner Lands"];
  // The wide land is nine tenths of the map; apart from it are an islet, and a region inside the land that is too small
  // for its name.
  const outlines = [
    [squareAt(0, 0, 90), squareAt(40, 40, 6)],
    [
      [
        [95, 0],
        [97, 0],
        [97, 90],
        [95, 90],
      ],
    ],
    [squareAt(110, 50, 4)],
    [squareAt(40, 40, 6)],
  ];
  const labels = [
    [65, 45, 40],
    [96, 45, 2],
    [112, 52, 4],
    [43, 43, 6],
  ];
  const map = {
    names,
    borders: [[0, 3]],
    outlines,
    edges: [],
    labels,
    colours: 4,
    givens: [],
    size: [160, 160],
  };
  const sizes = { size: 16, length: 4, root: [], map };
  const first = write("colouring/A:D/4", [], sizes);
  assertLegible(first, "map");
  assert.deepEqual(first.map(({ text }) => text).sort(), ["Islet", "Long Name of It", "Wide Land"]);
  const islet = first.find(({ text }) => text === "Islet");
  // Its region has 4 of 160 parts of the width, and begins at 110.
  assert.ok(islet && Math.hypot(islet.x - (112 / 160) * SIDE, islet.y - (52 / 160) * SIDE) > 8);
  const inner = write("colouring/A:D/4", [3 * 4], sizes);
  assertLegible(inner, "map");
  assert.ok(inner.some(({ text }) => text === "Inner Lands"));
});
