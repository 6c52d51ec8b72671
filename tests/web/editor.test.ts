import assert from "node:assert/strict";
import { test } from "node:test";
import * as graph from "../../web/parts/editor/drawn-graph.ts";
import * as map from "../../web/parts/editor/drawn-map.ts";
import { History } from "../../web/parts/editor/history.ts";
import { pointsOf } from "./samples.ts";

/** Three vertices A, B, C with the edges A-B and B-C. */
function path(directed = false) {
  let drawn = { ...graph.EMPTY, directed };
  for (let i = 0; i < 3; i++) drawn = graph.addVertex(drawn, i / 2, 0.5);
  return graph.addEdge(graph.addEdge(drawn, 0, 1), 1, 2);
}

test("an edge stands at both ends, or leads one way", () => {
  assert.equal(graph.writeGraph(path()), "A: B\nB: A, C\nC: B");
  assert.equal(graph.writeGraph(path(true)), "A: B\nB: C\nC:");
});

test("an edge that is there, or leads nowhere else, changes nothing", () => {
  const drawn = path();
  assert.equal(graph.addEdge(drawn, 1, 0), drawn);
  assert.equal(graph.addEdge(drawn, 2, 2), drawn);
  assert.notEqual(graph.addEdge(path(true), 1, 0), drawn);
});

test("a vertex goes with its edges, and the others keep theirs", () => {
  const left = graph.removeVertex(path(), 0);
  assert.equal(graph.writeGraph(left), "B: C\nC: B");
  assert.equal(graph.writeGraph(graph.addVertex(left, 0, 0)), "B: C\nC: B\nA:");
  assert.equal(graph.writeGraph(graph.removeEdge(path(), 2, 1)), "A: B\nB: A\nC:");
});

test("direction is given and taken without losing an edge", () => {
  const one = graph.direct(path(), true);
  assert.equal(graph.writeGraph(one), "A: B\nB: C\nC:");
  assert.equal(graph.writeGraph(graph.direct(one, false)), "A: B\nB: C, A\nC: B");
});

test("a name that cannot be is refused with a sentence", () => {
  const drawn = path();
  assert.equal(
    graph.writeGraph(graph.renameVertex(drawn, 0, " New  York ")).split("\n")[1],
    "B: New York, C",
  );
  for (const [name, said] of [
    ["B", /already/],
    ["  ", /letter/],
    ["a:b", /marks/],
    ["a\u200bb", /U\+200B zero width space/],
  ] as const) {
    assert.throws(() => graph.renameVertex(drawn, 0, name), said);
  }
  const alone = graph.renameVertex(graph.removeVertex(drawn, 2), 1, "New York");
  assert.equal(graph.writeGraph(alone), "A: New York,\nNew York: A", "one name with a blank");
});

test("what is read from text leaves the drawn vertices where they are", () => {
  const places = [
    [9, 9],
    [9, 9],
    [9, 9],
  ] as [number, number][];
  const read = { names: ["C", "A", "X"], neighbours: [[1], [0], []], directed: false, places };
  const placed = graph.placeRead(read, path().vertices);
  assert.deepEqual(placed.vertices.slice(0, 2), [
    { name: "C", x: 1, y: 0.5 },
    { name: "A", x: 0, y: 0.5 },
  ]);
  const { x, y } = placed.vertices[2];
  assert.ok(Math.hypot(x - 1, y - 0.5) >= 0.5 && Math.hypot(x, y - 0.5) >= 0.5, "with room");
  assert.equal(graph.placeRead(read, []).vertices[0].x, 9);
});

test("a border is clicked point by point, ended and closed", () => {
  let drawn = pointsOf("0,0 4,0 4,4 0,0").reduce(map.addPoint, map.EMPTY);
  assert.deepEqual([drawn.lines.length, drawn.open.length], [1, 0], "closed at its first point");
  drawn = pointsOf("2,0 2,4 2,4").reduce(map.addPoint, drawn);
  assert.deepEqual([drawn.lines.length, drawn.open.length], [2, 0], "ended at its last point");
  drawn = map.putLabel(drawn, { x: 3, y: 1, name: "East" });
  assert.equal(map.writeMap(drawn), "3,1 East\n0,0 4,0 4,4 0,0\n2,0 2,4");
  assert.equal(map.writeMap(map.endLine(map.addPoint(drawn, [9, 9]))), map.writeMap(drawn));
});

test("points snap to what is drawn, and to the grid", () => {
  const grid = { left: 0, bottom: 0, right: 24, top: 24, step: 1 };
  const drawn = { ...map.EMPTY, lines: [pointsOf("2.4,2.4 5,5")] };
  assert.deepEqual(map.snap(drawn, grid, 2.1, 2.1), [2.4, 2.4]);
  assert.deepEqual(map.snap(drawn, grid, 7.6, 30), [8, 24]);
});

test("the grid fits what is drawn, with round steps", () => {
  const drawn = { ...map.EMPTY, lines: [pointsOf("114,-43.6 153.6,-11.2")] };
  const { left, bottom, right, top, step } = map.gridOf(drawn);
  assert.equal(step, 2);
  assert.ok(left < 114 && right > 153.6 && bottom < -43.6 && top > -11.2);
  assert.equal(left % step, 0);
  assert.equal(map.gridOf(map.EMPTY).step, 1);
});

test("a drag is one change, and every change can be undone", () => {
  const history = new History("a");
  history.change("b");
  history.amend("c");
  assert.equal(history.present, "c");
  history.undo();
  assert.deepEqual([history.present, history.canUndo], ["a", false]);
  history.undo();
  assert.equal(history.present, "a");
});
