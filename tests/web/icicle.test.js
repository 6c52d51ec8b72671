/** The whole search tree and its picture, against a plain replay of the events. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { columnsOf, layOutIcicle, rowsWithin } from "../../web/charts/icicle.js";
import { costliest } from "../../web/digest/costliest.js";
import { Relief } from "../../web/digest/relief.js";
import { Tree } from "../../web/digest/tree.js";
import { replayFromZero } from "./centre.js";
import { seededRandom } from "./chance.js";
import { rulesFor } from "./samples.js";
import { runSearch } from "./small-searches.js";

/** @import { Twig } from "../../web/digest/tree.js" */

/** A general depth-first search of two trees, which forgets nothing. */
const FOREST = [0, 2, ~2, 1, 4, ~4, ~1, ~0, 3, 5, ~5, ~3];
const SEARCHES = [
  "tour/5x5/c3/sutcliffe",
  "tour/4x4/a1/textbook",
  "tour/3x3/any/textbook",
  "queens/6/goal=all",
  "graph/example/A",
  "colouring/australia/3",
  "sudoku/1...2.......4..3",
];

/** @param {string} scenario @param {number} [wanted] */
function run(scenario, wanted = 1) {
  const { rules } = rulesFor(scenario);
  return { events: runSearch(rules, wanted).events, root: rules.root, size: rules.size };
}

/** @param {{events: ArrayLike<number>, root: readonly number[], size: number}} run @param {{base?: number, chunk?: number, room?: number}} [options] */
function treeOf({ events, root, size }, { base = 0, chunk = 777, room } = {}) {
  const { path } = replayFromZero(base, events, [...root]);
  const relief = new Relief({ base, depth: path.length, length: 64, most: 64 });
  const tree = new Tree({ base, path, root: root.length, size, relief, room });
  for (let i = base; i < events.length; i += chunk) {
    const to = Math.min(events.length, i + chunk);
    relief.append(events, i, to);
    tree.append(events, i, to);
  }
  return tree;
}

/** Every choice that is placed, by a replay with a stack. @param {{events: ArrayLike<number>, root: readonly number[]}} run @returns {Twig[]} */
function replay({ events, root }, base = 0) {
  /** @type {Twig[]} */
  const twigs = [];
  const cut = replayFromZero(base, events, [...root]).path;
  const stack = cut.map((choice, i) => {
    const twig = { depth: i + 1, choice, start: base, end: events.length, open: true, cut: true };
    if (i >= root.length) twigs.push(twig);
    return twig;
  });
  for (let i = base; i < events.length; i++) {
    if (events[i] >= 0) {
      const depth = stack.length + 1;
      const twig = {
        depth,
        choice: events[i],
        start: i,
        end: events.length,
        open: true,
        cut: false,
      };
      stack.push(twig);
      twigs.push(twig);
    } else Object.assign(/** @type {Twig} */ (stack.pop()), { end: i + 1, open: false });
  }
  return twigs;
}

/** What is drawn of choices in some columns, by nothing but where each begins and ends. @param {readonly Twig[]} twigs @param {readonly number[]} at @param {number} first @param {number} last */
function naive(twigs, at, first, last) {
  const bars = [];
  const cells = new Set();
  for (const { depth, start, end } of twigs) {
    if (depth < first || depth > last) continue;
    const from = at.findIndex((edge, i) => i < at.length - 1 && edge >= start);
    const to = at.findLastIndex((edge) => edge <= end);
    const seen = from >= 0 && to > from;
    if (seen) bars.push({ row: depth - first, from, to });
    for (let column = 0; column < at.length - 1; column++) {
      const within = seen && column >= from && column < to;
      if (!within && start < at[column + 1] && end > at[column])
        cells.add(`${column} ${depth - first}`);
    }
  }
  return { bars, cells };
}

const order = (
  /** @type {{row: number, from: number}} */ a,
  /** @type {{row: number, from: number}} */ b,
) => a.row - b.row || a.from - b.from;

