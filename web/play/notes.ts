/**
 * Small digits that a visitor notes while playing, as choices. A note that no longer fits is not drawn (the view sees to that), so
 * whoever takes a digit back has the notes again as they were. They are kept with the game (kept.js).
 *
 * @import { PuzzleView } from "../puzzles/types.ts"
 */

/** One more, or one less. @param {ReadonlySet<number>} notes @param {number} choice @returns {ReadonlySet<number>} */
export function toggled(notes, choice) {
  const next = new Set(notes);
  if (!next.delete(choice)) next.add(choice);
  return next;
}

/** Whether all that fits is noted: then there is nothing to fill in, but all to clear. @param {ReadonlySet<number>} notes @param {readonly number[]} fitting */
export const hasAll = (notes, fitting) =>
  fitting.length > 0 && fitting.every((choice) => notes.has(choice));

/**
 * The short names of what is noted at a place and still fits, as it is drawn.
 *
 * @param {Pick<PuzzleView, "alternatives" | "brief">} view
 * @param {ReadonlySet<number>} notes
 * @param {readonly number[]} fitting
 * @param {number} place
 */
export const notesAt = (view, notes, fitting, place) =>
  view
    .alternatives(place)
    .filter((choice) => notes.has(choice) && fitting.includes(choice))
    .map((choice) => view.brief(choice));
