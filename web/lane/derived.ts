/** @import { Page } from "./types.ts" */

/** Where the visitor, or the link, has put a graph's vertices, or "". @param {Pick<Page, "view" | "arrangement" | "scenario">} page */
export function arrangementOf({ view, arrangement, scenario }) {
  return view.at ?? (arrangement.scenario === scenario.text ? arrangement.at : "");
}

/** In all that is known of the search; null: not counted. @param {Pick<Page, "player" | "collected">} page */
export function solutionsOf({ player, collected }) {
  const { description, timeline } = player;
  return timeline.solutions ?? collected ?? description?.counts?.solutions ?? null;
}
