import { tell } from "../language/tell.ts";

/**
 * The choice that was the mistake, in red: where choices are moves, with its move.
 *
 * @import { PuzzleView } from "../puzzles/types.ts"
 * @import { Mark } from "../types/answers.ts"
 *
 * @param {Pick<PuzzleView, "moves">} view
 * @param {number} choice
 * @param {number | undefined} before the choice before it
 * @returns {Mark}
 */
export function markMistake(view, choice, before) {
  /** @type {[number, number][]} */
  const arrows = view.moves && before !== undefined ? [[before, choice]] : [];
  return { role: "lost", told: tell("why-mark-mistake"), places: [choice], arrows, lines: [] };
}
