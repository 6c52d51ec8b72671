import { Inquiry } from "../search/inquiry.ts";
import { isPresented } from "../workbench/presentation.ts";
import { Past } from "./past.ts";

/**
 * All that is known of the questions: which one is open, what was chosen for it so far, when the next one may come, and what was
 * answered. The functions of this room take it as their first argument.
 *
 * @import { Asks } from "../link/types.ts"
 * @import { Page } from "../lane/types.ts"
 * @import { SearchState } from "../search/types.ts"
 * @import { Desk, Tools } from "./types.ts"
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

/** What Python is told to answer something of a state; how many solutions are found is as at the cursor. @param {Desk} desk @param {SearchState} state @param {...unknown} asked */
export function about({ page: { scenario, player } }, { path, undone }, ...asked) {
  const { timeline } = player;
  return [scenario.text, path, undone, ...asked, timeline.foundAt(timeline.position)];
}

/** Python's answer to something of the step that stands. @param {Desk} desk @param {string} question @param {...unknown} asked */
export const ask = (desk, question, ...asked) =>
  desk.page.solver.ask(question, ...about(desk, desk.page.player.state.snapshot(), ...asked));

/** Names the scenario and the step. @param {Desk} desk */
export const keyOf = ({ page: { scenario, player } }) =>
  `${scenario.text}@${player.timeline.position}`;

/** In a lesson questions are asked again whenever it is read, and nobody waits for the answers. */
export const isLesson = () => document.documentElement.dataset.lesson !== undefined;

/** Whether what is for the teacher is there: whom a link asks is a pupil, unless it is presented. @param {Desk} desk */
export const isForClass = ({ tools, wish }) => !tools.framed && (wish === null || isPresented());

/** Whether a class answers: then what is clicked is nobody's own answer. @param {Desk} desk */
export const isTaught = (desk) => isForClass(desk) && (isPresented() || desk.counting);

/** Whether the page stands at a step, and Python can be asked. @param {Desk} desk */
export function stands({ page: { player, solver } }) {
  const still = player.aim === null && ["ready", "paused", "finished"].includes(player.status.name);
  // Who plays by hand is asked nothing: it would be about another search.
  return still && !player.foreign && player.description !== null && solver.status.name === "loaded";
}

/** Closes the question; one without any answer is not counted. @param {Desk} desk */
export function close(desk) {
  const { page } = desk;
  if (desk.quiz !== null) desk.watched = page.player.elapsed;
  desk.quiz = null;
  desk.away = null;
  desk.notice = "";
  desk.queue = [];
  desk.others = [];
  page.redraw();
}

/** Another scenario is opened: nothing of the one before is left. @param {Desk} desk */
export function reset(desk) {
  close(desk);
  desk.doubt = null;
  desk.wish = null;
  desk.press = null;
  desk.shown = null;
  desk.served.clear();
  desk.watched = -Infinity;
}

/** What a link asks. @param {Desk} desk @param {Asks | null} asks @param {number} position */
export function wish(desk, asks, position) {
  const to = Math.max(position, asks?.to ?? position);
  desk.wish = asks && { kinds: asks.kinds, from: position, to, arrived: false };
}
