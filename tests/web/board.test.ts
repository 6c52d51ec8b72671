import assert from "node:assert/strict";
import { test } from "node:test";
import { Board, fileIndex, fileName, parseBoard } from "../../web/board/shared/board.ts";
import { formatMoves, parseMoves, scaleMoves } from "../../web/board/tour/parse-moves.ts";
import { cite } from "../../web/engine/fragment/cite.ts";
import { readGolden } from "./golden.ts";

/** The library's answers: page and library must agree about squares. */
const golden = readGolden("board.json");

test("squares have the names that the library gives them", () => {
  for (const [rows, columns, names] of golden.names) {
    const board = new Board(rows, columns);
    for (const [square, name] of names.entries()) {
      assert.equal(board.name(square), name);
      assert.equal(board.square(name), square);
      assert.equal(board.square(`${board.file(square) + 1},${board.rank(square) + 1}`), square);
    }
  }
});

test("moves lead where the library's do, in the same order", () => {
  for (const [text, holes, moves, table] of golden.neighbours) {
    const board = parseBoard(text, holes);
    for (const [square, targets] of table.entries()) {
      assert.deepEqual(board.neighbours(square, moves), targets);
    }
  }
});

test("files go on after z", () => {
  for (const [file, letters] of [
    [0, "a"],
    [25, "z"],
    [26, "aa"],
    [51, "az"],
    [52, "ba"],
    [701, "zz"],
    [702, "aaa"],
  ] as [number, string][]) {
    assert.equal(fileName(file), letters);
    assert.equal(fileIndex(letters), file);
  }
});

test("what is no board or no square is refused in the library's words", () => {
  const holed = parseBoard("4x4", "b2");
  for (const [attempt, message] of [
    [() => parseBoard("8by8"), "board '8by8': it must be ROWSxCOLUMNS, for instance 8x8"],
    [() => parseBoard("0x8"), "board '0x8': it must be ROWSxCOLUMNS, for instance 8x8"],
    [() => parseBoard("9999x8"), "9999 rows: a board has from 1 to 4096"],
    [
      () => parseBoard("3x4", "e1"),
      "square 'e1': the squares of the 3x4 board are a1 to d3, or 1,1 to 4,3",
    ],
    [
      () => new Board(8, 8).square("i9"),
      "square 'i9': the squares of the 8x8 board are a1 to h8, or 1,1 to 8,8",
    ],
    [
      () => new Board(8, 8).square("it's"),
      'square "it\'s": the squares of the 8x8 board are a1 to h8, or 1,1 to 8,8',
    ],
    [() => holed.square("b2"), "square 'b2': it is a hole. Choose a square that is not blocked."],
  ] as [() => unknown, string][]) {
    assert.throws(attempt, { name: "RangeError", message });
  }
});

test("move orders are read and written", () => {
  const text = "1,2;2,1;-1,-2";
  assert.deepEqual(parseMoves(text), [
    [1, 2],
    [2, 1],
    [-1, -2],
  ]);
  assert.equal(formatMoves(parseMoves(text)), text);
  assert.equal(formatMoves(parseMoves(" 1,2 2,1;\n-1,-2; ")), text);
  for (const [bad, message] of [
    ["", "move '': it must be dx,dy with numbers up to 99, for instance 1,2 or -2,1"],
    ["1,2;x", "move 'x': it must be dx,dy with numbers up to 99, for instance 1,2 or -2,1"],
    ["1,100", "move '1,100': it must be dx,dy with numbers up to 99, for instance 1,2 or -2,1"],
    ["1,2;0,-0", "move '0,0': it must lead to another square"],
    ["1,2;2,1;1,2", "move '1,2': it is in the order twice. Leave one out."],
  ]) {
    assert.throws(() => parseMoves(bad), { name: "RangeError", message });
  }
});

test("another leaper follows the knight's order", () => {
  const order = parseMoves("2,1;1,2;-1,2;-2,1;-2,-1;-1,-2;1,-2;2,-1");
  assert.equal(formatMoves(scaleMoves(order, [1, 3])), "3,1;1,3;-1,3;-3,1;-3,-1;-1,-3;1,-3;3,-1");
  assert.equal(formatMoves(scaleMoves(order, [0, 1])), "1,0;0,1;-1,0;0,-1");
});

test("texts are quoted as Python quotes them", () => {
  for (const [text, quoted] of [
    ["a1", "'a1'"],
    ["it's", '"it\'s"'],
    ['it\'s "so"', "'it\\'s \"so\"'"],
    ["a\\b\n\t\r", "'a\\\\b\\n\\t\\r'"],
    ["\0\x7f\xa0", "'\\x00\\x7f\\xa0'"],
    ["é☃", "'é☃'"],
    ["\u2028\u{e0001}", "'\\u2028\\U000e0001'"],
    ["a\ufe0f\u034f\u{e0101}\u202e", "'a\\ufe0f\\u034f\\U000e0101\\u202e'"],
    ["x".repeat(60), `'${"x".repeat(60)}'`],
    [
      `${"a".repeat(20)}${"b".repeat(1200)}${"♞".repeat(20)}`,
      `'${"a".repeat(20)} ... ${"♞".repeat(20)}' (1,240 characters)`,
    ],
  ]) {
    assert.equal(cite(text), quoted);
  }
});
