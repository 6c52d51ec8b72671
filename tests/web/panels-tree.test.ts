import assert from "node:assert/strict";
import { test } from "node:test";
import type { Level } from "../../web/engine/types/python-replies.ts";
import { clip, layOutTree, rowsOf } from "../../web/parts/charts/tree-layout.ts";
import type { Lettering } from "../../web/parts/charts/types.ts";
import { growTree, layOutWhole } from "../../web/parts/charts/whole-tree.ts";
import { describe, legendOf } from "../../web/parts/panels/tree-panel.ts";

/** Letters that are 7 pixels wide. */
const lettering = (name: (choice: number) => string, brief: (choice: number) => string = name) => ({
  name,
  brief,
  measure: (text: string) => 7 * text.length,
});
const named = lettering((choice) => `c${choice}`);

/** A level of ten choices, some of them tried, in a panel with room for six. */
function describeRow(tried: number) {
  const choices = Array.from({ length: 10 }, (_, i) => i);
  const past = { entered: 0, exits: [], whole: false };
  const rows = rowsOf([{ choices, tried, cut: 0, stopped: [] }], [], [past], -1);
  const { nodes } = layOutTree(rows, 312, "start", named);
  return nodes.slice(1).map((node) => describe(node, false, false));
}

test("what there is no room for is not said to have been tried", () => {
  const labels = describeRow(0);
  assert.equal(labels.at(-1), "6 more, not drawn for lack of room");
  assert.deepEqual(
    labels.filter((label) => /tried before|Go there/.test(label)),
    [],
  );
});

test("only what leads somewhere says so", () => {
  assert.ok(describeRow(9).includes("c6: tried before."));
  const node = { standing: "done" as const, label: "c6", size: null, cut: 0 };
  assert.equal(describe(node, false, true), "c6: tried before. Go there");
});

test("a choice below which options were ruled out ahead is marked, on the path and in the whole tree", () => {
  const levels: Level[] = [
    { choices: [0, 1], tried: 1, cut: 2, stopped: [[0, 4]] },
    { choices: [5], tried: 0, cut: 3, stopped: [] },
  ];
  const past = { entered: 0, exits: [2], whole: true };
  const pasts = [past, { ...past, entered: 3, exits: [] }];
  const folded = layOutTree(rowsOf(levels, [1], pasts, -1), 400, "start", named, 2);
  assert.deepEqual(
    folded.nodes.map(({ label, cut }) => [label, cut]),
    [
      ["start", 2],
      ["c0", 4],
      ["c1", 3],
      ["c5", 0],
    ],
  );
  const whole = layOutWhole(growTree([0, ~0, 1], levels), 400, "start", named, new Map([[1, 4]]));
  assert.deepEqual(
    whole.nodes.filter(({ cut }) => cut > 0).map(({ label, cut }) => [label, cut]),
    [["c0", 4]],
  );
  const marked = whole.nodes.find(({ cut }) => cut > 0);
  assert.ok(marked);
  const told = "c0: tried before. Looking ahead rules out 4 options here.";
  assert.equal(describe(marked, false, false), told);
  const looks = (nodes: typeof whole.nodes) => legendOf(nodes, false).flatMap(({ looks }) => looks);
  assert.ok(looks(whole.nodes).includes("cut"));
  assert.ok(!looks(whole.nodes.map((node) => ({ ...node, cut: 0 }))).includes("cut"));
});

/** A level of some choices, one of them on the path, at a given width. */
function layOutLevel(n: number, letters: Lettering, width: number) {
  const choices = Array.from({ length: n }, (_, i) => i);
  const past = { entered: 0, exits: [], whole: false };
  const tried = Math.floor(n / 2);
  const rows = rowsOf([{ choices, tried, cut: 0, stopped: [] }], [tried], [past, past], -1);
  return layOutTree(rows, width, "start", letters);
}

test("labels fit their boxes, and boxes the picture, at every width", () => {
  const cells = lettering(
    (digit) => `r4c1=${digit + 1}`,
    (digit) => String(digit + 1),
  );
  const regions = lettering(
    (n) => `South Dakota colour ${n}`,
    (n) => `colour ${n}`,
  );
  for (const letters of [cells, regions, named]) {
    for (const n of [1, 2, 3, 5, 9, 16, 64]) {
      for (const width of [240, 300, 390, 680]) {
        const { nodes } = layOutLevel(n, letters, width);
        const row = nodes.slice(1);
        for (const [index, node] of row.entries()) {
          const shown = clip(node.label, node.width, letters);
          const at = `${n} in ${width}: ${shown}`;
          assert.ok(letters.measure(shown) <= node.width, at);
          assert.ok(
            node.x - node.width / 2 >= -1e-9 && node.x + node.width / 2 <= width + 1e-9,
            at,
          );
          const next = row[index + 1];
          if (next) assert.ok(node.x + node.width / 2 < next.x - next.width / 2, at);
          // The name of a choice in a cell is short enough to be shown whole.
          if (letters === cells) assert.equal(shown, node.label, at);
        }
      }
    }
  }
});

test("where there is no room for all names the path keeps its own", () => {
  const cells = lettering(
    (digit) => `r4c1=${digit + 1}`,
    (digit) => String(digit + 1),
  );
  const labels = layOutLevel(9, cells, 400).nodes.map(({ label }) => label);
  assert.deepEqual(labels, ["start", "1", "2", "3", "4", "r4c1=5", "6", "7", "8", "9"]);
  const few = layOutLevel(3, cells, 400).nodes.map(({ label }) => label);
  assert.deepEqual(few, ["start", "r4c1=1", "r4c1=2", "r4c1=3"]);
});

test("a name that is too long is cut where the box ends, and not before", () => {
  const letters = { measure: (text: string) => 10 * text.length };
  assert.equal(clip("Ohio", 52, letters), "Ohio");
  assert.equal(clip("Ohio", 51, letters), "Oh…");
  assert.equal(clip("New York", 70, letters), "New…");
});
