import type { SearchState } from "../../engine/search/types.ts";
import type { Asked, Question, QuestionKind } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import { hides } from "../../state/link/link-view.ts";
import { QUESTION_KINDS } from "../../state/link/question-kinds.ts";
import { showStepToast } from "../../state/page/step-toast.ts";
import { canAskWhyNot, rests } from "../../state/page/why-not.ts";
import { beginQuiz, isOpen, type LinkQuestions } from "../../state/questions.ts";
import { withoutOptions } from "../../state/state.ts";
import { READABLE } from "../workbench/speeds.ts";
import { findEntry } from "./answering.ts";
import type { Context } from "./context.ts";
import { argumentsFor, ask, close, isLesson, isTaught, keyOf } from "./context.ts";
import { both, kindsBetween, stateAfter } from "./when-to-ask.ts";

/** Decides when to ask a question: while the search plays, at a link's step, or at once. */

/** Milliseconds of playing between two questions, at least. */
const PAUSE = 5000;
/** Steps ahead of the cursor about which Python is asked. */
const FAR = 12;
/** Longest time that a step waits for Python's questions, in milliseconds. */
const PATIENCE = 2000;

/** Called once a frame: opens and closes questions according to the step. */
export function follow(context: Context) {
  const { page } = context;
  const key = keyOf(context);
  if (context.state.quiz !== null && context.state.quiz.key !== key) leave(context);
  const { notice, away, whyNot } = context.state;
  if (notice !== null && notice.key !== key) context.set({ notice: null });
  if (away !== null && away.key === key) context.set({ quiz: away, away: null });
  if (whyNot !== null && (whyNot.key !== key || !canAskWhyNot(page))) context.set({ whyNot: null });
  if (context.state.away === null) hideOffer(context);
  followRevealed(context, key);
  followLink(context);
  if (context.state.quiz === null) {
    askOnRequest(context, key);
    if (page.player.playing) lookAhead(context);
    else if (rests(page)) askHere(context, key);
  }
  updateLink(context, dueOf(context, key));
}

/** Follow the event that the visitor had revealed: it is shown until the next step. */
function followRevealed(context: Context, key: string) {
  const { revealed } = context.state;
  if (revealed === null) return;
  const { asked, there } = revealed;
  if (there === "" && key !== asked && context.page.player.aim === null)
    context.set({ revealed: { asked, there: key } });
  else if (there !== "" && there !== key) context.set({ revealed: null });
}

/**
 * Close the question at another step. Without an answer it does not count; an open question is kept for a visitor who
 * returns.
 */
function leave(context: Context) {
  const { page, state } = context;
  const { quiz } = state;
  close(context);
  if (quiz === null || !isOpen(quiz)) return;
  const answered = quiz.tries.length > 0 && !isTaught(context);
  context.set({ away: { ...quiz, marking: false } });
  const run = () => {
    if (context.state.away?.round === quiz.round) page.player.seek(quiz.position);
  };
  const back = { label: t("questions-card-back"), run };
  context.hideOffer = page.showToast(t("questions-card-away", { answered }), back);
}

/** The offer to go back has become pointless. */
function hideOffer(context: Context) {
  context.hideOffer?.();
  context.hideOffer = null;
}

function updateLink(context: Context, patch: Partial<LinkQuestions>) {
  const { link } = context.state;
  const names = Object.keys(patch) as (keyof LinkQuestions)[];
  if (link === null || names.every((name) => link[name] === patch[name])) return;
  context.set({ link: { ...link, ...patch } });
}

/** A link's question is over once its step, or its range of steps, is left. */
function followLink(context: Context) {
  const { page, state } = context;
  if (state.link === null || page.player.aim !== null) return;
  const { position } = page.player.timeline;
  const { from, to } = state.link;
  const arrived = state.link.arrived || isWanted(context);
  updateLink(context, { arrived });
  if (arrived && (from === to ? position !== from : position > to)) forgetLink(context);
}

/** The page's link asks no more. */
export function forgetLink(context: Context) {
  context.set({ link: null });
  const { options } = context.page.state;
  context.page.change({ options: withoutOptions(options, "ask", "to") });
}

