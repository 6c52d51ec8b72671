import { outcomeOf } from "../../board/registry.ts";
import type { Condition } from "../../engine/digest/conditions.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";

/** The conditions as the visitor makes them, what they mean, and how they are told. */

type Deed = (typeof DEEDS)[number];

/** `choice`: of those for the place; null: any. */
export interface PlaceRow {
  kind: "place";
  place: number;
  choice: number | null;
  deed: Deed;
}

export interface DepthRow {
  kind: "depth";
  is: (typeof BOUNDS)[number];
  depth: number;
}

interface PathRow {
  kind: "begins";
  path: readonly number[];
}

type EndRow = { kind: "dead-end" } | { kind: "solution" };

export type Row = PlaceRow | DepthRow | PathRow | EndRow;

/** What may be so, or may just have been done, with a choice. */
export const DEEDS = ["on", "off", "placed", "undone"] as const;
/** How a depth is bounded. */
export const BOUNDS = ["least", "exactly", "most"] as const;

export function conditionOf(row: Row, view: Page["view"]): Condition {
  if (row.kind !== "place") return row;
  const { place, choice, deed: kind } = row;
  return { kind, choices: choice === null ? view.alternatives(place) : [choice] };
}

/** How sentences choose by the puzzle. */
export const puzzleOf = ({ scenario, view }: Pick<Page, "scenario" | "view">) =>
  view.takesBack ? scenario.puzzle : "forest";

export function tellDeed(page: Page, { place, choice }: PlaceRow, deed: Deed) {
  const { view } = page;
  const values = view.names(choice ?? place);
  const any = choice === null && view.alternatives(place).length > 1;
  return tell(`find-${deed}`, { puzzle: puzzleOf(page), ...values, any });
}

export function tellRow(page: Page, row: PathRow | EndRow) {
  if (row.kind === "dead-end") return tell("find-dead-end");
  if (row.kind === "solution") {
    return tell("find-solution", { goal: outcomeOf(page.scenario).goal });
  }
  const names = row.path.map((choice) => page.view.name(choice));
  return tell("find-begins", { puzzle: puzzleOf(page), names });
}
