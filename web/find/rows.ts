import { tell } from "../language/tell.ts";
import { outcomeOf } from "../puzzles/registry.ts";

/**
 * The conditions as the visitor makes them, what they mean, and how they are told.
 *
 * @import { Condition } from "../digest/conditions.ts"
 * @import { Page } from "../lane/types.ts"
 *
 * @typedef {typeof DEEDS[number]} Deed
 * @typedef {{kind: "place", place: number, choice: number | null, deed: Deed}} PlaceRow `choice`: of those for the place; null: any
 * @typedef {{kind: "depth", is: typeof BOUNDS[number], depth: number}} DepthRow
 * @typedef {{kind: "begins", path: readonly number[]}} PathRow
 * @typedef {{kind: "dead-end"} | {kind: "solution"}} EndRow
 * @typedef {PlaceRow | DepthRow | PathRow | EndRow} Row
 */

/** What may be so, or may just have been done, with a choice. */
export const DEEDS = /** @type {const} */ (["on", "off", "placed", "undone"]);
/** How a depth is bounded. */
export const BOUNDS = /** @type {const} */ (["least", "exactly", "most"]);

/** @param {Row} row @param {Page["view"]} view @returns {Condition} */
export function conditionOf(row, view) {
  if (row.kind !== "place") return row;
  const { place, choice, deed: kind } = row;
  return { kind, choices: choice === null ? view.alternatives(place) : [choice] };
}

/** How sentences choose by the puzzle. @param {Pick<Page, "scenario" | "view">} page */
export const puzzleOf = ({ scenario, view }) => (view.takesBack ? scenario.puzzle : "forest");

/** @param {Page} page @param {PlaceRow} row @param {Deed} deed */
export function tellDeed(page, { place, choice }, deed) {
  const { view } = page;
  const values = view.names(choice ?? place);
  const any = choice === null && view.alternatives(place).length > 1;
  return tell(`find-${deed}`, { puzzle: puzzleOf(page), ...values, any });
}

/** @param {Page} page @param {PathRow | EndRow} row */
export function tellRow(page, row) {
  if (row.kind === "dead-end") return tell("find-dead-end");
  if (row.kind === "solution") {
    return tell("find-solution", { goal: outcomeOf(page.scenario).goal });
  }
  const names = row.path.map((choice) => page.view.name(choice));
  return tell("find-begins", { puzzle: puzzleOf(page), names });
}
