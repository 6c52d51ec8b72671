/**
 * The visitor's notes while playing, as choices: small digits, or crosses where choices are places. The view only
 * draws digits that fit and crosses on free places, so after an undo the old notes are back. They are stored with the
 * game (stored-games.ts).
 */

import type { PuzzleView } from "../../board/types.ts";

/** Add or remove one. */
export function toggled(notes: ReadonlySet<number>, choice: number): ReadonlySet<number> {
  const next = new Set(notes);
  if (!next.delete(choice)) next.add(choice);
  return next;
}

/** True when everything that fits is noted, so that the button clears instead. */
export const hasAll = (notes: ReadonlySet<number>, fitting: readonly number[]) =>
  fitting.length > 0 && fitting.every((choice) => notes.has(choice));

/** True when the notes are crosses: choices are places. */
export const hasCrosses = (view: Pick<PuzzleView, "alternatives" | "notes">) =>
  view.notes && view.alternatives(0).length === 1;

/** The notes that a place can have: digits that fit. A cross is never judged, it only needs a free place. */
export function notable(
  view: Pick<PuzzleView, "alternatives">,
  fitting: readonly number[],
  path: readonly number[],
  place: number,
) {
  const choices = view.alternatives(place);
  const cross = choices.length === 1;
  return choices.filter((choice) => (cross ? !path.includes(choice) : fitting.includes(choice)));
}

/** Short names of the visible notes at a place. */
export const notesAt = (
  view: Pick<PuzzleView, "alternatives" | "brief">,
  notes: ReadonlySet<number>,
  fitting: readonly number[],
  place: number,
) =>
  view
    .alternatives(place)
    .filter((choice) => notes.has(choice) && fitting.includes(choice))
    .map((choice) => view.brief(choice));

/** The notes without those at a place, also without those that are not visible now. */
export const withoutNotesAt = (
  view: Pick<PuzzleView, "alternatives">,
  notes: ReadonlySet<number>,
  place: number,
): ReadonlySet<number> =>
  new Set([...notes].filter((it) => !view.alternatives(place).includes(it)));
