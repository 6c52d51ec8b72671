import type { Page } from "./types.ts";

/** Where the visitor, or the link, has put a graph's vertices, or "". */
export function arrangementOf({
  view,
  arrangement,
  scenario,
}: Pick<Page, "view" | "arrangement" | "scenario">) {
  return view.at ?? (arrangement.scenario === scenario.text ? arrangement.at : "");
}

/** In all that is known of the search; null: not counted. */
export function solutionsOf({ player, collected }: Pick<Page, "player" | "collected">) {
  const { description, timeline } = player;
  return timeline.solutions ?? collected ?? description?.counts?.solutions ?? null;
}
