import { Inquiry } from "../search/inquiry.js";
import { Past } from "./past.js";

/**
 * All that is known of the questions: which one is open, what was chosen for it so far, when the next one may come, and what was
 * answered. The functions of this room take it as their first argument.
 *
 * @import { Page } from "../lane/types.d.ts"
 * @import { Desk, Tools } from "./types.d.ts"
 */

/** @param {Page} page @param {Tools} tools @returns {Desk} */
export const createDesk = (page, tools) => ({
  page,
  tools,
  asking: new Inquiry(page.solver, "questions", page.redraw),
  past: new Past(),
  quiz: null,
  away: null,
  part: "first",
  chosen: new Set(),
  place: -1,
  marking: false,
  notice: "",
  doubt: null,
  on: false,
  watched: -Infinity,
  stood: { position: -1, since: 0 },
  lately: [],
  wish: null,
  served: new Set(),
  pressed: false,
  shown: "",
  queue: [],
  again: [],
  entries: tools.entries,
  byKey: false,
});

/** Names the scenario and the step. @param {Desk} desk */
export const keyOf = ({ page: { scenario, player } }) =>
  `${scenario.text}@${player.timeline.position}`;

/** In a lesson questions are asked again whenever it is read, and nobody waits for the answers. */
export const isLesson = () => document.documentElement.dataset.lesson !== undefined;

/** Whether the page stands at a step, and Python can be asked. @param {Desk} desk */
export function stands({ page: { player, solver } }) {
  const still = player.aim === null && ["ready", "paused", "finished"].includes(player.status.name);
  // Who plays by hand is asked nothing: it would be about another search.
  return still && !player.foreign && player.description !== null && solver.status.name === "loaded";
}
