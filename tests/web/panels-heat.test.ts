import assert from "node:assert/strict";
import test from "node:test";
import { groundOf } from "../../web/board/shared/board-layout.ts";
import { heatOf } from "../../web/parts/charts/heat-map.ts";

test("the choices of one place are counted together", () => {
  // Two regions with three colours each.
  const placeOf = (choice: number) => Math.floor(choice / 3);
  const places = [..."ab"].map((name) => ({ name, outline: "", x: 0, y: 0, room: 0 }));
  assert.deepEqual([...heatOf([1, 0, 2, 0, 4, 5], { places, placeOf })], [3, 9]);
});

test("a board's first square lies at the bottom on the left, and a hole stays one", () => {
  const board = { rows: 2, columns: 3, holes: new Set([1]) };
  const { places, height } = groundOf(board, 360, (square) => `s${square}`, "");
  assert.equal(height, 240);
  const told = places.map(
    ({ name, x, y, blocked }) => `${name} ${x},${y}${blocked ? " hole" : ""}`,
  );
  assert.equal(
    told.join("; "),
    "s0 60,180; s1 180,180 hole; s2 300,180; s3 60,60; s4 180,60; s5 300,60",
  );
});
