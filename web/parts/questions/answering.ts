import { firstAtMost } from "../../engine/analysis/navigation.ts";
import type { Answer, Marked, QuestionKind } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import { unsureAnswer } from "../../state/link/question-kinds.ts";
import { showStepToast } from "../../state/page/step-toast.ts";
import { type Entry, isOpen, type Quiz } from "../../state/questions.ts";
import { writeAnswer } from "./answer-text.ts";
import type { Context } from "./context.ts";
import { ask, close, isTaught, keyOf } from "./context.ts";
import { giveUp, judge } from "./quiz.ts";

/** Turns the visitor's actions into answers while a question is open. */

/** Handle a click on a place. @returns false when no question uses it */
export function choosePlace(context: Context, choice: number): boolean {
  const { page, state } = context;
  const { quiz } = state;
  // Ignore clicks while a question is about to come.
  if (quiz === null || !isOpen(quiz)) return state.request !== null;
  const { kind } = quiz.question;
  const choices = page.view.alternatives(choice);
  if (kind === "next") {
    if (choices.length === 1) void give(context, choice);
    else context.setQuiz({ place: choice });
  } else if (kind === "back" || kind === "lost") {
    chooseOnPath(context, choices);
  } else if (kind === "why") {
    const [place] = choices;
    const others = quiz.chosen.filter((one) => one !== place);
    context.setQuiz({ chosen: quiz.chosen.includes(place) ? others : [...others, place] });
  }
  return true;
}

/** @param choices of the place */
function chooseOnPath(context: Context, choices: readonly number[]) {
  const { page } = context;
  const { path, depth } = page.player.state;
  const at = path.subarray(0, depth).findLastIndex((choice) => choices.includes(choice));
  if (at >= 0) void give(context, at + 1);
  else showStepToast(page, t("questions-ask-not-on-path", { puzzle: page.scenario.puzzle }));
}

/** Use a click on a line of the program, or a level of the stack, as an answer. @returns false when none asks for it */
export function chooseInPanel(context: Context, target: Element): boolean {
  const { quiz } = context.state;
  if (quiz === null || !isOpen(quiz)) return false;
  const { kind } = quiz.question;
  const attribute = kind === "line" ? "data-line" : "data-level";
  const chosen = target.closest(`[${attribute}]`);
  if (chosen === null || !["line", "back", "lost"].includes(kind)) return false;
  void give(context, Number(chosen.getAttribute(attribute)));
  return true;
}

export const give = (context: Context, answer: Answer) =>
  mark(context, answer, (quiz, marked) => judge(quiz, answer, marked));

export function answerUnsure(context: Context) {
  const { quiz } = context.state;
  if (quiz === null) return;
  // After a wrong answer, the right one is known already.
  if (quiz.marked !== null) settle(context, giveUp(quiz, quiz.marked));
  else void mark(context, unsureAnswer(quiz.question.kind), giveUp);
}

/**
 * Have Python judge an answer.
 *
 * @param go makes the next state of the question
 */
async function mark(context: Context, answer: Answer, go: (quiz: Quiz, marked: Marked) => Quiz) {
  const { page, tools, state } = context;
  const { quiz } = state;
  if (quiz === null || quiz.marking || !isOpen(quiz)) return;
  const { kind, form } = quiz.question;
  const shown = kind === "line" ? tools.form() || form : form;
  context.setQuiz({ marking: true });
  const marked = await ask<Marked>(context, "mark", kind, answer, shown).catch(() => null);
  const now = context.state.quiz;
  // The visitor may have moved on meanwhile.
  if (now?.round !== quiz.round) return;
  if (marked !== null) return settle(context, go(now, marked));
  context.setQuiz({ marking: false });
  showStepToast(page, t("questions-card-lost-answer"));
}

/** @param quiz the new state */
function settle(context: Context, quiz: Quiz) {
  // After a wrong answer, the only remaining question is since when.
  const part = isOpen(quiz) ? "since" : quiz.part;
  context.set({ quiz: { ...quiz, marking: false, place: -1, part } });
  if (!isOpen(quiz)) {
    context.watched = context.page.player.elapsed;
    context.bared = keyOf(context);
  }
  if (quiz.stage !== "unknown" && !isTaught(context)) noteAnswer(context, quiz);
}

/** Record each question once, from its first answer on: leaving after a wrong answer still counts as an answer. */
function noteAnswer(context: Context, { stage, question: { kind }, tries, before }: Quiz) {
  const { page } = context;
  const told = tries.map(({ answer, right }) => ({
    told: writeAnswer(kind, answer, page.view),
    right,
  }));
  const last = findEntry(context, kind) ?? null;
  const first = before === undefined ? last : before;
  const step = page.player.timeline.position;
  const unsure = stage === "unsure";
  const entry = { kind, scenario: page.scenario.text, step, tries: told, unsure };
  context.setQuiz({ before: first });
  context.set({
    entries: [...context.state.entries.filter((one) => one !== last), joinEntries(first, entry)],
  });
}

/** Merge repeated answers: the first answer stays first, and the last of the later tries follows it. */
function joinEntries(before: Entry | null, entry: Entry): Entry {
  if (before === null) return entry;
  const [first] = before.tries;
  const last = entry.tries.at(-1);
  if (first === undefined || first.right || last === undefined) return { ...before };
  return { ...entry, tries: [first, last] };
}

/** The earlier answer to a kind of question at this step. */
export function findEntry({ state, page: { scenario, player } }: Context, kind: QuestionKind) {
  const { position } = player.timeline;
  return state.entries.find(
    (one) => one.kind === kind && one.scenario === scenario.text && one.step === position,
  );
}

/** Show the real event. */
export function showEvent(context: Context) {
  const { player } = context.page;
  const { quiz } = context.state;
  const [answer] = quiz?.marked?.truth.answers ?? [];
  const back = quiz?.question.kind === "back" && typeof answer === "number";
  close(context);
  context.set({ revealed: { asked: keyOf(context), there: "" } });
  const { depthRanges } = context.tools.analysis;
  if (back) player.find(firstAtMost(answer, player.timeline.position, depthRanges));
  else player.step();
}
