import assert from "node:assert/strict";
import { test } from "node:test";
import { Board, fileIndex, fileName, parseBoard } from "../../web/board/shared/board.ts";
import { readMoves } from "../../web/board/tour/parse-moves.ts";
import { cite } from "../../web/engine/fragment/cite.ts";
import { catalogue, readGolden } from "./golden.ts";

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
    const board = parseBoard(text, holes) as Board;
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

test("what is no board or no square is null", () => {
  for (const [text, holes] of [["8by8"], ["0x8"], ["3x4", "e1"], ["3x4", "a1,"]])
    assert.equal(parseBoard(text, holes), null);
  for (const text of ["i9", "it's", "", "0,1"]) assert.equal(new Board(8, 8).square(text), null);
  assert.equal(parseBoard("4x4", "b2")?.square("b2"), null);
});

test("a leaper's moves come in the order that is named, or as they are listed", () => {
  const read = (order: string, leaper: string) =>
    readMoves({ order, leaper }, catalogue)?.join(";");
  assert.equal(read("textbook", "1,3"), "3,1;1,3;-1,3;-3,1;-3,-1;-1,-3;1,-3;3,-1");
  assert.equal(read("textbook", "camel"), read("textbook", "3,1"));
  assert.equal(read("textbook", "wazir"), "1,0;0,1;-1,0;0,-1");
  assert.equal(read("1,2;2,1;-1,-2", "1,2"), "1,2;2,1;-1,-2");
  for (const [order, leaper] of [
    ["", "1,2"],
    ["1,2;x", "1,2"],
    ["1,100", "1,2"],
    ["geeks", "x"],
  ])
    assert.equal(read(order, leaper), undefined);
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
