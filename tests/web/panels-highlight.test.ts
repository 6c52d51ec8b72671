import assert from "node:assert/strict";
import { test } from "node:test";
import type { Span } from "../../web/engine/types/python-replies.ts";
import { cutLine } from "../../web/parts/panels/highlight.ts";

test("a line is cut where its spans begin and end", () => {
  const line = '    if name == "in":  # or not';
  assert.deepEqual(
    cutLine(line, [
      [4, 6, "keyword"],
      [22, 30, "comment"],
    ]),
    [
      { text: "    ", kind: null },
      { text: "if", kind: "keyword" },
      { text: ' name == "in":  ', kind: null },
      { text: "# or not", kind: "comment" },
    ],
  );
});

test("spans that touch, or reach the ends of the line, leave no empty piece", () => {
  const spans: Span[] = [
    [0, 4, "keyword"],
    [4, 7, "comment"],
  ];
  assert.deepEqual(cutLine("else# 3", spans), [
    { text: "else", kind: "keyword" },
    { text: "# 3", kind: "comment" },
  ]);
});

test("a line without spans is one piece, an empty one none", () => {
  assert.deepEqual(cutLine('"in"', []), [{ text: '"in"', kind: null }]);
  assert.deepEqual(cutLine("", []), []);
});
