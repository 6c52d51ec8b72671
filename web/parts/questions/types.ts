/** Types of the questions and their state. */

import type { lateFocus } from "../../dom/late-focus.ts";
import type { Digest } from "../../engine/digest/digest.ts";
import type { Answer, Marked, Question, QuestionKind, Reason } from "../../engine/types/answers.ts";
import type { makeTeacher } from "./teacher.ts";

export type LateFocus = ReturnType<typeof lateFocus>;
export type Teacher = ReturnType<typeof makeTeacher>;

/** Functions of the page that questions use. */
export interface Tools {
  entries: Entry[]; // receives the answers
  digest: Digest;
  form: () => string; // name of the program shown in panel Code, or ""
  showCode: () => void;
  point: (choice: number) => void; // moves the keyboard's cursor to a choice
  forget: () => void; // removes the served question from the page's links
  framed: boolean; // true: in a frame, without panels
  awaits: () => boolean; // true: the visitor is about to act as the search
  hasCode: () => boolean; // true: panel Code can be shown
  answersInPanels: () => boolean; // true: panels Stack or Tree are available, where a level of the path may be the answer
  showTally: () => void; // opens the dialog about answers
  copy: () => void; // copies the answers as a line of text
  better: () => void; // lets the visitor look for something better than the mistake
}

/** The questions of a link. */
export interface Wish {
  kinds: readonly QuestionKind[];
  from: number; // the link's step
  to: number; // the last step at which it asks
  arrived: boolean; // true: the link's step has been reached
}

/** A request for a question, asked as soon as Python can be. */
export interface Press {
  kinds: readonly QuestionKind[] | null; // null: any
  asked: boolean; // true: Python has been asked
  focus: LateFocus | null; // set by the key; null: requested by pointer
}

/** A visitor's "why not?". */
export interface WhyNot {
  key: string;
  place: number; // the place that was clicked
  length: number | null; // length of the beginning of the path that it is about; null: the whole path
  choice: number | null; // the choice asked about; null: still to be chosen at the place
  reason: Reason | null | undefined; // undefined: Python has not answered yet
}

/** A question in the form for a class. */
export interface ClassQuestion {
  kind: QuestionKind;
  scenario: string;
  step: number;
  round: number; // number of the question among all; asked again it has another one
  labels: string[]; // labels of its answers, if there are few
  right: number[]; // indices of the right ones, once they may be shown
}

export type Try = { answer: Answer; right: boolean };

export interface Quiz {
  question: Question;
  key: string; // identifies the scenario and the position
  position: number;
  stage: "asked" | "wrong" | "right" | "told" | "unsure" | "unknown"; // "unknown": nobody knows the right answer
  tries: readonly Try[];
  marked: Marked | null; // Python's last verdict
}

export type Said = { told: string; right: boolean }; // an answer as text

/** An answered question. */
export interface Entry {
  kind: QuestionKind;
  scenario: string;
  step: number;
  tries: readonly Said[];
  unsure: boolean;
}

export type Line = { name: string; entries: Entry[] };
