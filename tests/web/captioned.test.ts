/** Lines of a caption, and a drawing beside them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { captionLines, drawingBeside, linesOf } from "../../web/parts/export/captioned-picture.ts";

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

test("a caption lies beside the board, in order, and within the picture", () => {
  const caption = {
    title: "Title",
    step: "Step 4",
    sentence: "word ".repeat(40),
    link: "x".repeat(200),
  };
  const measure = (text: string, { size }: { size: number }) => text.length * size * 0.6;
  const lines = captionLines(caption, 900, measure);
  assert.deepEqual(
    lines.slice(0, 2).map(({ text }) => text),
    ["Title", "Step 4"],
  );
  for (const [at, { text, x, y, size }] of lines.entries()) {
    assert.ok(x > 900 && x + text.length * size * 0.6 <= 1600 && y <= 900);
    if (at > 0) assert.ok(y > lines[at - 1].y);
  }
  const text = drawingBeside(
    '<svg xmlns="http://www.w3.org/2000/svg" class="k1" role="img" viewBox="0 0 5 5" width="5" height="5">\n<path d="M0 0"/>\n</svg>\n',
    captionLines({ ...caption, sentence: "A <b> & c" }, 900, measure),
    { page: "#fff", ink: "#000", inkSoft: "#333", font: '"Inter"' },
  );
  assert.equal(text.match(/<svg /g)?.length, 2);
  assert.ok(
    text.includes('viewBox="0 0 5 5" width="900" height="900"') && text.endsWith("</svg>\n"),
  );
  assert.ok(text.includes(">A &#60;b&#62; &#38; c</text>") && text.includes('fill="#000"'));
});
