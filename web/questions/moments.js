/**
 * Where a run may be stopped for a question: what can be seen cheaply, from the events alone. Whether there is a good question
 * Python says. Novices fail where the search goes back, so that is where it is looked for: a choice is about to be taken back, or
 * has just been.
 *
 * @typedef {import("../run/timeline.js").Timeline} Timeline
 */

/** Events that are looked at ahead of the cursor. */
const FAR = 400;

/** @param {number | null} before the event that led to a position @param {number} next the one that leads on */
export const isCandidate = (before, next) => next < 0 || (before !== null && before < 0);

/**
 * The next position at which to ask whether there is a good question.
 *
 * @param {Pick<Timeline, "known" | "eventAt">} timeline
 * @param {number} from the first that is looked at
 * @returns {number | null} null: there is none among the events that are known, and near
 */
export function nextCandidate(timeline, from) {
  const end = Math.min(timeline.known, from + FAR);
  for (let position = from; position < end; position++) {
    const next = timeline.eventAt(position);
    if (next === null) return null;
    if (isCandidate(position === 0 ? null : timeline.eventAt(position - 1), next)) return position;
  }
  return null;
}

/**
 * The state at a position that is not far ahead of a state.
 *
 * @param {import("../search/messages.js").SearchState} state
 * @param {Iterable<number>} events from there on
 */
export function stateAfter({ path, undone }, events) {
  const ahead = { path: [...path], undone };
  for (const event of events) {
    if (event >= 0) ahead.path.push(event);
    else ahead.path.pop();
    ahead.undone = event < 0 ? ~event : null;
  }
  return ahead;
}
