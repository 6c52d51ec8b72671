/**
 * One question, from being asked to being told: a pure state machine. A wrong answer leaves a second try; then it is told what is
 * right. Who is not sure is told at once.
 *
 * @import { Answer, Marked, Question } from "../types/answers.ts"
 * @import { Quiz } from "./types.ts"
 */

const MOST_TRIES = 2;

/** @param {Question} question @param {string} key @param {number} position @returns {Quiz} */
export const begin = (question, key, position) => ({
  question,
  key,
  position,
  stage: "asked",
  tries: [],
  marked: null,
});

/** What is asked first: where it is said that it is lost, only since when. @param {Question} question @returns {"first" | "since"} */
export const partOf = ({ stuck }) => (stuck ? "since" : "first");

/** Whether an answer is awaited. @param {Quiz} quiz */
export const isOpen = ({ stage }) => stage === "asked" || stage === "wrong";

/** @param {Quiz} quiz @param {Answer} answer @param {Marked} marked @returns {Quiz} */
export function judge(quiz, answer, marked) {
  if (!isOpen(quiz)) return quiz;
  if (marked.right === null) return { ...quiz, stage: "unknown", marked };
  const { right } = marked;
  const tries = [...quiz.tries, { answer, right }];
  const stage = right ? "right" : tries.length < MOST_TRIES ? "wrong" : "told";
  return { ...quiz, stage, tries, marked };
}

/** The visitor is not sure: it is told what is right, and nothing is held against them. @param {Quiz} quiz @param {Marked} marked @returns {Quiz} */
export const giveUp = (quiz, marked) =>
  isOpen(quiz) ? { ...quiz, stage: "unsure", marked } : quiz;

/** What stands below the question. @param {Quiz} quiz */
export function sentenceOf({ stage, marked }) {
  if (marked === null) return "";
  const { sentence, truth } = marked;
  if (stage === "unknown")
    return sentence === truth.sentence ? sentence : `${sentence} ${truth.sentence}`;
  return stage === "told" || stage === "unsure" ? truth.sentence : sentence;
}

/** The evidence that goes with it. @param {Quiz} quiz */
export function marksOf({ stage, marked }) {
  if (marked === null) return [];
  return stage === "told" || stage === "unsure" ? marked.truth.marks : marked.marks;
}
