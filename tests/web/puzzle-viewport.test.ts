import assert from "node:assert/strict";
import test from "node:test";
import { Viewport } from "../../web/board/shared/viewport.ts";

const SIZE = { width: 600, height: 600 };

test("at first the whole board is in sight, in the middle", () => {
  const square = new Viewport(1000, 1000).window(SIZE);
  assert.deepEqual(square, { cell: 0.6, left: 0, top: 0 });
  const wide = new Viewport(50, 100).window(SIZE);
  assert.deepEqual(wide, { cell: 6, left: 0, top: 150 });
});

test("what is at a point stays there while one comes nearer", () => {
  const port = new Viewport(100, 100);
  port.zoom(SIZE, 4, 450, 300);
  const { cell, left, top } = port.window(SIZE);
  assert.equal(cell, 24);
  assert.ok(Math.abs((450 - left) / cell - 75) < 1e-9);
  assert.ok(Math.abs((300 - top) / cell - 50) < 1e-9);
});

test("a hand drags the board along, but never off the canvas", () => {
  const port = new Viewport(100, 100);
  port.zoom(SIZE, 4, 300, 300);
  const before = port.window(SIZE);
  port.pan(SIZE, 40, -30);
  const after = port.window(SIZE);
  assert.ok(Math.abs(after.left - before.left - 40) < 1e-9);
  assert.ok(Math.abs(after.top - before.top + 30) < 1e-9);
  port.pan(SIZE, 1e6, 1e6);
  assert.deepEqual([port.window(SIZE).left, port.window(SIZE).top].map(Math.round), [0, 0]);
  port.pan(SIZE, -1e6, -1e6);
  assert.deepEqual([port.window(SIZE).left, port.window(SIZE).top].map(Math.round), [-1800, -1800]);
});

test("there is a nearest and a farthest, and a way back to the whole", () => {
  const port = new Viewport(1000, 1000);
  port.zoom(SIZE, 1e9, 10, 10);
  assert.ok(Math.abs(port.window(SIZE).cell - 96) < 1e-6);
  assert.equal(port.whole, false);
  port.zoom(SIZE, 1e-9, 10, 10);
  assert.equal(port.whole, true);
  port.zoom(SIZE, 3, 10, 10);
  port.fit();
  assert.deepEqual(port.window(SIZE), { cell: 0.6, left: 0, top: 0 });
});
