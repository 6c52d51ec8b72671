import type { SearchState } from "../../engine/search/types.ts";
import type { Asked, Question, QuestionKind } from "../../engine/types/answers.ts";
import { tell } from "../../language/tell.ts";
import { QUESTION_KINDS } from "../../state/link/question-kinds.ts";
import { READABLE } from "../workbench/speeds.ts";
import { findEntry } from "./answering.ts";
import type { Desk } from "./desk.ts";
import { about, ask, close, isLesson, isTaught, keyOf, stands } from "./desk.ts";
import { both, kindsBetween, stateAfter } from "./moments.ts";
import { begin, isOpen, partOf } from "./quiz.ts";
import type { Press } from "./types.ts";

/** Decides when to ask a question: while the search plays, at a link's step, or at once. */

/** Milliseconds of playing between two questions, at least. */
const PAUSE = 5000;
/** Steps ahead of the cursor about which Python is asked. */
const FAR = 12;
/** Longest time that a step waits for Python's questions, in milliseconds. */
const PATIENCE = 2000;

/** Called once a frame: opens and closes questions according to the step. */
export function follow(desk: Desk) {
  const key = keyOf(desk);
  if (desk.quiz !== null && desk.quiz.key !== key) leave(desk);
  if (desk.notice !== "" && !desk.notice.startsWith(`${key}\n`)) desk.notice = "";
  if (desk.away !== null && desk.away.key === key) {
    [desk.quiz, desk.away] = [desk.away, null];
  }
  followShown(desk, key);
  followLink(desk);
  if (desk.quiz !== null) return;
  askOnPress(desk, key);
  if (desk.page.player.playing) lookAhead(desk);
  else if (desk.wish !== null && stands(desk)) askHere(desk, key);
}

/** Follow the event that the visitor had revealed: it is shown until the next step. */
function followShown(desk: Desk, key: string) {
  const { shown, page } = desk;
  if (shown === null) return;
  if (shown.there === "" && key !== shown.asked && page.player.aim === null) shown.there = key;
  if (shown.there !== "" && shown.there !== key) desk.shown = null;
}

/**
 * Close the question at another step. Without an answer it does not count; an open question is kept for a visitor who
 * returns.
 */
function leave(desk: Desk) {
  const { quiz, queue, page } = desk;
  close(desk);
  if (quiz === null || !isOpen(quiz)) return;
  const answered = quiz.tries.length > 0 && !isTaught(desk);
  desk.away = quiz;
  desk.queue = queue;
  const run = () => {
    if (desk.away === quiz) page.player.seek(quiz.position);
  };
  page.tell(tell("questions-card-away", { answered }), { label: tell("questions-card-back"), run });
}

/** A link's question is over once its step, or its range of steps, is left. */
function followLink(desk: Desk) {
  const { wish, page, tools } = desk;
  if (wish === null || page.player.aim !== null) return;
  const { position } = page.player.timeline;
  wish.arrived ||= isWanted(desk);
  const left = wish.from === wish.to ? position !== wish.from : position > wish.to;
  if (!wish.arrived || !left) return;
  desk.wish = null;
  tools.forget();
}

/** True when a link asks at a step. */
export const isWanted = ({ wish, page }: Desk, position: number = page.player.timeline.position) =>
  wish !== null && position >= wish.from && position <= wish.to;

/** The kinds asked at a step; null: all. */
const wantedKinds = (desk: Desk, position: number) =>
  isWanted(desk, position) ? (desk.wish?.kinds ?? null) : null;

/**
 * The questions that Python can ask at a state: at the cursor, or a little ahead without a solution in between.
 *
 * @param kinds null: all
 */
function inquire(
  desk: Desk,
  position: number,
  state: SearchState,
  kinds: readonly QuestionKind[] | null,
) {
  const form = desk.tools.form() || null;
  const key = `${desk.page.scenario.text}@${position} ${kinds} ${form}`;
  return desk.asking.answerFor(key, () => about(desk, state, kinds, form));
}

/** Ask at a link's step, or within its range of steps. */
function askHere(desk: Desk, key: string) {
  const { page, wish, served } = desk;
  const { position } = page.player.timeline;
  if (wish === null || !isWanted(desk) || served.has(key)) return;
  // Show the revealed event first.
  if (desk.shown?.there === key) {
    served.add(key);
    return;
  }
  const answer = inquire(desk, position, page.player.state.snapshot(), wish.kinds);
  if (answer === undefined) return;
  served.add(key);
  const along = wish.to > wish.from;
  const questions = askable(desk, answer, wish.kinds).filter(({ good }) => good || !along);
  // When a link is opened again, skip the questions already answered.
  const left = questions.filter(({ kind }) => isLesson(desk) || findEntry(desk, kind) < 0);
  if (left.length > 0) open(desk, left);
  else if (questions.length > 0) {
    desk.again = questions;
    desk.notice = `${key}\n${tell("questions-ask-answered", { questions: questions.length })}`;
  } else if (!along) {
    desk.again = [];
    desk.notice = `${key}\n${tell("questions-ask-refused", { reasons: reasons(desk, answer, wish.kinds).join(" ") })}`;
  }
}

/** Ask all answered questions of this step again; the first answers still count. */
export function askAgain(desk: Desk) {
  open(desk, desk.again);
}

/** The questions of these kinds, in this order, that can be asked in this page. */
function askable({ tools }: Desk, answer: Asked | null, kinds: readonly QuestionKind[]) {
  return kinds
    .filter((kind) => kind !== "line" || tools.hasCode())
    .flatMap((kind) => answer?.questions.find((question) => question.kind === kind) ?? []);
}

