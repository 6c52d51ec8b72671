import type { Page } from "./page-context.ts";

/** The arrangement of a graph's vertices, by the visitor or else by the link; "" for none. */
export function arrangementOf({
  view,
  arrangement,
  scenario,
}: Pick<Page, "view" | "arrangement" | "scenario">) {
  return view.at ?? (arrangement.scenario === scenario.text ? arrangement.at : "");
}

/** The number of solutions, from the best source at hand; null: not counted. */
export function solutionsOf({ player, collected }: Pick<Page, "player" | "collected">) {
  const { description, timeline } = player;
  return timeline.solutions ?? collected ?? description?.counts?.solutions ?? null;
}
