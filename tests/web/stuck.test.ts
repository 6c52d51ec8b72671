/** Scores of the answers to the first page's question. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { judge } from "../../web/parts/gallery/hero-question.ts";

// Six squares; the fourth was the mistake. Searching everything below it takes 90 steps, below the fifth 40, below the
// sixth none.
const stuck = {
  scenario: "",
  events: [1, 2, 3, 4, 5],
  told: [],
  mistake: 4,
  completion: [],
  reason: "",
  marks: [],
  end: "",
  steps: [90, 40, 0],
};

test("every square of the path is early, late or right, and late ones are told by what was left without them", () => {
  const verdicts = [1, 2, 3, 4, 5, 6].map((number) => judge(stuck, number));
  assert.deepEqual(verdicts, [
    { is: "start" },
    { is: "early" },
    { is: "early" },
    { is: "right" },
    { is: "late", steps: 90 },
    { is: "late", steps: 40 },
  ]);
});
