import * as words from "../text/en.js";

/**
 * @typedef {import("../run/state.js").State} State
 *
 * @typedef {object} SquareBoard what a sentence needs to know about the board
 * @property {(square: number) => string} name
 * @property {(square: number) => readonly (number | null)[]} moves the target of each move of the order
 */

/**
 * One sentence for what just happened.
 * @param {State} state
 * @param {number | null} before the event before the last one
 * @param {SquareBoard} board
 */
export function sentenceOf(state, before, board) {
  const { last, depth, path } = state;
  if (last === null) {
    return depth > 0 ? words.step.begin(board.name(path[depth - 1])) : words.step.anywhere;
  }
  return last >= 0 ? placeSentence(state, last, board) : undoSentence(state, ~last, before, board);
}

/** @param {State} state @param {number} square @param {SquareBoard} board */
function placeSentence(state, square, board) {
  const { depth, path } = state;
  if (state.complete) return words.step.solved;
  if (depth === 1) return words.step.placeFirst(board.name(square));
  const from = path[depth - 2];
  const candidate = board.moves(from).indexOf(square) + 1;
  return words.step.place(depth, board.name(from), board.name(square), candidate);
}

/** @param {State} state @param {number} square @param {number | null} before @param {SquareBoard} board */
function undoSentence(state, square, before, board) {
  const { depth, path } = state;
  const name = board.name(square);
  const back = depth > 0 ? board.name(path[depth - 1]) : words.step.nowhere;
  if (before !== square) return words.step.exhausted(name, back);
  if (depth + 1 < state.length) return words.step.deadEnd(name, back);
  // The naive method makes its sequences to their full length before it looks at them.
  const twice = state.repeats > 0 || path.subarray(0, depth).includes(square);
  return twice ? words.step.twiceLeft(name, back) : words.step.solutionLeft(name, back);
}
