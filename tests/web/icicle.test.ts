/** The whole search tree and its picture, compared with a plain replay of the events. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { costliestBranch } from "../../web/engine/analysis/costliest-branch.ts";
import { DepthRanges } from "../../web/engine/analysis/depth-ranges.ts";
import { Tree, type Twig } from "../../web/engine/analysis/tree.ts";
import { columnsOf, endsOf, layOutIcicle, rowsWithin } from "../../web/parts/charts/icicle.ts";
import { RowEnds } from "../../web/parts/charts/row-ends.ts";
import { between, Span } from "../../web/parts/charts/span.ts";
import { formatLimits, formatShare } from "../../web/parts/panels/icicle-sentences.ts";
import { replayFromZero } from "./centre.ts";
import { seededRandom } from "./chance.ts";
import { rulesFor } from "./samples.ts";
import { runSearch } from "./small-searches.ts";

/** A general depth-first search of two trees. */
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

function run(scenario: string, wanted = 1) {
  const { rules } = rulesFor(scenario);
  return { events: runSearch(rules, wanted).events, root: rules.root, size: rules.size };
}

function treeOf(
  { events, root, size }: { events: ArrayLike<number>; root: readonly number[]; size: number },
  { base = 0, chunk = 777, room }: { base?: number; chunk?: number; room?: number } = {},
) {
  const { path } = replayFromZero(base, events, [...root]);
  const depthRanges = new DepthRanges({ base, depth: path.length, length: 64, most: 64 });
  const tree = new Tree({ base, path, root: root.length, size, depthRanges, room });
  for (let i = base; i < events.length; i += chunk) {
    const to = Math.min(events.length, i + chunk);
    depthRanges.append(events, i, to);
    tree.append(events, i, to);
  }
  return tree;
}

/** Every placed choice, from a replay with a stack. */
function replay(
  { events, root }: { events: ArrayLike<number>; root: readonly number[] },
  base = 0,
): Twig[] {
  const twigs: Twig[] = [];
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
    } else Object.assign(stack.pop() as Twig, { end: i + 1, open: false });
  }
  return twigs;
}

