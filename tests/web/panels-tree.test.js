import assert from "node:assert/strict";
import { test } from "node:test";
import { layOutTree, rowsOf } from "../../web/charts/tree-layout.js";
import { describe } from "../../web/panels/tree-panel.js";

const name = (/** @type {number} */ choice) => `c${choice}`;

/** A level of ten choices, of which some were tried, in a panel with room for six. @param {number} tried */
function describeRow(tried) {
  const choices = Array.from({ length: 10 }, (_, i) => i);
  const past = { entered: 0, exits: [], whole: false };
  const rows = rowsOf([{ choices, tried }], [], [past], -1);
  const { nodes } = layOutTree(rows, 312, "start", name);
  return nodes.slice(1).map((node) => describe(node, false, false));
}

test("what there is no room for is not said to have been tried", () => {
  const labels = describeRow(0);
  assert.equal(labels.at(-1), "6 more, for which there is no room");
  assert.deepEqual(
    labels.filter((label) => /tried before|Go there/.test(label)),
    [],
  );
});

test("only what leads somewhere says so", () => {
  assert.ok(describeRow(9).includes("c6: tried before."));
  const node = { standing: /** @type {const} */ ("done"), label: "c6", size: null };
  assert.equal(describe(node, false, true), "c6: tried before. Go there");
});
