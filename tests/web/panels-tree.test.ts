import assert from "node:assert/strict";
import { test } from "node:test";
import type { Level } from "../../web/engine/types/python-replies.ts";
import { foldLarge, joinAlike, layOutBelow } from "../../web/parts/charts/folded-tree.ts";
import { clip, layOutTree, rowsOf } from "../../web/parts/charts/tree-layout.ts";
import type { Branch, Lettering } from "../../web/parts/charts/types.ts";
import { growTree, layOutWhole } from "../../web/parts/charts/whole-tree.ts";
import { eventsBetween } from "../../web/parts/panels/tree-folds.ts";
import { describe, legendOf } from "../../web/parts/panels/tree-panel.ts";
import { seededRandom } from "./chance.ts";

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

/** A failed choice with its size, as steps from `entered` on. */
const failed = (choice: number, entered: number, size: number | null): Branch => ({
  ...{ choice, standing: "done", last: false, entered, cut: 0, size },
  exit: size === null ? null : entered + 2 * size - 1,
});

test("choices that failed for the same reason are one mark, until it is unfolded", () => {
  const open: Branch = { ...failed(4, 0, null), standing: "open", entered: null };
  const row = [failed(0, 1, 2), failed(1, 5, 3), failed(2, 11, 4), failed(3, 19, 1), open];
  const groups = [
    { sentence: "a1 is cut off.", choices: [0, 2, 4] },
    { sentence: "b2 is cut off.", choices: [3, 9] },
  ];
  const joined = joinAlike(row, groups, null);
  assert.deepEqual(
    joined.map(({ choice, size, joined }) => [choice, size, joined?.choices ?? null]),
    [
      [0, 6, [0, 2]],
      [1, 3, null],
      [3, 1, null],
      [4, null, null],
    ],
  );
  assert.deepEqual(joinAlike(row, groups, { step: 11, below: false }), row);
  assert.equal(joinAlike(row, groups, { step: 5, below: false }).length, 4, "another one");
  const unknown = joinAlike([failed(0, 1, null), failed(2, 11, 4)], groups, null);
  assert.equal(unknown[0].size, null, "the size of one is not known");
  const { nodes } = layOutTree([joined], 400, "start", named);
  assert.deepEqual(
    nodes.map(({ label }) => label),
    ["start", "c0 c2", "c1", "c3", "c4"],
  );
});

/** Events of a random tree of choices in which each is taken back; and its number of choices by levels. */
function growRandom(seed: number) {
  const random = seededRandom(seed);
  const events: number[] = [];
  const levels: number[] = [];
  const grow = (level: number) => {
    const choice = random(20);
    events.push(choice);
    levels[level] = (levels[level] ?? 0) + 1;
    for (let below = level < 5 ? random(4) : 0; below > 0; below--) grow(level + 1);
    events.push(~choice);
  };
  grow(0);
  return { events, levels };
}

test("what was tried below a choice is drawn level by level, as far as there is room", () => {
  for (let seed = 0; seed < 60; seed++) {
    const { events, levels } = growRandom(seed);
    const all = events.length / 2;
    const wide = layOutBelow(events, 101, 100_000, named);
    if (levels.length === 1) {
      assert.equal(wide, null, "there is nothing below");
      continue;
    }
    assert.ok(wide);
    assert.equal(wide.nodes.length, all, "all of it fits");
    for (const width of [150, 400, 900]) {
      const layout = layOutBelow(events, 101, width, named);
      if (layout === null) continue;
      assert.ok(layout.width <= width);
      const shown = layout.nodes.reduce<number[]>((counts, { level }) => {
        counts[level] = (counts[level] ?? 0) + 1;
        return counts;
      }, []);
      assert.deepEqual(shown, levels.slice(0, shown.length), "a level is drawn whole or not");
      const folded = layout.nodes.reduce(
        (sum, { size }) => sum + (size === null ? 0 : size - 1),
        0,
      );
      assert.equal(layout.nodes.length + folded, all, "sizes and nodes are all choices");
      for (const { entered, exit, choice } of layout.nodes) {
        if (entered === null || exit === null) assert.fail("each has been taken back");
        assert.deepEqual([events[entered - 101], events[exit - 101]], [choice, ~choice]);
      }
    }
  }
});

test("subtrees that are taken back and larger than a number are folded, and one of them not", () => {
  for (let seed = 0; seed < 60; seed++) {
    const { events } = growRandom(seed);
    const run = [...events, 5, ...growRandom(seed + 1).events];
    const levels = [{ choices: [], tried: 0 }];
    const nodesOf = (most: number, step: number | null) => {
      const unfolded = step === null ? null : { step, below: true };
      const folded = foldLarge(growTree(run, levels), most, unfolded);
      return layOutWhole(folded, 0, "start", named).nodes;
    };
    const placed = run.filter((event) => event >= 0).length;
    const nodes = nodesOf(4, null);
    const hidden = nodes.reduce((sum, { size }) => sum + (size === null ? 0 : size - 1), 0);
    assert.equal(nodes.length - 1 + hidden, placed);
    assert.ok(nodes.every(({ size }) => size === null || size > 4));
    assert.equal(nodesOf(1_000, null).length, placed + 1, "none is that large");
    const whole = events.length / 2;
    const one = nodes.find(({ level }) => level === 1);
    assert.equal(one?.size ?? null, whole > 4 ? whole : null);
    if (whole > 4) assert.equal(nodesOf(4, 1).length, nodes.length + whole - 1);
  }
});

test("events are read from several chunks, and none where one has been dropped", () => {
  const chunk = (start: number, from: number, filled: number) => ({
    ...{ start, from, filled, index: 0, path: new Int16Array(), undone: -1 },
    events: Int16Array.from({ length: 10 }, (_, i) => start + i),
  });
  const chunks = new Map([
    [0, chunk(0, 3, 10)],
    [1, chunk(10, 0, 10)],
    [3, chunk(30, 0, 4)],
  ]);
  const timeline = { chunkAt: (at: number) => chunks.get(Math.floor(at / 10)) ?? null };
  assert.deepEqual([...(eventsBetween(timeline, 7, 12) ?? [])], [7, 8, 9, 10, 11]);
  assert.deepEqual([...(eventsBetween(timeline, 31, 34) ?? [])], [31, 32, 33]);
  for (const [from, to] of [
    [2, 5],
    [18, 22],
    [31, 35],
  ])
    assert.equal(eventsBetween(timeline, from, to), null);
});