/** The choices drawn in some columns, computed from their beginnings and ends alone. */
function naive(twigs: readonly Twig[], at: readonly number[], first: number, last: number) {
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

const order = (a: { row: number; from: number }, b: { row: number; from: number }) =>
  a.row - b.row || a.from - b.from;

for (const scenario of [...SEARCHES, "forest"]) {
  const whole = scenario === "forest" ? { events: FOREST, root: [], size: 6 } : run(scenario, 9);

  test(`every choice of ${scenario} begins, ends, and stands among the others as a replay says`, () => {
    const random = seededRandom(3);
    for (const part of [1, 0.6, 0.123]) {
      const events = whole.events.slice(0, Math.ceil(part * whole.events.length));
      const tree = treeOf({ ...whole, events });
      const twigs = replay({ ...whole, events });
      const some = twigs.filter(() => random(twigs.length) < 100);
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
    const few = { ...whole, events: whole.events.slice(0, 3000) };
    const tree = treeOf(few);
    const twigs = replay(few);
    const { length } = few.events;
    for (let i = 0; i < 20; i++) {
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
    // One column per step: nothing is merged, and a row is as wide as its choices took steps.
    const { at } = columnsOf(tree, { from: 0, to: length }, length);
    const { bars, grains } = layOutIcicle(tree, at, { first, last: 64, together: 1 });
    assert.equal(grains.length, 0);
    for (let depth = first; depth <= 64; depth++) {
      const sum = (widths: number[]) => widths.reduce((a, b) => a + b, 0);
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
      const found = costliestBranch(treeOf({ ...whole, events }));
      if (closed.length === 0) assert.equal(found, null);
      else
        assert.deepEqual(
          found,
          closed.find(({ start, end }) => end - start === longest),
        );
    }
  });
}

const TOUR = run("tour/5x5/c3/sutcliffe");
const QUEENS = run("queens/6/goal=all", 9);

test("a search that was opened in the middle has nothing of what was before", () => {
  for (const base of [1, 37, 1000, 20_000]) {
    const tree = treeOf(TOUR, { base });
    const twigs = replay(TOUR, base);
    const open = twigs.filter(({ cut }) => cut);
    assert.ok(open.length > 0);
    for (const twig of [...open, ...twigs.slice(-300)]) {
      assert.deepEqual(tree.twigAt(twig.start, twig.depth), twig);
      const before = twigs.find(
        ({ end, depth, cut }) => end === twig.start && depth === twig.depth && !cut,
      );
      if (twig.cut) assert.equal(tree.siblingOf(twig, -1), null);
      else if (before !== undefined) assert.deepEqual(tree.siblingOf(twig, -1), before);
    }
    const { at } = columnsOf(tree, { from: base, to: TOUR.events.length }, 80);
    const rows = { first: 2, last: 64, together: 1 };
    assert.deepEqual(
      layOutIcicle(tree, at, rows).bars.sort(order),
      naive(twigs, at, 2, 64).bars.sort(order),
    );
    assert.match(
      formatLimits(tree, false),
      new RegExp(`opened at step ${base.toLocaleString("en")}`),
    );
  }
});

test("the record ends where its room does, and what is in it stays right", () => {
  // As if the search ran again and again; that it repeats its paths does not matter here.
  const depth = TOUR.events.reduce((level, event) => level + (event >= 0 ? 1 : -1), 0);
  const back = Array.from({ length: depth }, () => -1);
  const stream = Array.from({ length: 30 }, () => [...TOUR.events, ...back]).flat();
  const tree = treeOf({ ...TOUR, events: stream }, { chunk: 65_536, room: 700_000 });
  assert.ok(tree.full);
  assert.ok(tree.bytes <= 1_000_000);
  assert.ok(tree.read >= 500_000 && tree.read < stream.length);
  const last = tree.twigAt(tree.read - 1, 2);
  const from =
    Math.floor((tree.read - 1) / (TOUR.events.length + depth)) * (TOUR.events.length + depth);
  assert.deepEqual([last?.start, last?.end, last?.open], [from, tree.read, true]);
  assert.equal(tree.nextAtMost(from + 1, 1), null);
  const told = new RegExp(`ends at step ${tree.read.toLocaleString("en")}\\.`);
  assert.match(formatLimits(tree, true), told);
});

test("rows stand one below the other within the picture, and a height leads back to its depth", () => {
  const tree = treeOf(QUEENS);
  for (const [width, height] of [
    [300, 200],
    [700, 90],
    [50, 400],
  ]) {
    const { at, x } = columnsOf(tree, { from: 0, to: QUEENS.events.length }, width);
    const rows = rowsWithin(tree, at);
    assert.deepEqual(rows, { first: 1, last: 6, together: 1 });
    const ends = endsOf(layOutIcicle(tree, at, rows), x, rows, height, 1);
    assert.equal(ends.length, 6);
    assert.ok(ends.every((end, row) => end > (ends[row - 1] ?? 0)));
    assert.ok(ends[5] <= height + 1e-6);
    const shown = new RowEnds();
    assert.ok(shown.aim(rows, 0, ends, true), "at once, where nothing was seen before");
    for (let depth = 1; depth <= 6; depth++) {
      const { top, bottom } = shown.of(depth);
      assert.deepEqual([top, bottom], [ends[depth - 2] ?? 0, ends[depth - 1]]);
      assert.equal(shown.depthAt((top + bottom) / 2), depth);
    }
    assert.equal(shown.depthAt(ends[5] + 1), null);
    // From the third depth on: the first two fold up gradually.
    const next = { ...rows, first: 3 };
    let frames = 1;
    while (!shown.aim(next, 0, ends.slice(2), true)) frames++;
    assert.ok(frames > 2 && frames < 40);
    assert.equal(shown.depthAt(0), 3);
  }
});

test("of a very long path some depths share a row", () => {
  const events = Array.from({ length: 1000 }, (_, i) => i);
  const tree = treeOf({ events, root: [], size: 1000 });
  const { at } = columnsOf(tree, { from: 0, to: 1000 }, 100);
  const rows = rowsWithin(tree, at);
  assert.deepEqual(rows, { first: 1, last: 1000, together: 9 });
  const { bars } = layOutIcicle(tree, at, rows);
  // The last one is narrower than a column.
  assert.equal(bars.length, 111);
  // Depth 1 + 9 * row is placed at step 9 * row, so it is drawn from the next column of ten steps on.
  for (const { row, from, to } of bars) {
    assert.deepEqual([from, to], [Math.ceil((9 * row) / 10), 100]);
  }
});

test("what is in sight: zoomed about a point, never beyond the run, and all of it as it grows", () => {
  const span = new Span();
  span.begin(100, 1100);
  assert.ok(span.whole);
  span.limit(2100);
  assert.deepEqual([span.from, span.to, span.whole], [100, 2100, true]);
  span.zoom({ width: 400 }, 4, 100);
  assert.deepEqual([span.from, span.to], [475, 975]);
  span.limit(4100);
  assert.deepEqual([span.from, span.to, span.whole], [475, 975, false]);
  span.pan({ width: 500 }, 200);
  assert.deepEqual([span.from, span.to], [275, 775]);
  span.pan({ width: 500 }, 1000);
  assert.deepEqual([span.from, span.to], [100, 600]);
  span.reach(400);
  assert.equal(span.from, 100);
  span.reach(4000);
  assert.deepEqual([span.from, span.to], [3600, 4100]);
  span.zoom({ width: 400 }, 1e9, 400);
  assert.deepEqual([span.from, span.to], [4098, 4100]);
  span.zoom({ width: 400 }, 1e-9, 7);
  assert.ok(span.whole);
  const way = between({ from: 0, to: 1000 }, { from: 300, to: 310 }, 0.5);
  assert.ok(Math.abs(way.to - way.from - 100) < 1e-9);
  assert.deepEqual(between({ from: 0, to: 10 }, { from: 20, to: 30 }, 0.5), { from: 10, to: 20 });
  assert.ok(Math.abs(between({ from: 0, to: 1000 }, { from: 300, to: 310 }, 1).from - 300) < 1e-6);
});

test("nothing is 0% of the steps, and only all of them are 100%", () => {
  const tree = { base: 0, read: 1000 };
  const told = [1, 9, 10, 94, 990, 991, 999, 1000].map((steps) =>
    formatShare(tree as Tree, steps, true),
  );
  assert.deepEqual(told, [
    "less than 1% of all steps",
    "less than 1% of all steps",
    "1% of all steps",
    "9% of all steps",
    "99% of all steps",
    "more than 99% of all steps",
    "more than 99% of all steps",
    "all steps",
  ]);
  const part = "30% of the steps in this picture";
  assert.equal(formatShare({ base: 5, read: 15 } as Tree, 3, true), part);
  assert.equal(formatShare({ base: 0, read: 10 } as Tree, 3, false), part);
});
