import assert from "node:assert/strict";
import { test } from "node:test";
import { createView } from "../../web/board/registry.ts";
import type { State } from "../../web/engine/run/search-state.ts";
import type { Mark } from "../../web/engine/types/python-replies.ts";
import {
  drawNumber,
  ghostOf,
  type Shape,
  shapesOf,
} from "../../web/parts/marks/evidence-shapes.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { fake } from "./fake.ts";
import { catalogue } from "./golden.ts";
import { placed, WEST_EAST } from "./samples.ts";

const SIZE = { width: 500, height: 500 };

/** Places in a row, 100 apart. */
const inRow = (choice: number) => ({ x: 50 + 100 * choice, y: 50, radius: 40 });

const mark = (mark: Partial<Mark>): Mark => ({
  role: "lost",
  told: "",
  places: [],
  arrows: [],
  lines: [],
  ...mark,
});

const classed = (shapes: Shape[], name: string) =>
  shapes.filter(({ attributes }) => String(attributes.class).split(" ").includes(name));

test("each place has its ring, of one role a square", () => {
  const shapes = shapesOf([mark({ places: [0, 2] }), mark({ role: "other", places: [1] })], inRow);
  const rings = classed(shapes, "mark");
  const told = rings.map(({ tag, attributes: { cx, x } }) => `${tag} ${cx ?? Number(x) + 34}`);
  // Lost places are drawn on top.
  assert.deepEqual(told, ["rect 150", "circle 50", "circle 250"]);
  // Each is drawn over a lighter stroke, to be visible on every background.
  assert.equal(classed(shapes, "mark-halo").length, 3);
});

test("a place that is lost and has a square besides shows both", () => {
  const marks = [mark({ role: "other", places: [0, 1] }), mark({ places: [1, 2] })];
  const drawn = (ringOf: Parameters<typeof shapesOf>[1]) =>
    classed(shapesOf(marks, ringOf), "mark").map(({ attributes }) => attributes);
  /** Distance from the centre to a stroke's inner and outer edge. */
  const reach = (of: Shape["attributes"]) => {
    const [width, stroke] = [Number(of.width ?? 2 * Number(of.r)), Number(of["stroke-width"])];
    return { inner: (width - stroke) / 2, outer: (width + stroke) / 2 };
  };
  const [square, around, within, ring] = drawn(inRow);
  // The ring fits into the square, strokes included; alone, each has its usual size.
  assert.ok(reach(around).inner >= reach(within).outer);
  assert.deepEqual([square.width, ring.r], [68, 40]);
  // An outline has no inside for a smaller ring: the dashes are drawn over a wider line.
  const [, below, dashes] = drawn((choice) => ({ ...inRow(choice), outline: "M0 0h9v9z" }));
  assert.ok(Number(below["stroke-width"]) >= 1.5 * Number(dashes["stroke-width"]));
  assert.ok(dashes["stroke-dasharray"] && !below["stroke-dasharray"]);
});

test("the number beside the knight is written over what passes there", () => {
  const view = open("tour/5x5/c3/sutcliffe");
  const stand = (depth: number) => fake<State>({ path: Int32Array.from([12, 2]), depth });
  const number = view.numberOf(stand(2), SIZE);
  // On c1, in the upper right corner of a square of 100.
  assert.ok(number !== null && number.text === "2");
  assert.ok(number.x > 280 && number.x < 300 && number.y > 400 && number.y < 425);
  const [plate, shape] = drawNumber(number);
  assert.equal(plate.tag, "rect");
  assert.deepEqual([shape.tag, shape.text, shape.attributes.class], ["text", "2", "mark-number"]);
  assert.deepEqual(drawNumber(view.numberOf(stand(0), SIZE)), []);
  // The board of a phone of 360x640 pixels: the number is as large as the others, and nobody could read it on a smaller one.
  const phone = { width: 195, height: 195 };
  const chess = open("tour/8x8/a1/sutcliffe").numberOf(stand(2), phone);
  assert.ok(chess !== null && chess.size > 7, String(chess?.size));
  const small = { width: 60, height: 60 };
  assert.equal(view.numberOf(stand(2), small), null);
});

test("an arrow points where it leads, and bends around what stands between", () => {
  const [straight] = classed(shapesOf([mark({ arrows: [[0, 1]] })], inRow), "mark-head");
  const tip = /^M([\d.]+) ([\d.]+)/.exec(String(straight.attributes.d))?.slice(1).map(Number);
  // It ends beside the centre of the second place, on the side of the first.
  assert.deepEqual(tip, [150 - 0.62 * 40, 50]);
  const bent = shapesOf([mark({ places: [1], arrows: [[0, 2]] })], inRow);
  const [way] = classed(bent, "mark").filter(({ tag }) => tag === "path");
  const [, , , middle] =
    String(way.attributes.d)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  assert.ok(Math.abs(middle - 50) > 20);
});

