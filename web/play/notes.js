import { recall, remember } from "../view/preferences.js";

/**
 * Small digits that a visitor notes while playing, as choices. They are kept on this device, by the puzzle's text, for the last puzzles.
 * A note that no longer fits is not drawn (the view sees to that), so whoever takes a digit back has the notes again as they were.
 */

const KEY = "knights-notes";
const MOST = 12;

/** What is kept: for each puzzle its notes, the latest last. @returns {[text: string, notes: number[]][]} */
function readAll() {
  try {
    const kept = JSON.parse(recall(KEY) ?? "[]");
    return kept.filter(
      (/** @type {unknown} */ one) =>
        Array.isArray(one) && Array.isArray(one[1]) && one[1].every(Number.isInteger),
    );
  } catch {
    return [];
  }
}

/** @param {string} text of the scenario @returns {ReadonlySet<number>} */
export const readNotes = (text) => new Set(readAll().find(([one]) => one === text)?.[1]);

/** @param {string} text of the scenario @param {ReadonlySet<number>} notes */
export function keepNotes(text, notes) {
  const others = readAll().filter(([one]) => one !== text);
  /** @type {[string, number[]][]} */
  const all = notes.size === 0 ? others : [...others, [text, [...notes]]];
  remember(KEY, JSON.stringify(all.slice(-MOST)));
}

/** One more, or one less. @param {ReadonlySet<number>} notes @param {number} choice @returns {ReadonlySet<number>} */
export function toggled(notes, choice) {
  const next = new Set(notes);
  if (!next.delete(choice)) next.add(choice);
  return next;
}

/** Whether all that fits is noted: then there is nothing to fill in, but all to clear. @param {ReadonlySet<number>} notes @param {readonly number[]} fitting */
export const hasAll = (notes, fitting) =>
  fitting.length > 0 && fitting.every((choice) => notes.has(choice));
