/** Types of the questions and their state. */

import type { lateFocus } from "../../dom/late-focus.ts";
import type { Digest } from "../../engine/digest/digest.ts";
import type { Inquiry } from "../../engine/search/inquiry.ts";
import type {
  Answer,
  Asked,
  Marked,
  Question,
  QuestionKind,
  Reason,
} from "../../engine/types/answers.ts";
import type { Page } from "../../state/lane/types.ts";
import type { Past } from "./past.ts";
import type { makeTeacher } from "./teacher.ts";

type LateFocus = ReturnType<typeof lateFocus>;
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
  focus: LateFocus | null; // of the key; null: by pointer
}

/** A visitor's "why not?". */
export interface WhyNot {
  key: string;
  place: number; // the place that was clicked
  length: number | null; // of the beginning of the path that it is about; null: all of it
  choice: number | null; // the choice asked about; null: still to be chosen at the place
  reason: Reason | null | undefined; // undefined: Python has not answered yet
}

/** A question in the form for a class. */
export interface ClassQuestion {
  kind: QuestionKind;
  scenario: string;
  step: number;
  round: number; // number of the question among all; asked again it has another one
  labels: string[]; // of its answers, if there are few
  right: number[]; // indices of the right ones, once they may be shown
}

export interface Desk {
  page: Page;
  tools: Tools;
  asking: Inquiry<Asked>;
  past: Past;
  quiz: Quiz | null;
  away: Quiz | null; // the question left open at another step, with a way back
  part: "first" | "since"; // of the question whether the path is lost
  chosen: Set<number>; // the marked places
  place: number; // the clicked place if it has several choices, or -1
  marking: Quiz | null; // the question whose answer Python is judging
  notice: string; // the reason why nothing is asked here, or ""
  doubt: WhyNot | null;
  on: boolean; // true: playing stops for questions
  watched: number; // milliseconds played when the last question closed
  stood: { position: number; since: number }; // the current step while playing, and the milliseconds played when it came
  lately: QuestionKind[]; // the kinds asked recently, the last one last
  wish: Wish | null;
  served: Set<string>; // the steps at which the link has asked already
  press: Press | null; // the visitor wants a question now
  warned: Quiz | null; // the question about whose end the visitor was warned
  bared: string; // identifies the dead end whose reason has been uncovered, or ""
  taught: boolean; // true: the teacher's tools have been requested
  teacher: Teacher | null; // the teacher's tools, once loaded
  counting: boolean; // true: hands of a class are being counted
  shown: { asked: string; there: string } | null; // the revealed event: the moment before it, and the moment at which it is shown, or ""
  queue: Question[]; // further questions at this step
  again: Question[]; // the link's questions at this step, once all are answered
  others: Question[]; // alternatives to a question that the visitor requested
  entries: Entry[];
  round: number; // number of questions so far
  noted: { before: Entry | null } | null; // set when the last question has been answered; `before` is the earlier answer to the same question
  focus: LateFocus | null; // of the last key; null: the visitor has used the pointer since, or for this question
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
