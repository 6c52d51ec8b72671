import assert from "node:assert/strict";
import { test } from "node:test";
import { why } from "../../web/text/en-panels.js";

test("a solution is told to be complete, not to be within reach", () => {
  const title = (/** @type {boolean | null} */ completable, /** @type {string} */ reason) =>
    why.title({ completable, reason });
  assert.equal(title(true, "complete"), "It is complete");
  assert.equal(title(false, "complete"), "Not a solution");
  assert.equal(title(true, "search"), "It can still be completed");
  assert.equal(title(false, "stranded"), "Lost");
  assert.equal(title(true, "theorem"), "A tour exists: proved");
  assert.equal(title(false, "theorem"), "No tour exists: proved");
  assert.equal(title(null, "unknown"), "Not known");
});
