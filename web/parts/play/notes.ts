/**
 * Small digits that a visitor notes while playing, as choices. A note that no longer fits is not drawn (the view sees to that), so
 * whoever takes a digit back has the notes again as they were. They are kept with the game (kept.ts).
 */

import type { PuzzleView } from "../../board/types.ts";

/** One more, or one less. */
export function toggled(notes: ReadonlySet<number>, choice: number): ReadonlySet<number> {
  const next = new Set(notes);
  if (!next.delete(choice)) next.add(choice);
  return next;
}

/** Whether all that fits is noted: then there is nothing to fill in, but all to clear. */
export const hasAll = (notes: ReadonlySet<number>, fitting: readonly number[]) =>
  fitting.length > 0 && fitting.every((choice) => notes.has(choice));

/** The short names of what is noted at a place and still fits, as it is drawn. */
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