/** True when a link asks at a step. */
export const isWanted = (
  { state: { link }, page }: Context,
  position: number = page.player.timeline.position,
) => link !== null && position >= link.from && position <= link.to;

/** The question that the link has yet to ask at this step. */
function dueOf(context: Context, key: string) {
  const { player, solver } = context.page;
  const served = context.state.link?.served.includes(key) === true;
  const due = isWanted(context) && (player.playing || !served);
  return { due, comes: due && !player.playing && solver.status.name !== "failed" };
}

/**
 * The questions that Python can ask at a state: at the cursor, or a little ahead without a solution in between.
 *
 * @param kinds null: all
 */
function inquire(
  context: Context,
  position: number,
  state: SearchState,
  kinds: readonly QuestionKind[] | null,
) {
  const form = context.tools.form() || null;
  const key = `${context.page.scenario.text}@${position} ${kinds} ${form}`;
  return context.asking.answerFor(key, () => argumentsFor(context, state, kinds, form));
}

/** Ask at a link's step, or within its range of steps. */
function askHere(context: Context, key: string) {
  const { page, state } = context;
  const { link } = state;
  if (link === null || !isWanted(context) || link.served.includes(key)) return;
  const served = [...link.served, key];
  // Show the revealed event first.
  if (state.revealed?.there === key) return updateLink(context, { served });
  const { position } = page.player.timeline;
  const answer = inquire(context, position, page.player.state.snapshot(), link.kinds);
  if (answer === undefined) return;
  updateLink(context, { served });
  const along = link.to > link.from;
  const questions = askable(context, answer, link.kinds).filter(({ good }) => good || !along);
  // When a link is opened again, skip the questions already answered.
  const left = questions.filter(
    ({ kind }) => isLesson(context) || findEntry(context, kind) === undefined,
  );
  if (left.length > 0) return open(context, left);
  if (questions.length > 0) {
    const said = t("questions-ask-answered", { questions: questions.length });
    context.set({ notice: { key, said, again: questions } });
  } else if (!along) {
    const reasons = reasonsOf(context, answer, link.kinds).join(" ");
    context.set({ notice: { key, said: t("questions-ask-refused", { reasons }), again: [] } });
  }
}

/** True when panel Code can be shown. */
const hasCode = ({ tools }: Context) => !tools.framed && !hides("code");

/** The questions of these kinds, in this order, that can be asked in this page. */
const askable = (context: Context, answer: Asked | null, kinds: readonly QuestionKind[]) =>
  kinds
    .filter((kind) => kind !== "line" || hasCode(context))
    .flatMap((kind) => answer?.questions.find((question) => question.kind === kind) ?? []);

const reasonsOf = (context: Context, answer: Asked | null, kinds: readonly QuestionKind[]) =>
  kinds.map((kind) => {
    if (kind === "line" && !hasCode(context)) return t("questions-ask-no-code");
    const question = t(`questions-kinds-${kind}`);
    return answer?.refusals[kind] ?? t("questions-ask-no-reason", { question });
  });

/** Ask the question that the visitor wants, as soon as Python can be asked. */
function askOnRequest(context: Context, key: string) {
  const { player, solver } = context.page;
  const { request, on } = context.state;
  if (request === null) return;
  const off = request.kinds === null && !on;
  if (off || player.playing || solver.status.name === "failed")
    return context.set({ request: null });
  if (request.asked || !rests(context.page)) return;
  const asked = { ...request, asked: true };
  context.set({ request: asked });
  // Hide what could give the answer away until Python has answered.
  void askNow(context, key, request.kinds).finally(() => {
    if (context.state.request === asked) context.set({ request: null });
  });
}

