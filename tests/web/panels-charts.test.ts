import assert from "node:assert/strict";
import { test } from "node:test";
import { DepthRanges } from "../../web/engine/analysis/depth-ranges.ts";
import {
  addProbes,
  errorOf,
  meanOf,
  NO_PROBES,
  secondsFor,
} from "../../web/engine/analysis/tree-size.ts";
import { levelsOf } from "../../web/parts/charts/charts.ts";
import { columnsOf, joined, rangeOf } from "../../web/parts/charts/depth-chart.ts";
import { rowsOf } from "../../web/parts/charts/tree-layout.ts";
import { growTree, layOutWhole } from "../../web/parts/charts/whole-tree.ts";
import { depthRangesOf, events } from "./centre.ts";

test("every pixel of the depth chart has the least and greatest of its positions", () => {
  const depthRanges = depthRangesOf(events, { finest: undefined });
  const depths = [1];
  for (const event of events) depths.push(depths[depths.length - 1] + (event >= 0 ? 1 : -1));
  const width = 200;
  const columns = columnsOf(depthRanges, events.length, width);
  assert.equal(columns.length, width);
  assert.equal(Math.max(...columns.map(({ greatest }) => greatest)), 25);
  for (const { x, least, greatest } of columns) {
    const from = Math.floor((x * depths.length) / width);
    const to = Math.floor(((x + 1) * depths.length) / width);
    const stretch = depths.slice(from, to);
    assert.deepEqual([least, greatest], [Math.min(...stretch), Math.max(...stretch)]);
  }
});

test("a run shorter than the chart is wide has its depths one after another", () => {
  const depthRanges = new DepthRanges({ base: 0, depth: 0, length: 4 });
  depthRanges.append([0, 1, 2, -3], 0, 4);
  const columns = columnsOf(depthRanges, 4, 10);
  assert.equal(columns.map(({ least }) => least).join(""), "0011223322");
  const told = joined(columns).map(({ least, greatest }) => `${least}${greatest}`);
  assert.equal(told.join(" "), "00 00 01 11 12 22 23 33 23 22");
});

test("of very many depths several share a row, and none is lost", () => {
  const placed = Float64Array.from({ length: 252 }, (_, depth) => depth);
  const rows = levelsOf(placed, 2);
  assert.deepEqual(rows.slice(0, 2), [
    { depth: 2, value: 2 + 3 + 4 },
    { depth: 5, value: 5 + 6 + 7 },
  ]);
  assert.equal(rows.length, 84);
  assert.equal(
    rows.reduce((sum, { value }) => sum + value, 0),
    (251 * 252) / 2 - 1,
  );
  assert.equal(levelsOf(placed.subarray(0, 66), 2).length, 64);
});

test("the chart shows the depths where the search dwells", () => {
  const columns = Array.from({ length: 500 }, (_, x) => ({ x, least: 40, greatest: 50 }));
  columns[0] = { x: 0, least: 1, greatest: 45 };
  assert.deepEqual(rangeOf(columns, 64), { low: 40, high: 50 });
  assert.deepEqual(rangeOf([], 64), { low: 0, high: 1 });
});

/** No looking ahead. */
const uncut = { cut: 0, stopped: [] };

test("the tree's rows say what is done, on the path and open, with sizes from the past", () => {
  // Below the root, 5 and 6 were tried and 7 is on the path; below it, 8 has just been undone.
  const levels = [
    { choices: [5, 6, 7, 11], tried: 2, ...uncut },
    { choices: [8, 9], tried: 1, ...uncut },
  ];
  const pasts = [
    { entered: 0, exits: [2, 10], whole: true },
    { entered: 11, exits: [13], whole: true },
  ];
  const rows = rowsOf(levels, [7], pasts, 8);
  const told = rows.map((row) =>
    row.map(({ choice, standing, size }) => `${choice} ${standing} ${size}`).join(", "),
  );
  assert.deepEqual(told, [
    "5 done 1, 6 done 4, 7 path null, 11 open null",
    "8 done 1, 9 open null",
  ]);
  assert.deepEqual([rows[0][1].entered, rows[0][1].exit, rows[1][0].last], [3, 10, true]);
});

test("where the past is not known no size is made up", () => {
  const levels = [{ choices: [5, 6], tried: 1, ...uncut }];
  const rows = rowsOf(levels, [6], [{ entered: null, exits: [], whole: false }, nothing()], -1);
  assert.deepEqual([rows[0][0].size, rows[0][0].entered], [null, null]);
});

const nothing = () => ({ entered: null, exits: [], whole: false });

test("descents add up to a mean and its error", () => {
  // 2, 4, 4, 6: mean 4, standard deviation sqrt 2, standard error half of that.
  const one = { probes: 2, total: 6, squares: 20, largest: 4 };
  const other = { probes: 2, total: 10, squares: 52, largest: 6 };
  const all = addProbes(addProbes(NO_PROBES, one), other);
  assert.equal(meanOf(all), 4);
  assert.ok(Math.abs(errorOf(all) - Math.SQRT2 / 2 / 4) < 1e-12);
  assert.equal(errorOf(NO_PROBES), 0);
  assert.equal(secondsFor(1000, 500), 4);
});

test("a small tree is shown whole: each choice once, none over another", () => {
  // Below the root 1 (with 2 below it, and 3 below that, both dead) and then 4; 5 is still open.
  const events = [1, 2, -3, 3, -4, -2, 4];
  const levels = [
    { choices: [1, 4, 5], tried: 1, ...uncut },
    { choices: [6], tried: 0, ...uncut },
  ];
  const tree = growTree(events, levels);
  /** One line per twig, indented by its level. */
  const shape = ({ choice, standing, entered, exit, twigs }: typeof tree): string[] => [
    `${choice} ${standing} ${entered} ${exit}`,
    ...twigs.flatMap(shape).map((line) => `  ${line}`),
  ];
  assert.deepEqual(shape(tree), [
    "-1 path 0 null",
    "  1 done 1 6",
    "    2 done 2 3",
    "    3 done 4 5",
    "  4 path 7 null",
    "    6 open null null",
    "  5 open null null",
  ]);
  const { nodes, width } = layOutWhole(tree, 100, "start", {
    name: String,
    brief: String,
    measure: (text) => 7.4 * text.length,
  });
  assert.equal(nodes.length, 7);
  for (const one of nodes) {
    assert.ok(one.x - one.width / 2 >= 0 && one.x + one.width / 2 <= width);
    for (const other of nodes) {
      if (one !== other && one.y === other.y) assert.ok(Math.abs(one.x - other.x) >= one.width);
    }
  }
});
