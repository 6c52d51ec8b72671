/** The drawing in the field for a sudoku's regions is a value of the form. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type Drawing, listUnfinished, valueDrawn } from "../../web/parts/form/regions-field.ts";

const BOXES = "1122112233443344";

function drawing(regions: string, shown = ""): Drawing {
  return { n: 4, even: true, regions: [...regions], boxes: BOXES, brush: null, focus: 0, shown };
}

test("regions count when each has as many cells as the grid has rows", () => {
  const regions = "1112122233443344";
  assert.deepEqual(listUnfinished(drawing("1112112233443344")), ["1", "2"]);
  assert.equal(valueDrawn(drawing("1112112233443344", regions)), regions);
  assert.deepEqual(listUnfinished(drawing(regions)), []);
  assert.equal(valueDrawn(drawing(regions)), regions);
});

test("boxes are no value, and a field that is not drawn yet keeps that of the scenario", () => {
  assert.equal(valueDrawn(drawing(BOXES, "1112122233443344")), "");
  assert.equal(valueDrawn({ ...drawing(""), n: 0, shown: BOXES }), BOXES);
});