/** @param kinds null: any, but only while questions are on */
async function askNow(context: Context, key: string, kinds: readonly QuestionKind[] | null) {
  const { page, tools } = context;
  const form = tools.form() || null;
  const answer = await ask<Asked>(context, "questions", kinds, form).catch(() => null);
  if (key !== keyOf(context) || context.state.quiz !== null || !rests(page)) return;
  if (kinds === null && !context.state.on) return;
  // A requested question need not be a good one.
  const question = pick(context, kinds, answer) ?? pick(context, kinds, answer, false);
  if (question !== null) {
    open(context, [question], kinds === null ? askable(context, answer, QUESTION_KINDS) : []);
    context.focus = context.requestFocus;
  } else if (kinds !== null) showStepToast(page, reasonsOf(context, answer, kinds).join(" "));
  else showStepToast(page, t("questions-ask-nothing"));
}

/**
 * While playing, ask Python ahead, so that the run can stop in exactly the right frame. A barrier keeps the run from
 * passing a question when frames are long or Python is slow.
 */
function lookAhead(context: Context) {
  const { page, state: questions } = context;
  const { timeline, elapsed, state, description } = page.player;
  const { speed } = page.clock;
  page.player.hold("question", null);
  const asks = questions.on || questions.link !== null;
  if (!asks || speed > READABLE || description === null || page.player.foreign) return;
  const { position } = timeline;
  if (context.stood.position !== position) context.stood = { position, since: elapsed };
  const early = Math.max(0, PAUSE - (elapsed - context.watched));
  const soonest = position + Math.ceil((early / 1000) * speed);
  for (let at = soonest; at < soonest + FAR; at++) {
    const found = findAt(context, at, state.snapshot());
    if (found === null) continue;
    const waits = early === 0 && context.asking.busy && elapsed - context.stood.since < PATIENCE;
    if (found === undefined && !waits) return;
    if (found === undefined || at !== position) {
      page.player.hold("question", at);
      return;
    }
    page.player.pause();
    return open(context, [found]);
  }
}

/** A good question at a position ahead; null: none; undefined: not known yet. */
function findAt(context: Context, at: number, now: SearchState) {
  const { page, state } = context;
  const { timeline } = page.player;
  const { position } = timeline;
  const linked = isWanted(context, at) ? state.link : null;
  if (!state.on && linked === null) return null;
  const between = Array.from({ length: at - position }, (_, i) => timeline.eventAt(position + i));
  const events = between.filter((event) => event !== null);
  const [before, next] = [at === 0 ? null : timeline.eventAt(at - 1), timeline.eventAt(at)];
  // The number of solutions is only known at the cursor.
  const counts = timeline.foundAt(position) !== null;
  const most = timeline.length - now.path.length;
  if (next === null || events.length < between.length) return undefined;
  if (counts && events.length >= most) return undefined;
  const kinds = both(linked?.kinds ?? null, kindsBetween(before, next));
  if (kinds?.length === 0) return null;
  const answer = inquire(context, at, stateAfter(now, events), kinds);
  return answer === undefined ? undefined : pick(context, kinds, answer);
}

/** The best question of a kind that was not asked recently. @param only true: only good ones */
function pick(
  context: Context,
  kinds: readonly QuestionKind[] | null,
  answer: Asked | null,
  only = true,
) {
  const good = (answer?.questions ?? []).filter(
    ({ kind, good }) =>
      (good || !only) &&
      (kinds === null || kinds.includes(kind)) &&
      (kind !== "line" || hasCode(context)),
  );
  const since = ({ kind }: Question) => context.lately.lastIndexOf(kind);
  return good.sort((one, other) => since(one) - since(other))[0] ?? null;
}

/** Switch to another question that can be asked here. */
export function openOther(context: Context) {
  const { quiz } = context.state;
  if (quiz === null) return;
  const { others } = quiz;
  const at = others.findIndex(({ kind }) => kind === quiz.question.kind);
  open(context, [others[(at + 1) % others.length]], others);
}

/**
 * @param questions asked one after the other
 * @param others alternatives to them
 */
export function open(
  context: Context,
  [first, ...queue]: readonly Question[],
  others: readonly Question[] = [],
) {
  const { position } = context.page.player.timeline;
  const quiz = beginQuiz(first, keyOf(context), position);
  context.lately.push(first.kind);
  context.set({
    quiz: { ...quiz, queue, others, round: ++context.round },
    ...{ away: null, notice: null, whyNot: null, revealed: null },
  });
  if (first.kind === "line") context.tools.showCode();
}
