import { comeUpTo } from "../digest/landmarks.ts";
import { tell } from "../language/tell.ts";
import { unsureAnswer } from "../link/question-kinds.ts";
import { writeAnswer } from "./answer-words.ts";
import { ask, close, isTaught, keyOf } from "./desk.ts";
import { giveUp, isOpen, judge } from "./quiz.ts";

/**
 * What the visitor does while a question is open, and what it means as an answer.
 *
 * @import { Answer, Marked, QuestionKind } from "../types/answers.ts"
 * @import { Desk, Entry, Quiz } from "./types.ts"
 */

/** A place was pointed at. @param {Desk} desk @param {number} choice @returns {boolean} whether that was for the question */
export function choosePlace(desk, choice) {
  const { quiz, page } = desk;
  // A question is about to come.
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

/** @param {Desk} desk @param {readonly number[]} choices of the place */
function chooseOnPath(desk, choices) {
  const { page } = desk;
  const { path, depth } = page.player.state;
  const at = path.subarray(0, depth).findLastIndex((choice) => choices.includes(choice));
  if (at >= 0) give(desk, at + 1);
  else page.tell(tell("questions-ask-not-on-path", { puzzle: page.scenario.puzzle }));
}

/** A level of the stack was chosen. @param {Desk} desk @param {number} length @returns {boolean} whether that was for the question */
export function chooseLevel(desk, length) {
  const { quiz } = desk;
  if (quiz === null || !isOpen(quiz) || !["back", "lost"].includes(quiz.question.kind))
    return false;
  give(desk, length);
  return true;
}

/** A line of the program was chosen. @param {Desk} desk @param {number} line @returns {boolean} whether that was for the question */
export function chooseLine(desk, line) {
  const { quiz } = desk;
  if (quiz === null || !isOpen(quiz) || quiz.question.kind !== "line") return false;
  give(desk, line);
  return true;
}

/** @param {Desk} desk @param {Answer} answer */
export const give = (desk, answer) =>
  mark(desk, answer, (quiz, marked) => judge(quiz, answer, marked));

/** @param {Desk} desk */
export function beUnsure(desk) {
  const { quiz } = desk;
  if (quiz === null) return;
  // After a wrong answer it is known already what is right.
  if (quiz.marked !== null) settle(desk, giveUp(quiz, quiz.marked));
  else mark(desk, unsureAnswer(quiz.question.kind), giveUp);
}

/**
 * Has Python judge an answer.
 *
 * @param {Desk} desk
 * @param {Answer} answer
 * @param {(quiz: Quiz, marked: Marked) => Quiz} go on from there
 */
async function mark(desk, answer, go) {
  const { quiz, page, tools } = desk;
  if (quiz === null || desk.marking === quiz || !isOpen(quiz)) return;
  const { kind, form } = quiz.question;
  const shown = kind === "line" ? tools.form() || form : form;
  desk.marking = quiz;
  page.redraw();
  /** @type {Marked | null} */
  const marked = await ask(desk, "mark", kind, answer, shown).catch(() => null);
  if (desk.marking === quiz) desk.marking = null;
  // The visitor may have gone elsewhere meanwhile.
  if (desk.quiz !== quiz) return;
  if (marked !== null) settle(desk, go(quiz, marked));
  else page.tell(tell("questions-card-lost-answer"));
  page.redraw();
}

/** @param {Desk} desk @param {Quiz} quiz as it stands now */
function settle(desk, quiz) {
  desk.quiz = quiz;
  desk.place = -1;
  // After a wrong answer it is asked since when, if at all.
  if (isOpen(quiz)) desk.part = "since";
  else {
    desk.watched = desk.page.player.elapsed;
    desk.bared = keyOf(desk);
  }
  if (quiz.stage !== "unknown" && !isTaught(desk)) noteAnswer(desk, quiz);
  desk.page.redraw();
}

/** Each question is there once, from its first answer on: whoever leaves after a wrong one has answered. @param {Desk} desk @param {Quiz} quiz */
function noteAnswer(desk, quiz) {
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

/** What was answered first stays the first answer; of what was tried since, the last is told. @param {Entry | null} before @param {Entry} entry @returns {Entry} */
function joinEntries(before, entry) {
  if (before === null) return entry;
  const [first] = before.tries;
  const last = entry.tries.at(-1);
  if (first === undefined || first.right || last === undefined) return { ...before };
  return { ...entry, tries: [first, last] };
}

/** Which of the answers is one to a kind of question at this step, or -1. @param {Desk} desk @param {QuestionKind} kind */
export function findEntry({ entries, page: { scenario, player } }, kind) {
  const { position } = player.timeline;
  return entries.findIndex(
    (one) => one.kind === kind && one.scenario === scenario.text && one.step === position,
  );
}

/** The real event. @param {Desk} desk */
export function showEvent(desk) {
  const { quiz, page, tools } = desk;
  const { player } = page;
  const [answer] = quiz?.marked?.truth.answers ?? [];
  const back = quiz?.question.kind === "back" && typeof answer === "number";
  close(desk);
  desk.shown = { asked: keyOf(desk), there: "" };
  if (back) player.find(comeUpTo(answer, player.timeline.position, tools.digest.relief));
  else player.step();
}
