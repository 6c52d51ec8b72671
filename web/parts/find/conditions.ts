import { outcomeOf } from "../../board/registry.ts";
import type { Condition } from "../../engine/analysis/conditions.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";

/** The conditions as the visitor makes them, converted for the finder and put into words. */

type Deed = (typeof DEEDS)[number];

/** A condition on a place; `choice` is one of the place's choices, or null for any. */
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

/** Kinds of a condition on a place: a choice is there, is not there, was just placed, or was just taken back. */
export const DEEDS = ["on", "off", "placed", "undone"] as const;
/** Kinds of a condition on the depth. */
export const BOUNDS = ["least", "exactly", "most"] as const;

export function conditionOf(row: Row, view: Page["view"]): Condition {
  if (row.kind !== "place") return row;
  const { place, choice, deed: kind } = row;
  return { kind, choices: choice === null ? view.alternatives(place) : [choice] };
}

/** The puzzle by which sentences choose their words. */
export const puzzleOf = ({ scenario, view }: Pick<Page, "scenario" | "view">) =>
  view.takesBack ? scenario.puzzle : "forest";

export function formatDeed(page: Page, { place, choice }: PlaceRow, deed: Deed) {
  const { view } = page;
  const values = view.names(choice ?? place);
  const any = choice === null && view.alternatives(place).length > 1;
  return t(`find-${deed}`, { puzzle: puzzleOf(page), ...values, any });
}

export function formatRow(page: Page, row: PathRow | EndRow) {
  if (row.kind === "dead-end") return t("find-dead-end");
  if (row.kind === "solution") {
    return t("find-solution", { goal: outcomeOf(page).goal });
  }
  const names = row.path.map((choice) => page.view.name(choice));
  return t("find-begins", { puzzle: puzzleOf(page), names });
}
