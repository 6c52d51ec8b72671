import { isCount, isText, isWhole, listOf, recordOf } from "../checks/checks.ts";
import { placed } from "../language/tell.ts";
import { ROOT } from "../root.ts";
import { readJson } from "../search/site-file.ts";

/**
 * A search that is stuck, recorded by the build with the move that was its mistake (`page/stuck.py`), and what an answer to the
 * question for that move is worth. Moves are told apart by the number of the square that they lead to.
 *
 * @import { Mark } from "../types/answers.ts"
 *
 * @typedef {object} Stuck
 * @property {string} scenario
 * @property {number[]} events that lead into the dead end; none of them takes a choice back
 * @property {number} mistake the number of the square since which no solution is possible
 * @property {number[]} completion a solution that begins as the search did, up to the mistake
 * @property {string} reason why it is lost
 * @property {Mark[]} marks the evidence for that
 * @property {string} end why nothing can come next
 * @property {number[]} steps from the mistake on, how many the search takes to have tried everything below each square
 *
 * @typedef {{is: "early" | "start" | "right"} | {is: "late", steps: number}} Verdict `steps`: in which the search finds nothing
 *   without that move, either
 */

const isRecorded = recordOf({
  ...{ scenario: isText, reason: isText, end: isText },
  events: listOf(isWhole, 1),
  completion: listOf(isCount),
  steps: listOf(isCount),
  mistake: isCount,
});

/** @param {unknown} value @returns {value is Stuck} */
const isStuck = (value) => isRecorded(value);

/** @type {Promise<Stuck | null> | null} */
let fetched = null;

/** What was recorded; fetched once, and null where it cannot be. @returns {Promise<Stuck | null>} */
export function loadStuck(url = new URL(placed("stuck.json"), ROOT)) {
  fetched ??= readJson(url, isStuck).catch(() => null);
  return fetched;
}

/** What it means to take a move for the mistake. @param {Stuck} stuck @param {number} number @returns {Verdict} */
export function judge({ mistake, steps }, number) {
  if (number === mistake) return { is: "right" };
  if (number < mistake) return { is: number === 1 ? "start" : "early" };
  return { is: "late", steps: steps[number - 1 - mistake] };
}
