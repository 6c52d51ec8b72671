import assert from "node:assert/strict";
import { test } from "node:test";
import { readStep, readStop } from "../../web/share/stop.js";

test("a step to stop at is read as it is typed", () => {
  for (const text of ["1300", " 1,300 ", "1 300", "1.300"]) {
    assert.deepEqual(readStop(text, 20), { until: 1300, problem: "" });
  }
  assert.deepEqual(readStop("  ", 20), { until: null, problem: "" });
});

test("what is no step is refused in a sentence that quotes it", () => {
  for (const text of ["abc", "-5", "1e3", "12x", "1".repeat(16)]) {
    const { until, problem } = readStop(text, 20);
    assert.equal(until, null);
    assert.equal(problem, `"${text}" is not a step. Type a whole number, such as 1200.`);
    assert.throws(() => readStep(text), { message: problem });
  }
});

test("a step to stop at comes after the one to start at", () => {
  for (const text of ["0", "19", "20"]) {
    assert.match(readStop(text, 20).problem, /must come after/);
  }
});
