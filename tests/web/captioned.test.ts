/** Lines of a caption. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { linesOf } from "../../web/parts/export/captioned.ts";

test("a caption is broken between words, and a word that is longer than a line within it", () => {
  const fits = (part: string) => part.length <= 8;
  assert.deepEqual(linesOf("The knight goes to c3.", fits), ["The", "knight", "goes to", "c3."]);
  assert.deepEqual(linesOf("see abcdefghijklmnopqrst now", fits), [
    "see",
    "abcdefgh",
    "ijklmnop",
    "qrst now",
  ]);
  assert.deepEqual(linesOf("", fits), [""]);
});
