import assert from "node:assert/strict";
import { test } from "node:test";
import { Board } from "../../web/board/shared/board.ts";
import { holesOf, startOn, type Template } from "../../web/board/tour/templates.ts";
import { seededRandom } from "./chance.ts";
import { TEXTBOOK } from "./small-searches.ts";

const KNIGHT = TEXTBOOK as [number, number][];

/** The board with a template's holes, one line per rank. */
function drawn(template: Template, side: number) {
  const holes = holesOf(template, new Board(side, side), KNIGHT);
  const ranks = Array.from({ length: side }, (_, rank) =>
    Array.from({ length: side }, (_, file) => (holes.has(rank * side + file) ? "." : "#")).join(""),
  );
  return ranks.reverse();
}

test("templates have their shapes", () => {
  assert.deepEqual(drawn("cross", 6), [".####.", "######", "######", "######", "######", ".####."]);
  const upper = ["..##..", ".####.", "######"];
  assert.deepEqual(drawn("diamond", 6), [...upper, ...upper.toReversed()]);
  assert.deepEqual(drawn("ring", 5), ["#####", "#####", "##.##", "#####", "#####"]);
  assert.deepEqual(drawn("ring", 8).slice(2, 6), ["########", "###..###", "###..###", "########"]);
  assert.deepEqual(drawn("corner", 3), ["##.", "###", "###"]);
  assert.deepEqual(drawn("corners", 3), ["##.", "###", ".##"]);
  assert.equal(holesOf("full", new Board(5, 8), KNIGHT).size, 0);
});

test("random holes leave no square alone, and the colours balanced", () => {
  const chance = seededRandom(7);
  const random = () => chance(2 ** 30) / 2 ** 30;
  const board = new Board(8, 8);
  for (let i = 0; i < 20; i++) {
    const holes = holesOf("random", board, KNIGHT, random);
    const free = Array.from({ length: 64 }, (_, s) => s).filter((s) => !holes.has(s));
    const dark = free.filter((s) => (board.file(s) + board.rank(s)) % 2 === 0).length;
    assert.ok(Math.abs(2 * dark - free.length) <= 1);
    const alone = free.filter(
      (s) =>
        !KNIGHT.some(([dx, dy]) => {
          const near = board.at(board.file(s) + dx, board.rank(s) + dy);
          return near !== null && !holes.has(near);
        }),
    );
    assert.deepEqual(alone, []);
  }
});

test("the start stays where it can, and else goes to a square of the greater colour", () => {
  const board = new Board(7, 7);
  const cross = holesOf("cross", board, KNIGHT);
  // a1 is blocked; of the 45 free squares, those of b1's colour may be fewer or more: count them.
  const free = Array.from({ length: 49 }, (_, s) => s).filter((s) => !cross.has(s));
  const dark = free.filter((s) => (board.file(s) + board.rank(s)) % 2 === 0);
  const start = startOn(board, cross, 0) as number;
  assert.equal(dark.includes(start), dark.length * 2 > free.length);
  assert.equal(startOn(board, cross, start), start);
  assert.equal(
    startOn(board, new Set([48]), 9),
    9,
    "where the colours balance, any square will do",
  );
  assert.equal(startOn(board, cross, null), null);
});
