/** The page draws the shapes that the library writes into its files. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { QUEEN } from "../../web/puzzles/queens/queen.js";
import { RINGS } from "../../web/puzzles/shared/graph-layout.js";

const LIBRARY = new URL("../../src/knights/data/appearance.json", import.meta.url);
const appearance = JSON.parse(readFileSync(LIBRARY, "utf8"));

test("the queen is the library's", () => {
  assert.equal(QUEEN, appearance.queen);
});

test("well-known graphs have the library's rings", () => {
  const rings = Array.from(RINGS, ([name, list]) => [
    name,
    list.map(({ count, radius, turn }) => [count, radius, turn]),
  ]);
  assert.deepEqual(Object.fromEntries(rings), appearance.rings);
});
