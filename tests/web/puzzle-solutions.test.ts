import assert from "node:assert/strict";
import test from "node:test";
import { countUpTo } from "../../web/parts/panels/solutions-panel.ts";

test("solutions are counted up to a position, the one that ends there included", () => {
  const solutions = [{ position: 8 }, { position: 20 }, { position: 21 }];
  const counts = [0, 7, 8, 19, 20, 21, 1e9].map((position) => countUpTo(solutions, position));
  assert.deepEqual(counts, [0, 0, 1, 1, 2, 3, 3]);
  assert.equal(countUpTo([], 5), 0);
});
