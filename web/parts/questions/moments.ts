/**
 * Where a run may be stopped for a question, and for which: what can be seen cheaply, from the events alone. Whether there is a good
 * question Python says. Novices fail where the search goes back: where a choice is about to be taken back, or has just been, any
 * question may come. Elsewhere only the choice that lost is worth a stop.
 */

import type { SearchState } from "../../engine/search/types.ts";
import type { QuestionKind } from "../../engine/types/answers.ts";

const LOSING: readonly QuestionKind[] = ["lost", "why"];

/**
 * The kinds of questions for which a run may stop between two events; null: all.
 *
 * @param before the event that led there
 * @param next the one that leads on
 */
export const kindsBetween = (
  before: number | null,
  next: number,
): readonly QuestionKind[] | null => (next < 0 || (before !== null && before < 0) ? null : LOSING);

/** Those of two lists of kinds that are in both; null stands for all. */
export function both(one: readonly QuestionKind[] | null, other: readonly QuestionKind[] | null) {
  if (one === null || other === null) return one ?? other;
  return one.filter((kind) => other.includes(kind));
}

/**
 * The state at a position that is not far ahead of a state.
 *
 * @param events from there on
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
