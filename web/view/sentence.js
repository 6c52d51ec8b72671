import * as words from "../text/en.js";

/**
 * @typedef {import("../run/state.js").State} State
 */

/**
 * One sentence for what just happened.
 * @param {State} state
 * @param {number | null} before the event before the last one
 * @param {(square: number) => string} name
 * @param {(square: number) => readonly (number | null)[]} moves
 */
export function sentenceOf(state, before, name, moves) {
  const { last, depth, path } = state;
  if (last === null) {
    return depth > 0 ? words.step.begin(name(path[depth - 1])) : words.step.anywhere;
  }
  if (last >= 0) {
    if (state.complete) return words.step.solved;
    if (depth === 1) return words.step.placeFirst(name(last));
    const from = path[depth - 2];
    return words.step.place(depth, name(from), name(last), moves(from).indexOf(last) + 1);
  }
  const square = name(~last);
  const back = depth > 0 ? name(path[depth - 1]) : words.step.nowhere;
  if (before === ~last) {
    if (depth + 1 === state.length) return words.step.solutionLeft(square, back);
    return words.step.deadEnd(square, back);
  }
  return words.step.exhausted(square, back);
}