test("a place with an outline is drawn by it, which leaves its name to be read", () => {
  const outlined = (choice: number) => ({
    ...inRow(choice),
    outline: "M0 0L9 0Z",
    name: { text: `Region ${choice}`, size: choice === 0 ? 12 : 0 },
  });
  const shapes = shapesOf([mark({ places: [0] }), mark({ role: "other", places: [1] })], outlined);
  const drawn = classed(shapes, "mark").map(({ tag, attributes }) => `${tag} ${attributes.d}`);
  assert.deepEqual(drawn, ["path M0 0L9 0Z", "path M0 0L9 0Z"]);
  // On top of everything, where the map itself has room for it.
  assert.deepEqual([shapes.at(-1)?.text, classed(shapes, "mark-name").length], ["Region 0", 1]);
});

test("of names that would lie over one another what is lost keeps its own", () => {
  const crowded = (choice: number) => ({
    ...inRow(choice),
    x: 20 * choice,
    name: { text: `Region ${choice}`, size: 10 },
  });
  const marks = [mark({ role: "cause", places: [0, 1, 4] }), mark({ role: "lost", places: [2] })];
  const names = classed(shapesOf(marks, crowded), "mark-name").map(({ text }) => text);
  // Each is 45 wide, and 40 from the lost one.
  assert.deepEqual(names, ["Region 2"]);
  const apart = (choice: number) => ({ ...crowded(choice), x: 50 * choice });
  assert.equal(classed(shapesOf(marks, apart), "mark-name").length, 4);
});

test("what has no place is not drawn, and nothing leads from a place to itself", () => {
  const nowhere = () => null;
  assert.deepEqual(shapesOf([mark({ places: [1], lines: [[1, 2]] })], nowhere), []);
  assert.deepEqual(shapesOf([mark({ arrows: [[1, 1]] })], inRow), []);
});

function open(text: string, sketch: object = {}) {
  const scenario = parseScenario(text, catalogue);
  const description = { scenario: text, puzzle: scenario.puzzle, size: 0, length: 0, root: [] };
  return createView(scenario, { ...description, ...sketch });
}

const textsOf = (view: ReturnType<typeof open>, solution: number[], depth: number) =>
  ghostOf(view, solution, depth, SIZE).flatMap(({ text }) => (text === undefined ? [] : [text]));

test("the ghost of a tour is the rest of its line, with its numbers", () => {
  const view = open("tour/5x5/c3/sutcliffe");
  const solution = Array.from({ length: 25 }, (_, i) => (12 + i) % 25);
  assert.deepEqual(textsOf(view, solution, 20), ["21", "22", "23", "24", "25"]);
  const [line] = ghostOf(view, solution, 20, SIZE);
  // From the knight on: six points; a closed tour returns to the first.
  assert.equal(String(line.attributes.d).split("L").length, 6);
  const closed = open("tour/6x6/a1/sutcliffe/goal=closed");
  const [ring] = ghostOf(closed, [0, 1, 2], 1, SIZE);
  assert.equal(String(ring.attributes.d).split("L").length, 4);
});

test("the ghosts of the other puzzles show what is still to be chosen", () => {
  assert.equal(ghostOf(open("queens/4"), [1, 7, 8, 14], 1, SIZE).length, 3);
  const grid = open("sudoku/1..............4", {
    grid: { n: 4, givens: "1..............4", regions: "", boxes: "" },
  });
  assert.deepEqual(textsOf(grid, [4 + 1, 8 + 2], 1), ["3"]);
  const graph = {
    names: ["A", "B", "C"],
    neighbours: [[1], [2], []],
    directed: true,
    ...placed(3),
  };
  assert.deepEqual(textsOf(open("graph/example/A", { graph }), [0, 1, 2], 1), ["2", "3"]);
  const map = { ...WEST_EAST, remarks: [], colours: 3 };
  const shapes = ghostOf(open("colouring/australia/3", { map }), [0, 4], 1, SIZE);
  const told = shapes.map(({ tag, text, attributes }) => [tag, text, attributes.class]);
  assert.deepEqual(told, [
    ["path", undefined, "ghost-shape"],
    ["text", "blue", "ghost-text"],
  ]);
  assert.equal(shapes[0].attributes.style, "--tint: var(--map-2); stroke: var(--map-border)");
});
