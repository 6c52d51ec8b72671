import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { forgetPlaces, keepPlaces, recallPlaces } from "../../web/board/shared/kept-places.ts";
import { makeArea } from "../../web/parts/own/write/drafts.ts";
import { placed } from "./samples.ts";

const LAYOUT = { x: new Float64Array(2), y: new Float64Array(2), pitch: 0.25 };

beforeEach(() => {
  Object.assign(globalThis, { sessionStorage: makeArea(new Map()) });
});

test("vertices stay where they were put, whatever the edges and the order of the names", () => {
  keepPlaces("A:B;B:A", ["A", "B"], [0.1, 0.9], [0.2, 1]);
  const recalled = recallPlaces("B:;A:", ["B", "A"], LAYOUT);
  assert.deepEqual(Array.from(recalled?.x ?? []), [0.9, 0.1]);
  assert.deepEqual(Array.from(recalled?.y ?? []), [1, 0.2]);
  assert.equal(recalled?.pitch, 0.25);
});

test("a view takes up the places of a link, and tells them again", async () => {
  const { GraphView } = await import("../../web/board/graph/graph-view.ts");
  const scenario = { puzzle: "graph", values: { graph: "A:B;B:A" }, text: "graph/A:B;B:A/A" };
  const graph = { names: ["A", "B"], neighbours: [[1], [0]], directed: false, ...placed(2) };
  const description = { scenario: "", puzzle: "graph", size: 2, length: 2, root: [0], graph };
  const view = new GraphView({ ...scenario, task: null }, description);
  assert.equal(view.at, "");
  assert.equal(view.arrange("AyQa"), false);
  assert.equal(view.moved, false);
  assert.equal(view.arrange("AyQaAAIm"), true);
  assert.deepEqual(Array.from(view.places.x), [0, -0.05]);
  assert.equal(view.at, "AyQaAAIm");
  const again = new GraphView({ ...scenario, task: null }, description);
  assert.equal(again.at, "AyQaAAIm");
  again.resetLayout();
  assert.equal(again.at, "");
});

test("a graph of the library's has an arrangement of its own", () => {
  keepPlaces("A:B;B:A", ["A", "B"], [0.1, 0.9], [0.2, 1]);
  assert.equal(recallPlaces("example", ["A", "B"], LAYOUT), null);
  assert.equal(recallPlaces("A:;B:;C:", ["A", "B", "C"], LAYOUT), null);
  forgetPlaces("A:;B:", ["B", "A"]);
  assert.equal(recallPlaces("A:B;B:A", ["A", "B"], LAYOUT), null);
});

test("only the last few arrangements are kept, and none where there is no storage", () => {
  for (let n = 0; n < 20; n++) keepPlaces(`knight.${n}x1`, ["a1"], [n / 20], [0]);
  assert.equal(recallPlaces("knight.7x1", ["a1"], LAYOUT), null);
  assert.equal(recallPlaces("knight.8x1", ["a1"], LAYOUT)?.x[0], 0.4);
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get: () => {
      throw new Error("denied");
    },
  });
  keepPlaces("example", ["A"], [0], [0]);
  assert.equal(recallPlaces("example", ["A"], LAYOUT), null);
  Object.defineProperty(globalThis, "sessionStorage", { configurable: true, writable: true });
});
