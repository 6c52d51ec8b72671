import assert from "node:assert/strict";
import test from "node:test";
import { Board } from "../../web/board/shared/board.ts";
import { byDegree, candidatesOf, inMoveOrder } from "../../web/board/tour/tour-picture.ts";
import { State } from "../../web/engine/run/search-state.ts";
import { FIVE } from "./centre.ts";
import { TEXTBOOK } from "./small-searches.ts";

const board = new Board(5, 5);
const movesFrom = (square: number) =>
  TEXTBOOK.map(([dx, dy]) => board.at(board.file(square) + dx, board.rank(square) + dy));
function stateAt(...names: string[]) {
  const [root, ...rest] = names.map((name) => board.square(name));
  const state = new State({ ...FIVE, root: [root] });
  state.applyAll(rest, 0, rest.length);
  return state;
}
const named = (targets: { square: number }[]) =>
  targets.map(({ square }) => board.name(square)).join(" ");

test("candidates are numbered by their place in the move order", () => {
  const state = stateAt("a1");
  const targets = inMoveOrder(movesFrom(0));
  assert.deepEqual(
    candidatesOf(state, targets).map((c) => `${board.name(c.square)} ${c.number} ${c.standing}`),
    ["c2 1 next", "b3 2 open"],
  );
});

test("what has been taken back is tried, and the next event says what comes", () => {
  const state = stateAt("c3");
  state.apply(board.square("e4"));
  state.apply(~board.square("e4"));
  state.apply(board.square("d5"));
  state.apply(~board.square("d5"));
  const targets = inMoveOrder(movesFrom(state.top));
  const standing = (next: number | null) =>
    candidatesOf(state, targets, next)
      .map((c) => board.name(c.square) + c.standing[0])
      .join(" ");
  assert.equal(standing(null), "e4t b5n a4o a2o b1o d1o e2o");
  // A strategy that skips b5 and a4 continues with a2; one that finds nothing undoes c3.
  assert.equal(standing(board.square("a2")), "e4t b5o a4o a2n b1o d1o e2o");
  assert.equal(standing(~board.square("c3")), "e4t b5o a4o a2o b1o d1o e2o");
});

test("Warnsdorff's rule goes first where the fewest moves lead on", () => {
  const state = stateAt("a1", "c2");
  const targets = inMoveOrder(movesFrom(state.top));
  // Counted by hand: e3 leads on to c4, d5, d1; d4 to b5, b3, e2; b4 to d5, d3, a2; a3 to b5, c4, b1; e1 to d3.
  const free = new Map(
    targets.map(({ square }) => [
      square,
      movesFrom(square).filter((to) => to !== null && state.numberOf[to] === 0).length,
    ]),
  );
  assert.deepEqual(
    ["e3", "d4", "b4", "a3", "e1"].map((name) => free.get(board.square(name))),
    [3, 3, 3, 3, 1],
  );
  const ordered = byDegree(state, targets, movesFrom, () => 0);
  assert.equal(named(ordered), "e1 e3 d4 b4 a3");
  assert.deepEqual(
    ordered.map(({ number }) => number),
    [1, 3, 3, 3, 3],
  );
  const outward = byDegree(state, targets, movesFrom, (square) => {
    return -((board.file(square) - 2) ** 2) - (board.rank(square) - 2) ** 2;
  });
  assert.equal(named(outward), "e1 e3 a3 d4 b4");
});
