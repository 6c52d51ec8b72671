/** Questions, and all that is known of them. */

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

/** What the room is handed. */
export interface Tools {
  entries: Entry[]; // takes what was answered
  digest: Digest;
  form: () => string; // the program whose code is shown; "" before there was one
  showCode: () => void;
  point: (choice: number) => void; // puts the keyboard's cursor on a choice
  forget: () => void; // the link's options that ask have been served
  framed: boolean; // there are no panels
  awaits: () => boolean; // whether the visitor is about to be the search
  hasCode: () => boolean; // whether the code can be shown at all
  answersInPanels: () => boolean; // whether Stack and Tree can be seen, where a level of the path may be the answer
  showTally: () => void; // opens what was answered
  copy: () => void; // copies it as a line of text
  better: () => void; // lets the visitor look for something better than the mistake
}

/** What a link asks. */
export interface Wish {
  kinds: readonly QuestionKind[];
  from: number; // the link's step
  to: number; // the last step at which it asks
  arrived: boolean; // the link's step has been reached
}

/** A visitor wants a question, as soon as Python can be asked. */
export interface Press {
  kinds: readonly QuestionKind[] | null; // null: any
  asked: boolean; // Python has been asked for it
  focus: LateFocus | null; // of the key; null: the visitor pointed
}

/** A visitor asks "why not?". */
export interface Doubt {
  key: string;
  place: number; // that was pointed at
  length: number | null; // of the beginning of the path below which it is asked about; null: all of it
  choice: number | null; // that it is about; null: it has yet to be said which
  reason: Reason | null | undefined; // undefined: Python has not answered yet
}

/** A question as a class answers it. */
export interface About {
  kind: QuestionKind;
  scenario: string;
  step: number;
  round: number; // which question it is of all that came: asked again it is another one
  labels: string[]; // of its answers, where these are few
  right: number[]; // which of these are right, once that is told
}

export interface Desk {
  page: Page;
  tools: Tools;
  asking: Inquiry<Asked>;
  past: Past;
  quiz: Quiz | null;
  away: Quiz | null; // the one that was left open for another step, with a way back
  part: "first" | "since"; // of the question whether it is lost
  chosen: Set<number>; // the places that are marked
  place: number; // that was pointed at, where it stands for several choices; or -1
  marking: Quiz | null; // the one of which Python judges an answer
  notice: string; // why nothing is asked here, or ""
  doubt: Doubt | null;
  on: boolean; // whether playing stops for questions
  watched: number; // milliseconds that had been watched when the last question closed
  stood: { position: number; since: number }; // the step that stands while it plays, and how much had been watched when it came
  lately: QuestionKind[]; // the kinds that were asked, the last one last
  wish: Wish | null;
  served: Set<string>; // where a link, or a stretch of one, has asked already
  press: Press | null; // the visitor wants to be asked at once
  warned: Quiz | null; // of whose end the visitor has been told
  bared: string; // names the dead end whose reason has been uncovered, or ""
  taught: boolean; // what is for a teacher has been asked for
  teacher: Teacher | null; // and has come
  counting: boolean; // hands of a class are counted
  shown: { asked: string; there: string } | null; // the visitor had the real event shown: from where, and where it stands, or ""
  queue: Question[]; // what else is asked at this step
  again: Question[]; // what a link asks at this step, where all of it has been answered
  others: Question[]; // what could be asked instead, where the visitor wanted one
  entries: Entry[];
  round: number; // how many questions have come
  noted: { before: Entry | null } | null; // the question that came last has been answered: what was answered to it when it came before
  focus: LateFocus | null; // of the last key; null: the visitor has pointed since, or asked by pointing for the question that has come
}

export type Try = { answer: Answer; right: boolean };

export interface Quiz {
  question: Question;
  key: string; // names the scenario and the position that it is about
  position: number;
  stage: "asked" | "wrong" | "right" | "told" | "unsure" | "unknown"; // "unknown": nobody knows what is right
  tries: readonly Try[];
  marked: Marked | null; // what Python said last
}

export type Said = { told: string; right: boolean }; // an answer in words

/** A question that has been answered. */
export interface Entry {
  kind: QuestionKind;
  scenario: string;
  step: number;
  tries: readonly Said[];
  unsure: boolean;
}

export type Line = { name: string; entries: Entry[] };
