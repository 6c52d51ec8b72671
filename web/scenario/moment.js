import { cite } from "../fragment/cite.js";
import { mistake } from "../fragment/mistakes.js";
import { entryOf } from "../puzzles/registry.js";

/**
 * Where a search stands, and when a link says so. The page can write it for puzzles whose entry tells how; for others it has to
 * ask Python, which knows their choices.
 *
 * @import { Catalogue } from "../catalogue/types.d.ts"
 * @import { Scenario } from "../types/scenario.d.ts"
 */

/**
 * Whether a link to this step of a scenario holds a state, as far as the page can tell: else Python decides.
 * Near the start it holds none: the search is there in no time.
 *
 * @param {Scenario} scenario
 * @param {number} position
 * @param {Catalogue} catalogue
 */
export function wantsState(scenario, position, { link }) {
  return position > link.near && (entryOf(scenario.puzzle).state?.fits(scenario, link) ?? true);
}

/** @param {number} position @param {string} text */
export function damaged(position, text) {
  return mistake("state", { state: cite(text), position });
}
