import type { PuzzleView } from "../../board/types.ts";
import type { Mark } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";

/**
 * Mark the choice that was the mistake in red; if choices are moves, together with its move.
 *
 * @param before the choice before it
 */
export function markMistake(
  view: Pick<PuzzleView, "moves">,
  choice: number,
  before: number | undefined,
): Mark {
  const arrows: [number, number][] = view.moves && before !== undefined ? [[before, choice]] : [];
  return { role: "lost", told: t("why-mark-mistake"), places: [choice], arrows, lines: [] };
}
