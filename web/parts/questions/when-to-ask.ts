/**
 * Decides where a run may stop for a question, and of which kinds, from the events alone; Python decides whether a
 * question is good. Novices struggle where the search goes back, so before and after an undo any question may come.
 * Elsewhere only the losing choice is worth a stop.
 */

import type { SearchState } from "../../engine/search/types.ts";
import type { QuestionKind } from "../../engine/types/python-replies.ts";

const LOSING: readonly QuestionKind[] = ["lost", "why"];

/**
 * The kinds of questions for which a run may stop between two events; null: all.
 *
 * @param before the event that led there
 * @param next the event that leads on
 */
export const kindsBetween = (
  before: number | null,
  next: number,
): readonly QuestionKind[] | null => (next < 0 || (before !== null && before < 0) ? null : LOSING);

/** The kinds that are in both lists; null stands for all. */
export function both(one: readonly QuestionKind[] | null, other: readonly QuestionKind[] | null) {
  if (one === null || other === null) return one ?? other;
  return one.filter((kind) => other.includes(kind));
}

/**
 * The state after some events.
 *
 * @param events that follow the state
 */
export function stateAfter({ path, undone }: SearchState, events: Iterable<number>) {
  const ahead = { path: [...path], undone };
  for (const event of events) {
    if (event >= 0) ahead.path.push(event);
    else ahead.path.pop();
    ahead.undone = event < 0 ? ~event : null;
  }
  return ahead;
}
