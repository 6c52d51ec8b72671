/**
 * Small digits that a visitor notes while playing, as choices. A note that no longer fits is not drawn (the view sees to that), so
 * whoever takes a digit back has the notes again as they were. They are kept with the game (kept.js).
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
