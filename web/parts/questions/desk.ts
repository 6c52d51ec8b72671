import { Inquiry } from "../../engine/search/inquiry.ts";
import type { SearchState } from "../../engine/search/types.ts";
import type { Asked, Question, QuestionKind } from "../../engine/types/answers.ts";
import type { Page } from "../../state/lane/types.ts";
import type { Asks } from "../../state/link/types.ts";
import { isPresented } from "../../state/state.ts";
import { Past } from "./past.ts";
import type { Entry, LateFocus, Press, Quiz, Teacher, Tools, WhyNot, Wish } from "./types.ts";

/**
 * State of the questions: the open one, its choices so far, when the next one may come, and all answers. The functions
 * of this folder take it as their first argument.
 */

export class Desk {
  declare page: Page;
  declare tools: Tools;
  declare asking: Inquiry<Asked>;
  past = new Past();
  quiz: Quiz | null = null;
  away: Quiz | null = null; // the question left open at another step, with a way back
  part: "first" | "since" = "first"; // part of the question whether the path is lost
  chosen: Set<number> = new Set(); // the marked places
  place = -1; // the clicked place if it has several choices, or -1
  marking: Quiz | null = null; // the question whose answer Python is judging
  notice = ""; // the reason why nothing is asked here, or ""
  doubt: WhyNot | null = null;
  on = false; // true: playing stops for questions
  watched = -Infinity; // milliseconds played when the last question closed
  stood: { position: number; since: number } = { position: -1, since: 0 }; // the current step while playing, and the milliseconds played when it came
  lately: QuestionKind[] = []; // the kinds asked recently, the last one last
  wish: Wish | null = null;
  served: Set<string> = new Set(); // the steps at which the link has asked already
  press: Press | null = null; // the visitor wants a question now
  warned: Quiz | null = null; // the question about whose end the visitor was warned
  bared = ""; // identifies the dead end whose reason has been uncovered, or ""
  taught = false; // true: the teacher's tools have been requested
  teacher: Teacher | null = null; // the teacher's tools, once loaded
  counting = false; // true: hands of a class are being counted
  shown: { asked: string; there: string } | null = null; // the revealed event: the moment before it, and the moment at which it is shown, or ""
  queue: Question[] = []; // further questions at this step
  again: Question[] = []; // the link's questions at this step, once all are answered
  others: Question[] = []; // alternatives to a question that the visitor requested
  declare entries: Entry[];
  round = 0; // number of questions so far
  noted: { before: Entry | null } | null = null; // set when the last question has been answered; `before` is the earlier answer to the same question
  focus: LateFocus | null = null; // set by the last key; null: the visitor has used the pointer since, or for this question

  constructor(page: Page, tools: Tools) {
    this.page = page;
    this.tools = tools;
    this.asking = new Inquiry(page.solver, "questions", page.redraw);
    this.entries = tools.entries;
  }
}

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
export const isLesson = ({ page }: Pick<Desk, "page">) => page.state.lesson !== null;

/**
 * True when the teacher's tools are shown. Someone who opens a link with questions is a pupil, unless they present it.
 */
export const isForClass = ({ tools, wish, page }: Desk) =>
  !tools.framed && (wish === null || isPresented(page.state));

/** True when a class answers, so that clicks are nobody's own answer. */
export const isTaught = (desk: Desk) =>
  isForClass(desk) && (isPresented(desk.page.state) || desk.counting);

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
