import assert from "node:assert/strict";
import { test } from "node:test";

import { growingSpeed } from "../../web/engine/run/events-due.ts";
import { nextSpeed, SPEEDS } from "../../web/parts/workbench/speeds.ts";

/** Steps played after some milliseconds, summed over frames. */
function stepsAfter(milliseconds: number) {
  let steps = 0;
  for (let now = 0; now < milliseconds; now += 10) steps += growingSpeed(now) / 100;
  return steps;
}

test("a speed that grows by itself lets the first steps be read, and is through sixteen million in about a minute", () => {
  assert.equal(growingSpeed(0), 1.5);
  assert.equal(growingSpeed(16_000), 1.5);
  assert.equal(growingSpeed(18_000), 3);
  assert.equal(Math.round(stepsAfter(16_000)), 24);
  assert.ok(stepsAfter(45_000) > 51_058, "the run from the centre of 5x5");
  assert.ok(stepsAfter(62_000) > 16_501_401 && stepsAfter(55_000) < 16_501_401, "the 8x8 run");
});

test("speeds are doubled from one to the next, up to as fast as it goes", () => {
  assert.deepEqual(SPEEDS.slice(0, 5), [1, 2, 4, 8, 16]);
  assert.equal(SPEEDS.at(-2), 1_048_576);
  assert.equal(SPEEDS.at(-1), Infinity);
  assert.equal(nextSpeed(4, 1), 8);
  assert.equal(nextSpeed(7, 1), 8);
  assert.equal(nextSpeed(7, -1), 4);
  assert.equal(nextSpeed(1, -1), 1);
  assert.equal(nextSpeed(1_048_576, 1), Infinity);
  assert.equal(nextSpeed(Infinity, 1), Infinity);
});
