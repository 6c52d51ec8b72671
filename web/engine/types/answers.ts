import type questions from "../../../src/knights/data/questions.json";

/** What Python answers, as plain data: to the panels (`knights.page.bridge`), to who plays, and of the questions that a visitor is asked. */

/** A candidate that was refused: why, with the key of that sentence and what it is about; "" for a text without a key. */
export type Refused = [
  choice: number | null,
  reason: string,
  key: string,
  values: Record<string, string>,
];

/** What is told of the last event. */
export interface Account {
  place: number | null; // of the choice among all candidates, from 1
  total: number;
  refused: Refused[];
  tried: number; // choices below, at an undo
  following: number | null; // the choice that comes next
}

export interface Level {
  choices: number[]; // in the order in which they are tried
  tried: number;
}

export interface Told {
  account: Account;
  levels: Level[]; // from the root's on; the last has the choices below the path
}

/** A part of the evidence; its places are choices. */
export interface Mark {
  role: "lost" | "cause" | "one" | "other" | "dot" | "letter" | "test" | "find"; // how it is drawn; the last four are the page's own: a letter is what it stands for
  told: string; // what it stands for; "" while the visitor plays, where no legend is
  places: readonly number[];
  arrows: readonly [from: number, to: number][];
  lines: readonly [from: number, to: number][];
}

export interface Insight {
  completable: boolean | null;
  reason: string; // a short key
  squares: number[];
  sentence: string;
  marks?: Mark[]; // the evidence as it is drawn
  besides?: Insight | null; // why there is no solution at all, where that is known and not said already
  chain?: Link[]; // the reason step by step, where it takes some
  enough?: number | null; // how many of the places that are marked as lost prove it; null: all together
}

/** A step of a chain of reasons. */
export interface Link {
  sentence: string;
  choices: number[]; // what is tried and forced up to then, after the path
  marks: Mark[];
}

export interface Lost {
  since: number | null; // length of the path with which it was lost
  alive: number | null;
  spent: number;
  exact: boolean;
  completion?: number[]; // a solution that begins with the path; empty where none was found
}

export type SpanKind = "keyword" | "comment"; // a comment is also a text that documents
export type Span = [from: number, to: number, kind: SpanKind]; // a part of a line

/** A program. */
export interface Form {
  name: string;
  title: string;
  sentence: string;
  refusal: string | null; // why it cannot run this scenario
  source: string;
  spans: Span[][]; // what is set apart in each of its lines
  lines: number[]; // those that can run once the search has begun, from 1
}

export type Variable = [name: string, value: string]; // name and value as they are read

/** A line that runs. */
export interface Line {
  function: string;
  line: number; // from 1
  variables: Variable[];
  tested: number | null; // the choice that is looked at
}

export interface Frames {
  made: Line | null; // the line that made the step, with the variables after it; null: at the beginning
  trace: Line[]; // the lines to come, with the variables before each
}

/** When a line runs. */
export interface Reached {
  steps: number | null; // from now on; null: it was not found
  at: number | null; // its number among the lines after that step
  ends: boolean; // the search ends, or begins, before the budget is used up
  budget: number; // of steps
}

/** Sums over random descents; only `exact` where no descents are needed, and `problem` where none can be made. */
export interface Probes {
  problem?: string;
  exact?: number | null; // the size of the tree
  probes: number;
  total: number;
  squares: number;
  largest: number;
}

/** What may be placed by hand. */
export interface Offer {
  choices: number[];
  places: number[]; // those where something may be tried, each by the choice that stands for it
  coming: string; // the name of the first of them, where a search would fill it before the others, or ""
  held: string | null; // why the last choice cannot be taken back
  solved: boolean;
}

export interface Hint {
  sentence: string;
  marks: Mark[];
  choice: number | null;
  place: number | null; // that it speaks of, by a choice that stands for it
  lost: boolean;
}

/** Why a choice may not be placed, and the rule as it is drawn. */
export interface Refusal {
  sentence: string;
  marks: Mark[];
}

/** Where a path was lost. */
export interface Found {
  sentence: string;
  since: number | null;
  exact: boolean;
  choice: number | null;
  marks: Mark[];
  completion: number[];
}

/** What was done, and what the search does. */
export interface Compared {
  right: number; // so many steps, from the first on, are the search's
  following: number | null; // the event that the search makes then; null: it ends
  sentence: string; // why
  mistake: string; // what is wrong with the step that came instead, or ""
}

export interface Judged {
  alive: boolean | null;
  sentence: string;
  marks: Mark[];
}

export type QuestionKind = keyof typeof questions;
export type Answer = number | number[] | null; // as Python takes it: a choice, a length, a line, a number of steps, or places

/** A question as Python asks it. */
export interface Question {
  kind: QuestionKind;
  asked: string;
  good: boolean; // this is a moment at which to stop for it
  form: string | null; // the program that it is about
  known: string; // what has to be known to find the answer, or ""
  stuck: boolean; // that it is lost is said, and only since when is asked
  options: readonly (number | null)[]; // for a class to choose from, the right one among them; where there are none it has none
}

/** What can be asked at a moment. */
export interface Asked {
  questions: Question[]; // best first
  refusals: Partial<Record<QuestionKind, string>>; // why a kind that was wanted cannot be asked
}

/** A question for a worksheet, with its answer. */
export interface OnPaper {
  asked: string;
  known: string; // as above
  program: string; // the text that it is about, or ""
  right: string; // what is right, and why
}

/** An earlier branch: below the beginning of the path with `length` choices a choice was tried. */
export interface See {
  length: number;
  choice: number;
}

export interface Truth {
  answers: Answer[] | null; // all that are right; null: too many to list
  sentence: string;
  marks: Mark[];
  estimate?: { steps: number; error: number; probes: number } | null; // Knuth's, of a number of steps
}

/** What Python says of an answer. */
export interface Marked {
  right: boolean | null; // null: that is not known
  sentence: string;
  marks: Mark[];
  see: See | null;
  truth: Truth;
}

/** Why a choice is not on the path. */
export interface Reason {
  key: string;
  sentence: string;
  marks: Mark[];
  see: See | null;
  besides?: Insight | null;
}

/** What a program needs. */
export interface Par {
  placed: number;
  undone: number;
  program: string; // what it is set to, or ""
}
