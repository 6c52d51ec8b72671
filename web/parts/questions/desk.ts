import { Inquiry } from "../../engine/search/inquiry.ts";
import type { SearchState } from "../../engine/search/types.ts";
import type { Page } from "../../state/lane/types.ts";
import type { Asks } from "../../state/link/types.ts";
import { isPresented } from "../workbench/presentation.ts";
import { Past } from "./past.ts";
import type { Desk, Tools } from "./types.ts";

/**
 * State of the questions: the open one, its choices so far, when the next one may come, and all answers. The functions
 * of this folder take it as their first argument.
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

/** Arguments for a question to Python about a state; the number of solutions is that at the cursor. */
export function about(
  { page: { scenario, player } }: Desk,
  { path, undone }: SearchState,
  ...asked: unknown[]
) {
  const { timeline } = player;
  return [scenario.text, path, undone, ...asked, timeline.foundAt(timeline.position)];
}

/** Ask Python about the current step. */
export const ask = <T>(desk: Desk, question: string, ...asked: unknown[]) =>
  desk.page.solver.ask<T>(question, ...about(desk, desk.page.player.state.snapshot(), ...asked));

/** Identifies the scenario and the step. */
export const keyOf = ({ page: { scenario, player } }: Desk) =>
  `${scenario.text}@${player.timeline.position}`;

/** In a lesson, questions are asked again each time it is read, and answers are not collected. */
export const isLesson = () => document.documentElement.dataset.lesson !== undefined;

/**
 * True when the teacher's tools are shown. Someone who opens a link with questions is a pupil, unless they present it.
 */
export const isForClass = ({ tools, wish }: Desk) =>
  !tools.framed && (wish === null || isPresented());

/** True when a class answers, so that clicks are nobody's own answer. */
export const isTaught = (desk: Desk) => isForClass(desk) && (isPresented() || desk.counting);

/** True when the page rests at a step, and Python can be asked. */
export function stands({ page: { player, solver } }: Desk) {
  const still = player.aim === null && ["ready", "paused", "finished"].includes(player.status.name);
  // Don't ask while the visitor plays: the questions would be about another search.
  return still && !player.foreign && player.description !== null && solver.status.name === "loaded";
}

/** Close the question; without an answer it does not count. */
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

/** Forget everything about the last scenario. */
export function reset(desk: Desk) {
  close(desk);
  desk.doubt = null;
  desk.wish = null;
  desk.press = null;
  desk.shown = null;
  desk.served.clear();
  desk.watched = -Infinity;
}

/** Take over a link's questions. */
export function wish(desk: Desk, asks: Asks | null, position: number) {
  const to = Math.max(position, asks?.to ?? position);
  desk.wish = asks && { kinds: asks.kinds, from: position, to, arrived: false };
}
