/** Queens in regions: what a queen rules out, the view's words and places, and regions that are drawn or written. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { listRuledOut, readRegions, rulesOut } from "../../web/board/regions/regions-picture.ts";
import { createView, entryOf } from "../../web/board/registry.ts";
import { State } from "../../web/engine/run/search-state.ts";
import { draftOf, valueIn } from "../../web/parts/form/fields.ts";
import {
  createDrawing,
  describeRegions,
  listUnfinished,
  valueDrawn,
} from "../../web/parts/form/regions-field.ts";
import { puzzleOfDay } from "../../web/state/link/day.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { fake } from "./fake.ts";
import { catalogue } from "./golden.ts";

const ROWS = ["AABB", "ACCB", "DDCC", "DDDC"];
const TEXT = `regions/${ROWS.join(".")}`;
const SKETCH = { regions: { rows: ROWS, tints: [1, 2, 3, 4] } };
const view = () => createView(parseScenario(TEXT, catalogue), fake(SKETCH));

test("a queen rules out its row, its column, its region and the squares around it", () => {
  const board = readRegions(ROWS);
  assert.deepEqual(board.first, [12, 14, 9, 4]);
  // From b1: row 1, column b, region D (a2, b2), and c2 at its corner.
  assert.deepEqual(listRuledOut(board, [1]), [0, 2, 3, 4, 5, 6, 9, 13]);
  assert.ok(rulesOut(board, 1, 1));
  assert.deepEqual(listRuledOut(board, []), []);
});

test("a board with regions waits for Python, then names squares, points and moves its cursor", () => {
  assert.ok(createView(parseScenario(TEXT, catalogue), null).pending);
  const shown = view();
  assert.deepEqual(shown.task, { size: 16, length: 4, root: [] });
  const size = { width: 300, height: 300 };
  const { x, y } = shown.ringOf(9, size) ?? { x: 0, y: 0 };
  assert.deepEqual([shown.name(9), shown.choiceAt(size, x, y)], ["b3", 9]);
  assert.equal(shown.choiceAt(size, 0, 0), -1);
  assert.deepEqual(
    [-1, 0, 0, 15].map((at, i) =>
      shown.moveCursor(at, ["ArrowUp", "ArrowUp", "ArrowLeft", "ArrowRight"][i]),
    ),
    [0, 4, 0, 15],
  );
  const ground = shown.ground?.(100);
  assert.equal(ground?.places.length, 16);
  assert.ok(ground?.over?.startsWith("M"));
});

test("squares and the board are told in words", () => {
  const shown = view();
  const state = new State({ size: 16, length: 4, root: [] });
  assert.equal(shown.label(state), "Board with 4 regions and 0 queens.");
  state.apply(1);
  assert.equal(shown.label(state), "Board with 4 regions and 1 queen on b1.");
  assert.equal(shown.cell(1, state), "b1, region D: a queen");
  assert.equal(shown.cell(6, state), "c2, region C: ruled out from b1");
  assert.equal(shown.cell(7, state), "d2, region C: free");
  const values = { regions: "AABB%0AACCB%0ADDCC%0ADDDC", goal: "first", first: "1" };
  const shorn = { values: { ...values, regions: ROWS.join("\n") }, chosen: {}, length: 4 };
  assert.deepEqual(entryOf("regions").heading({ ...shorn, puzzle: "" }), {
    title: "4 queens in regions",
    purpose: "Place one queen in each row, column and region, so that no two touch.",
  });
});

test("regions are written or drawn in the form", () => {
  const puzzle = catalogue.puzzles.find(({ name }) => name === "regions");
  const [parameter] = puzzle?.parameters ?? [];
  const draft = draftOf(parameter, { regions: ROWS.join(".") }, undefined);
  assert.equal(draft.text, ROWS.join("\n"));
  assert.equal(valueIn(parameter, { ...draft, named: "own", text: " AB \n BB " }), "AB.BB");
  const drawing = { ...createDrawing(), shown: ROWS.join(".") };
  assert.equal(valueDrawn(drawing), ROWS.join("."), "as long as Python has not read it");
  describeRegions(drawing, fake(SKETCH));
  drawing.regions[1] = "B";
  assert.deepEqual(listUnfinished(drawing), [], "a region may have any number of squares");
  assert.equal(valueDrawn(drawing), "ABBB.ACCB.DDCC.DDDC");
});

test("the puzzles of the day take turns, with one more from a date on", () => {
  const days = ["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03"];
  assert.deepEqual(
    days.map((day) => puzzleOfDay(day, catalogue)),
    ["sudoku", "queens", "regions", "graph"],
  );
});
