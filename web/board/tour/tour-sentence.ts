import type { State } from "../../engine/run/search-state.ts";
import { t } from "../../language/translate.ts";
import { goalOf } from "./sentences.ts";

/** The facts about board and search that a sentence needs. */
interface SquareBoard {
  name: (square: number) => string;
  movesFrom: (square: number) => readonly (number | null)[]; // the target of each move, in move order
  inOrder: boolean; // true: moves are tried in that order
  every: boolean; // true: the search continues after a tour
  closed: boolean; // true: a move must lead from the last square back to the first
  ends: boolean; // true: on a given square
  passes: (state: State) => boolean; // true: after this undo nothing is left to try, so the search goes further back
  endsRight: (path: ArrayLike<number>) => boolean; // tests whether a path through all squares is a tour of the wanted kind
}

/**
 * The sentence about the last event.
 *
 * @param before the event before the last one
 */
export function sentenceOf(state: State, before: number | null, board: SquareBoard) {
  const { last, depth, path } = state;
  if (last === null) {
    if (state.complete && depth > 0) return wholeSentence(state, board);
    return depth > 0 ? t("tour-begin", { start: board.name(path[depth - 1]) }) : t("tour-anywhere");
  }
  return last >= 0 ? placeSentence(state, last, board) : undoSentence(state, ~last, before, board);
}

function placeSentence(state: State, square: number, board: SquareBoard) {
  const { depth, path } = state;
  if (state.complete) return wholeSentence(state, board);
  if (depth === 1) return t("tour-place-first", { square: board.name(square) });
  const from = path[depth - 2];
  const moves = board.movesFrom(from);
  const tries = board.inOrder ? moves.length : 0;
  return t("tour-place", {
    number: depth,
    origin: board.name(from),
    to: board.name(square),
    turn: moves.indexOf(square) + 1,
    tries,
  });
}

/** The sentence for a path that visits every square once. */
function wholeSentence({ path, depth }: State, board: SquareBoard) {
  if (!board.endsRight(path.subarray(0, depth))) return t("tour-wrong-end");
  if (!board.closed) return t("tour-solved");
  return t("tour-solved-closed", { start: board.name(path[0]) });
}

function undoSentence(state: State, square: number, before: number | null, board: SquareBoard) {
  const { depth, path } = state;
  const name = board.name(square);
  const back = depth > 0 ? board.name(path[depth - 1]) : "";
  const { every } = board;
  const goal = goalOf(board.closed, board.ends);
  const passes = board.passes(state);
  if (depth + 1 === state.length)
    return leftSentence(state, square, { depth, back, passes }, board);
  if (before !== square)
    return t("tour-exhausted", { square: name, depth, back, every, goal, passes });
  const free = board
    .movesFrom(square)
    .filter((to) => to !== null && to !== square && state.numberOf[to] === 0);
  const names = free.map((to) => board.name(to as number));
  return t("tour-dead-end", { square: name, free: names, depth, back, goal, passes });
}

/**
 * The sentence for an undo from a path of full length. The naive method builds its sequences to full length before it
 * checks them.
 *
 * @param way back
 */
function leftSentence(
  { path, depth, repeats }: State,
  square: number,
  way: { depth: number; back: string; passes: boolean },
  board: SquareBoard,
) {
  const whole = [...path.subarray(0, depth), square];
  if (repeats > 0 || whole.indexOf(square) < depth) return t("tour-twice-left", way);
  if (!board.endsRight(whole)) return t("tour-wrong-end-left", way);
  return t("tour-solution-left", { ...way, closed: board.closed });
}
