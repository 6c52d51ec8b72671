import assert from "node:assert/strict";
import { test } from "node:test";
import { WordThrottle } from "../../web/parts/workbench/word-throttle.ts";

const RUN = {};

test("single steps, and a first jump, are told of in their own frame", () => {
  const words = new WordThrottle();
  const positions = [0, 1, 0, 1];
  assert.deepEqual(
    positions.map((position, n) => words.isDue(RUN, position, 16 * n)),
    [true, true, true, true],
  );
  assert.equal(words.isDue(RUN, 900, 500), true);
  // Right after another frame, too: a seek is not followed by a second jump.
  assert.deepEqual([words.isDue(RUN, 900, 516), words.isDue(RUN, 30, 532)], [true, true]);
});

test("while the board jumps, words are written a few times a second, and once it stands", () => {
  const words = new WordThrottle();
  const due = Array.from({ length: 60 }, (_, n) => {
    const is = words.isDue(RUN, 1000 * n, 16 * n);
    assert.equal(words.behind, !is);
    return is;
  });
  const written = due.filter(Boolean).length;
  assert.ok(written >= 4 && written <= 10, `${written} in a second`);
  // In the last frame they may not have been written; in the next one nothing jumps.
  assert.equal(words.isDue(RUN, 59_000, 960), true);
});

test("another run is told of at once, wherever it stands", () => {
  const words = new WordThrottle();
  assert.deepEqual([words.isDue(RUN, 0, 0), words.isDue({}, 5000, 16)], [true, true]);
});
