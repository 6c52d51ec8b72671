/**
 * One question from start to end: a pure state machine. A wrong answer leaves a second try, then the right answer is
 * shown. "Not sure" shows it at once.
 */

import type { Answer, Marked } from "../../engine/types/python-replies.ts";
import { isOpen, type Quiz } from "../../state/questions.ts";

const MOST_TRIES = 2;

export function judge(quiz: Quiz, answer: Answer, marked: Marked): Quiz {
  if (!isOpen(quiz)) return quiz;
  if (marked.right === null) return { ...quiz, stage: "unknown", marked };
  const { right } = marked;
  const tries = [...quiz.tries, { answer, right }];
  const stage = right ? "right" : tries.length < MOST_TRIES ? "wrong" : "told";
  return { ...quiz, stage, tries, marked };
}

/** The visitor is not sure: show the right answer, without counting a wrong one. */
export const giveUp = (quiz: Quiz, marked: Marked): Quiz =>
  isOpen(quiz) ? { ...quiz, stage: "unsure", marked } : quiz;

/** The sentence below the question. */
export function sentenceOf({ stage, marked }: Quiz) {
  if (marked === null) return "";
  const { sentence, truth } = marked;
  if (stage === "unknown")
    return sentence === truth.sentence ? sentence : `${sentence} ${truth.sentence}`;
  return stage === "told" || stage === "unsure" ? truth.sentence : sentence;
}

/** The evidence for that sentence. */
export function marksOf({ stage, marked }: Quiz) {
  if (marked === null) return [];
  return stage === "told" || stage === "unsure" ? marked.truth.marks : marked.marks;
}
