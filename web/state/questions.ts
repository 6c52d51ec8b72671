import type { Answer, Marked, Question, QuestionKind } from "../engine/types/python-replies.ts";
import type { Asks } from "./link/types.ts";

/** The part of the page's state that is about questions: what is asked, and what was answered. */

export interface QuestionState {
  on: boolean; // playing stops for questions
  link: LinkQuestions | null; // the questions of the open link
  request: QuestionRequest | null; // a question that the visitor wants as soon as Python can be asked
  quiz: Quiz | null; // the question on the card
  away: Quiz | null; // a question left open at another step, with a way back
  notice: Notice | null; // says why nothing is asked at this step
  whyNot: WhyNot | null; // a "why not?" of the visitor
  revealed: Revealed | null; // the event shown after a question
  counting: boolean; // hands of a class are being counted
  entries: readonly Entry[]; // all answers
  reason: boolean; // in a presentation: the reason of a dead end is still covered
}

export interface LinkQuestions {
  kinds: readonly QuestionKind[];
  from: number; // the link's step
  to: number; // the last step at which it asks
  arrived: boolean; // the link's step has been reached
  served: readonly string[]; // keys of the moments at which it has asked
  due: boolean; // it asks at this step, and has not done so yet
  comes: boolean; // the card says that the question comes soon
}

/** A request for a question. */
export interface QuestionRequest {
  kinds: readonly QuestionKind[] | null; // null: any
  asked: boolean; // Python has been asked
}

export interface Quiz {
  question: Question;
  key: string; // identifies the scenario and the position
  position: number;
  stage: "asked" | "wrong" | "right" | "told" | "unsure" | "unknown"; // "unknown": nobody knows the right answer
  part: "first" | "since"; // part of the question whether the path is lost
  tries: readonly { answer: Answer; right: boolean }[];
  marked: Marked | null; // Python's last verdict
  marking: boolean; // Python is judging an answer
  chosen: readonly number[]; // the places that the visitor has marked
  place: number; // the clicked place if it has several choices, or -1
  queue: readonly Question[]; // further questions at this step
  others: readonly Question[]; // alternatives to a question that the visitor requested
  round: number; // number of the question among all; asked again it has another one
  before: Entry | null | undefined; // the earlier answer to it; undefined until it is answered
  warned: boolean; // the class was told that the next press drops the question
}

export interface Notice {
  key: string;
  said: string;
  again: readonly Question[]; // the link's questions here, if all are answered
}

export interface WhyNot {
  key: string;
  place: number; // the place that was clicked
  length: number | null; // length of the beginning of the path that it is about; null: the whole path
  choice: number | null; // the choice asked about; null: still to be chosen at the place
}

export interface Revealed {
  asked: string; // key of the moment of the question
  there: string; // key of the moment at which the event is shown, or ""
}

/** An answered question. */
export interface Entry {
  kind: QuestionKind;
  scenario: string;
  step: number;
  tries: readonly { told: string; right: boolean }[]; // answers as text
  unsure: boolean;
}

export const NO_QUESTION: QuestionState = {
  ...{ on: false, link: null, request: null, quiz: null, away: null, notice: null, whyNot: null },
  ...{ revealed: null, counting: false, entries: [], reason: false },
};

/** A question as it first appears. If it says already that the path is lost, only since when is asked. */
export const beginQuiz = (question: Question, key: string, position: number): Quiz => ({
  ...{ question, key, position, stage: "asked", part: question.stuck ? "since" : "first" },
  ...{ tries: [], marked: null, marking: false, chosen: [], place: -1, queue: [], others: [] },
  ...{ round: 0, before: undefined, warned: false },
});

/** True when an answer is awaited. */
export const isOpen = (quiz: Pick<Quiz, "stage"> | null) =>
  quiz?.stage === "asked" || quiz?.stage === "wrong";

/** True when a card covers the sentence about the step. */
export const hasCard = ({ quiz, whyNot, notice, link }: QuestionState) =>
  quiz !== null || whyNot !== null || notice !== null || link?.comes === true;

/** True when the card of an answered question gives a reason with marks of its own, in place of those of panel Why. */
export const givesReason = ({ quiz }: Pick<QuestionState, "quiz">) =>
  quiz !== null && !isOpen(quiz) && (quiz.marked?.truth.marks.length ?? 0) > 0;

/** The kind of question whose answer must stay hidden, or "soon"; null: nothing is hidden. */
export function hiddenKind({ quiz, request, notice, link }: QuestionState) {
  if (quiz !== null && (isOpen(quiz) || quiz.queue.length > 0)) return quiz.question.kind;
  if (request !== null) return quiz?.question.kind ?? "soon";
  return quiz === null && notice === null && link?.due ? "soon" : null;
}

/** The fields that end when a question is closed. */
export const stopAsking = { quiz: null, away: null, notice: null } as const;

/** The questions when another scenario is opened. @param asks the link's questions from this position on */
export function openQuestions(
  { on, counting, entries }: QuestionState,
  asks: Asks | null,
  position: number,
): QuestionState {
  const to = Math.max(position, asks?.to ?? position);
  // Until its step is reached, nothing may give the answer away either.
  const rest = { arrived: false, served: [], due: true, comes: false };
  const link = asks && { kinds: asks.kinds, from: position, to, ...rest };
  return { ...NO_QUESTION, on, counting, entries, link };
}

/** True when a level of the path is an answer to the open question. */
export const isByLevel = ({ quiz }: QuestionState) =>
  isOpen(quiz) && ["back", "lost"].includes(quiz?.question.kind ?? "");
