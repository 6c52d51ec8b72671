import { firstAtMost } from "../../engine/digest/landmarks.ts";
import type { Answer, Marked, QuestionKind } from "../../engine/types/answers.ts";
import { tell } from "../../language/tell.ts";
import { unsureAnswer } from "../../state/link/question-kinds.ts";
import { writeAnswer } from "./answer-words.ts";
import type { Desk } from "./desk.ts";
import { ask, close, isTaught, keyOf } from "./desk.ts";
import { giveUp, isOpen, judge } from "./quiz.ts";
import type { Entry, Quiz } from "./types.ts";

/** Turns the visitor's actions into answers while a question is open. */

/** Handle a click on a place. @returns false when no question uses it */
export function choosePlace(desk: Desk, choice: number): boolean {
  const { quiz, page } = desk;
  // Ignore clicks while a question is about to come.
  if (quiz === null || !isOpen(quiz)) return desk.press !== null;
  const { kind } = quiz.question;
  const choices = page.view.alternatives(choice);
  if (kind === "next") {
    if (choices.length === 1) give(desk, choice);
    else desk.place = choice;
  } else if (kind === "back" || (kind === "lost" && desk.part === "since")) {
    chooseOnPath(desk, choices);
  } else if (kind === "why") {
    const [place] = choices;
    if (!desk.chosen.delete(place)) desk.chosen.add(place);
  }
  page.redraw();
  return true;
}

/** @param choices of the place */
function chooseOnPath(desk: Desk, choices: readonly number[]) {
  const { page } = desk;
  const { path, depth } = page.player.state;
  const at = path.subarray(0, depth).findLastIndex((choice) => choices.includes(choice));
  if (at >= 0) give(desk, at + 1);
  else page.tell(tell("questions-ask-not-on-path", { puzzle: page.scenario.puzzle }));
}

/** Handle the choice of a level in the stack. @returns false when no question uses it */
export function chooseLevel(desk: Desk, length: number): boolean {
  const { quiz } = desk;
  if (quiz === null || !isOpen(quiz) || !["back", "lost"].includes(quiz.question.kind))
    return false;
  give(desk, length);
  return true;
}

/** Handle the choice of a line of the program. @returns false when no question uses it */
export function chooseLine(desk: Desk, line: number): boolean {
  const { quiz } = desk;
  if (quiz === null || !isOpen(quiz) || quiz.question.kind !== "line") return false;
  give(desk, line);
  return true;
}

export const give = (desk: Desk, answer: Answer) =>
  mark(desk, answer, (quiz, marked) => judge(quiz, answer, marked));

export function answerUnsure(desk: Desk) {
  const { quiz } = desk;
  if (quiz === null) return;
  // After a wrong answer, the right one is known already.
  if (quiz.marked !== null) settle(desk, giveUp(quiz, quiz.marked));
  else mark(desk, unsureAnswer(quiz.question.kind), giveUp);
}

/**
 * Have Python judge an answer.
 *
 * @param go makes the next state of the question
 */
async function mark(desk: Desk, answer: Answer, go: (quiz: Quiz, marked: Marked) => Quiz) {
  const { quiz, page, tools } = desk;
  if (quiz === null || desk.marking === quiz || !isOpen(quiz)) return;
  const { kind, form } = quiz.question;
  const shown = kind === "line" ? tools.form() || form : form;
  desk.marking = quiz;
  page.redraw();
  const marked = await ask<Marked>(desk, "mark", kind, answer, shown).catch(() => null);
  if (desk.marking === quiz) desk.marking = null;
  // The visitor may have moved on meanwhile.
  if (desk.quiz !== quiz) return;
  if (marked !== null) settle(desk, go(quiz, marked));
  else page.tell(tell("questions-card-lost-answer"));
  page.redraw();
}

/** @param quiz the new state */
function settle(desk: Desk, quiz: Quiz) {
  desk.quiz = quiz;
  desk.place = -1;
  // After a wrong answer, the only remaining question is since when.
  if (isOpen(quiz)) desk.part = "since";
  else {
    desk.watched = desk.page.player.elapsed;
    desk.bared = keyOf(desk);
  }
  if (quiz.stage !== "unknown" && !isTaught(desk)) noteAnswer(desk, quiz);
  desk.page.redraw();
}

/** Record each question once, from its first answer on: leaving after a wrong answer still counts as an answer. */
function noteAnswer(desk: Desk, quiz: Quiz) {
  const { page, entries } = desk;
  const { stage, question } = quiz;
  const { kind } = question;
  const tries = quiz.tries.map(({ answer, right }) => ({
    told: writeAnswer(kind, answer, page.view),
    right,
  }));
  const at = findEntry(desk, kind);
  const [last = null] = at < 0 ? [] : entries.splice(at, 1);
  desk.noted ??= { before: last };
  const { position: step } = page.player.timeline;
  const entry = { kind, scenario: page.scenario.text, step, tries, unsure: stage === "unsure" };
  entries.push(joinEntries(desk.noted.before, entry));
}

/** Merge repeated answers: the first answer stays first, and the last of the later tries follows it. */
function joinEntries(before: Entry | null, entry: Entry): Entry {
  if (before === null) return entry;
  const [first] = before.tries;
  const last = entry.tries.at(-1);
  if (first === undefined || first.right || last === undefined) return { ...before };
  return { ...entry, tries: [first, last] };
}

/** Index of the earlier answer to a kind of question at this step, or -1. */
export function findEntry({ entries, page: { scenario, player } }: Desk, kind: QuestionKind) {
  const { position } = player.timeline;
  return entries.findIndex(
    (one) => one.kind === kind && one.scenario === scenario.text && one.step === position,
  );
}

/** Show the real event. */
export function showEvent(desk: Desk) {
  const { quiz, page, tools } = desk;
  const { player } = page;
  const [answer] = quiz?.marked?.truth.answers ?? [];
  const back = quiz?.question.kind === "back" && typeof answer === "number";
  close(desk);
  desk.shown = { asked: keyOf(desk), there: "" };
  if (back) player.find(firstAtMost(answer, player.timeline.position, tools.digest.relief));
  else player.step();
}
