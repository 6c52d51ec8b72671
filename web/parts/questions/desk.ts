import { Inquiry } from "../../engine/search/inquiry.ts";
import type { SearchState } from "../../engine/search/types.ts";
import type { Page } from "../../state/lane/types.ts";
import type { Asks } from "../../state/link/types.ts";
import { isPresented } from "../workbench/presentation.ts";
import { Past } from "./past.ts";
import type { Desk, Tools } from "./types.ts";

/**
 * All that is known of the questions: which one is open, what was chosen for it so far, when the next one may come, and what was
 * answered. The functions of this room take it as their first argument.
 */

export const createDesk = (page: Page, tools: Tools): Desk => ({
  page,
  tools,
  asking: new Inquiry(page.solver, "questions", page.redraw),
  past: new Past(),
  quiz: null,
  away: null,
  part: "first",
  chosen: new Set(),
  place: -1,
  marking: null,
  notice: "",
  doubt: null,
  on: false,
  watched: -Infinity,
  stood: { position: -1, since: 0 },
  lately: [],
  wish: null,
  served: new Set(),
  press: null,
  warned: null,
  bared: "",
  taught: false,
  teacher: null,
  counting: false,
  shown: null,
  queue: [],
  again: [],
  others: [],
  entries: tools.entries,
  round: 0,
  noted: null,
  focus: null,
});

/** What Python is told to answer something of a state; how many solutions are found is as at the cursor. */
export function about(
  { page: { scenario, player } }: Desk,
  { path, undone }: SearchState,
  ...asked: unknown[]
) {
  const { timeline } = player;
  return [scenario.text, path, undone, ...asked, timeline.foundAt(timeline.position)];
}

/** Python's answer to something of the step that stands. */
export const ask = <T>(desk: Desk, question: string, ...asked: unknown[]) =>
  desk.page.solver.ask<T>(question, ...about(desk, desk.page.player.state.snapshot(), ...asked));

/** Names the scenario and the step. */
export const keyOf = ({ page: { scenario, player } }: Desk) =>
  `${scenario.text}@${player.timeline.position}`;

/** In a lesson questions are asked again whenever it is read, and nobody waits for the answers. */
export const isLesson = () => document.documentElement.dataset.lesson !== undefined;

/** Whether what is for the teacher is there: whom a link asks is a pupil, unless it is presented. */
export const isForClass = ({ tools, wish }: Desk) =>
  !tools.framed && (wish === null || isPresented());

/** Whether a class answers: then what is clicked is nobody's own answer. */
export const isTaught = (desk: Desk) => isForClass(desk) && (isPresented() || desk.counting);

/** Whether the page stands at a step, and Python can be asked. */
export function stands({ page: { player, solver } }: Desk) {
  const still = player.aim === null && ["ready", "paused", "finished"].includes(player.status.name);
  // Who plays by hand is asked nothing: it would be about another search.
  return still && !player.foreign && player.description !== null && solver.status.name === "loaded";
}

/** Closes the question; one without any answer is not counted. */
export function close(desk: Desk) {
  const { page } = desk;
  if (desk.quiz !== null) desk.watched = page.player.elapsed;
  desk.quiz = null;
  desk.away = null;
  desk.notice = "";
  desk.queue = [];
  desk.others = [];
  page.redraw();
}

/** Another scenario is opened: nothing of the one before is left. */
export function reset(desk: Desk) {
  close(desk);
  desk.doubt = null;
  desk.wish = null;
  desk.press = null;
  desk.shown = null;
  desk.served.clear();
  desk.watched = -Infinity;
}

/** What a link asks. */
export function wish(desk: Desk, asks: Asks | null, position: number) {
  const to = Math.max(position, asks?.to ?? position);
  desk.wish = asks && { kinds: asks.kinds, from: position, to, arrived: false };
}
