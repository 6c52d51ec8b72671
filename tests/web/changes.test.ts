import assert from "node:assert/strict";
import { test } from "node:test";
import { watchChanges } from "../../web/dom/watch-changes.ts";

test("what is drawn is drawn again when one of its values is another, or all is forgotten", () => {
  const changed = watchChanges();
  assert.equal(changed("1 2", 3), true);
  assert.equal(changed("1 2", 3), false);
  // Joined into one text, these would be equal.
  assert.equal(changed("1", "2 3"), true);
  assert.equal(changed("1", "2 3", undefined), true);
  assert.equal(changed("1", "2 3", undefined), false);
  changed();
  assert.equal(changed("1", "2 3", undefined), true);
});
