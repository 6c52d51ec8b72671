/**
 * Small digits that the visitor notes while playing, as choices. The view only draws those that fit, so after an undo
 * the old notes are back. They are stored with the game (stored-games.ts).
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