for (const scenario of [...SEARCHES, "forest"]) {
  const whole = scenario === "forest" ? { events: FOREST, root: [], size: 6 } : run(scenario, 9);

  test(`every choice of ${scenario} begins, ends, and stands among the others as a replay says`, () => {
    const random = seededRandom(3);
    for (const part of [1, 0.6, 0.123]) {
      const events = whole.events.slice(0, Math.ceil(part * whole.events.length));
      const tree = treeOf({ ...whole, events });
      const twigs = replay({ ...whole, events });
      const some = twigs.filter(() => random(twigs.length) < 300);
      for (const twig of some) {
        assert.deepEqual(tree.twigAt(twig.start, twig.depth), twig);
        assert.deepEqual(tree.twigAt(twig.end - 1, twig.depth), twig);
        const parent = twigs.findLast(
          ({ depth, start }) => depth === twig.depth - 1 && start < twig.start,
        );
        const above = tree.parentOf(twig);
        assert.deepEqual(above, twig.depth - 1 > whole.root.length ? parent : null);
        const child = twigs.find(({ start }) => start > twig.start);
        assert.deepEqual(
          tree.firstChildOf(twig),
          child !== undefined && child.depth > twig.depth ? child : null,
        );
        const next = twigs.find(({ start, depth }) => start === twig.end && depth === twig.depth);
        assert.deepEqual(tree.siblingOf(twig, 1), next ?? null);
        if (next !== undefined) assert.deepEqual(tree.siblingOf(next, -1), twig);
        const { path } = replayFromZero(twig.start + 1, events, [...whole.root]);
        assert.deepEqual(tree.pathTo(twig, 1), path.slice(whole.root.length));
      }
    }
  });

  test(`the widths of ${scenario} sum exactly, and any part that is seen is as drawn by hand`, () => {
    const random = seededRandom(5);
    const few = { ...whole, events: whole.events.slice(0, 6000) };
    const tree = treeOf(few);
    const twigs = replay(few);
    const { length } = few.events;
    for (let i = 0; i < 40; i++) {
      const [from, to] =
        i === 0 ? [0, length] : [random(length), random(length)].sort((a, b) => a - b);
      if (to - from < 2) continue;
      const { at, x } = columnsOf(tree, { from, to }, 1 + random(90));
      const rows =
        i % 2 === 0
          ? { first: whole.root.length + 1, last: 64, together: 1 }
          : rowsWithin(tree, at);
      const { bars, grains } = layOutIcicle(tree, at, rows);
      const seen = naive(twigs, at, rows.first, rows.last);
      assert.deepEqual(bars.sort(order), seen.bars.sort(order));
      const cells = grains.flatMap(({ column, row, rows: number }) =>
        Array.from({ length: number }, (_, more) => `${column} ${row + more}`),
      );
      assert.deepEqual(cells.sort(), [...seen.cells].sort());
      assert.deepEqual([x[0], Math.round(x[x.length - 1])], [0, Math.round(x[x.length - 1])]);
    }
    const first = whole.root.length + 1;
    // A column for each step: then nothing is left out, and a row is as wide as its choices took steps.
    const { at } = columnsOf(tree, { from: 0, to: length }, length);
    const { bars, grains } = layOutIcicle(tree, at, { first, last: 64, together: 1 });
    assert.equal(grains.length, 0);
    for (let depth = first; depth <= 64; depth++) {
      const sum = (/** @type {number[]} */ widths) => widths.reduce((a, b) => a + b, 0);
      const drawn = bars
        .filter(({ row }) => row === depth - first)
        .map(({ from, to }) => to - from);
      const steps = twigs
        .filter((twig) => twig.depth === depth)
        .map(({ start, end }) => end - start);
      assert.equal(sum(drawn), sum(steps));
    }
  });

  test(`what cost most in ${scenario} is the longest that was taken back beside the last path`, () => {
    for (const part of [1, 0.7, 0.31]) {
      const events = whole.events.slice(0, Math.ceil(part * whole.events.length));
      const closed = replay({ ...whole, events }).filter(({ open }) => !open);
      const longest = Math.max(...closed.map(({ start, end }) => end - start));
      const found = costliest(treeOf({ ...whole, events }));
      if (closed.length === 0) assert.equal(found, null);
      else
        assert.deepEqual(
          found,
          closed.find(({ start, end }) => end - start === longest),
        );
    }
  });
}