function reasons({ tools }: Desk, answer: Asked | null, kinds: readonly QuestionKind[]) {
  return kinds.map((kind) => {
    if (kind === "line" && !tools.hasCode()) return tell("questions-ask-no-code");
    return (
      answer?.refusals[kind] ??
      tell("questions-ask-no-reason", { question: tell(`questions-kinds-${kind}`) })
    );
  });
}

/** Ask the question that the visitor wants, as soon as Python can be asked. */
function askOnPress(desk: Desk, key: string) {
  const { player, solver } = desk.page;
  const off = desk.press?.kinds === null && !desk.on;
  if (off || player.playing || solver.status.name === "failed") desk.press = null;
  const { press } = desk;
  if (press === null || press.asked || !stands(desk)) return;
  press.asked = true;
  // Hide what could give the answer away until Python has answered.
  void askNow(desk, key, press).finally(() => {
    if (desk.press === press) desk.press = null;
    desk.page.redraw();
  });
}

/** @param press null kinds: only while questions are on */
async function askNow(desk: Desk, key: string, { kinds, focus }: Press) {
  const { page, tools } = desk;
  const answer = await ask<Asked>(desk, "questions", kinds, tools.form() || null).catch(() => null);
  if (key !== keyOf(desk) || desk.quiz !== null || !stands(desk)) return;
  if (kinds === null && !desk.on) return;
  // A requested question need not be a good one.
  const question = pick(desk, kinds, answer) ?? pick(desk, kinds, answer, false);
  if (question !== null) {
    open(desk, [question]);
    desk.focus = focus;
    if (kinds === null) desk.others = askable(desk, answer, QUESTION_KINDS);
  } else if (kinds !== null) page.tell(reasons(desk, answer, kinds).join(" "));
  else page.tell(tell("questions-ask-nothing"));
}

/**
 * While playing, ask Python ahead, so that the run can stop in exactly the right frame. A barrier keeps the run from
 * passing a question when frames are long or Python is slow.
 */
function lookAhead(desk: Desk) {
  const { page } = desk;
  const { timeline, elapsed, state, description } = page.player;
  const { speed } = page.clock;
  page.player.hold("question", null);
  if (!(desk.on || desk.wish !== null) || speed > READABLE || description === null) return;
  if (page.player.foreign) return;
  const { position } = timeline;
  if (desk.stood.position !== position) desk.stood = { position, since: elapsed };
  const early = Math.max(0, PAUSE - (elapsed - desk.watched));
  const soonest = position + Math.ceil((early / 1000) * speed);
  for (let at = soonest; at < soonest + FAR; at++) {
    const found = findAt(desk, at, state.snapshot());
    if (found === null) continue;
    const waits = early === 0 && desk.asking.busy && elapsed - desk.stood.since < PATIENCE;
    if (found === undefined && !waits) return;
    if (found === undefined || at !== position) {
      page.player.hold("question", at);
      return;
    }
    page.player.pause();
    return open(desk, [found]);
  }
}

/** A good question at a position ahead; null: none; undefined: not known yet. */
function findAt(desk: Desk, at: number, now: SearchState) {
  const { page, on } = desk;
  const { timeline } = page.player;
  const { position } = timeline;
  if (!on && !isWanted(desk, at)) return null;
  const between = Array.from({ length: at - position }, (_, i) => timeline.eventAt(position + i));
  const events = between.filter((event) => event !== null);
  const [before, next] = [at === 0 ? null : timeline.eventAt(at - 1), timeline.eventAt(at)];
  // The number of solutions is only known at the cursor.
  const counts = timeline.foundAt(position) !== null;
  const most = timeline.length - now.path.length;
  if (next === null || events.length < between.length) return undefined;
  if (counts && events.length >= most) return undefined;
  const kinds = both(wantedKinds(desk, at), kindsBetween(before, next));
  if (kinds?.length === 0) return null;
  const answer = inquire(desk, at, stateAfter(now, events), kinds);
  return answer === undefined ? undefined : pick(desk, kinds, answer);
}

/** The best question of a kind that was not asked recently. @param only true: only good ones */
function pick(
  desk: Desk,
  kinds: readonly QuestionKind[] | null,
  answer: Asked | null,
  only = true,
) {
  const good = (answer?.questions ?? []).filter(
    ({ kind, good }) =>
      (good || !only) &&
      (kinds === null || kinds.includes(kind)) &&
      (kind !== "line" || desk.tools.hasCode()),
  );
  const since = ({ kind }: Question) => desk.lately.lastIndexOf(kind);
  return good.sort((one, other) => since(one) - since(other))[0] ?? null;
}

/** Switch to another question that can be asked here. */
export function openOther(desk: Desk) {
  const { others, quiz } = desk;
  const at = others.findIndex(({ kind }) => kind === quiz?.question.kind);
  open(desk, [others[(at + 1) % others.length]]);
}

/** @param questions asked one after the other */
export function open(desk: Desk, questions: readonly Question[]) {
  const [first, ...rest] = questions;
  desk.quiz = begin(first, keyOf(desk), desk.page.player.timeline.position);
  desk.queue = rest;
  desk.part = partOf(first);
  desk.chosen.clear();
  desk.place = -1;
  desk.doubt = null;
  desk.away = null;
  desk.shown = null;
  desk.notice = "";
  desk.again = [];
  desk.lately.push(first.kind);
  desk.round++;
  desk.noted = null;
  if (first.kind === "line") desk.tools.showCode();
  desk.page.redraw();
}
