import type questions from "../../../src/knights/data/questions.json";

/**
 * Python's answers as plain data: to the panels (`knights.page.bridge`), while playing, and about questions that the
 * visitor is asked.
 */

export interface Level {
  choices: number[]; // in the order in which they are tried
  tried: number;
  cut: number; // other options there that fit the path, and that looking ahead ruled out
  stopped: [choice: number, options: number][]; // tried choices after which it ruled out all options
}

/** Tried choices of a level that failed for the same reason. */
export interface Failures {
  sentence: string;
  choices: number[];
}

/** A candidate for the next choice, with its number on the search's list. */
export type Candidate = [
  choice: number,
  number: number,
  standing: "tried" | "undone" | "next" | "open" | "refused",
];

/** The sentence and marks of a step. */
export interface Account {
  sentence: string; // about the last event; "" if the view tells it
  refused: string; // sentences about the candidates that it refused
  following: number | null; // the choice that comes next
  candidates: Candidate[]; // for the next choice, in order
  ahead: Ahead | null; // null: this search does not look ahead
}

/**
 * The choices that a search that looks ahead leaves to what is open, those that it has just ruled out, and how many are
 * ruled out on the path; null: nothing stays ruled out.
 */
export type Ahead = [left: number[], lost: number[], total: number | null];

/** The accounts of consecutive steps. */
export interface AccountBlock {
  before: number; // how many of them come before the step that was asked about
  steps: Account[];
}

/** The candidates that each level has tried. */
export interface Told {
  following: number | null; // the choice that comes next
  levels: Level[]; // from the root's on; the last has the choices below the path
}

/** A part of the evidence; its places are choices. */
export interface Mark {
  role: "lost" | "cause" | "one" | "other" | "dot" | "letter" | "test" | "find"; // how it is drawn; the page itself makes the last four; a letter draws `told`
  told: string; // its meaning in the legend; "" while playing, as there is no legend
  places: readonly number[];
  arrows: readonly [from: number, to: number][];
  lines: readonly [from: number, to: number][];
}

/** Tells if a path can be completed, with the reason; null: not known. */
export interface Insight {
  completable: boolean | null;
  sentence: string;
}

/** One step of a chain of reasons. */
export interface Link {
  sentence: string;
  choices: number[]; // choices tried and forced so far, after the path
  marks: Mark[];
}

/** The account of a position: if it can still be completed, else why not, and since when (`knights.puzzles.position_account`). */
export interface PositionAccount {
  tone: "yes" | "no" | "unknown" | "plain";
  title: string;
  sentence: string;
  since: string;
  source: string;
  proof: string; // unfolds to how it is known
  reason: string; // the sentence about the position alone
  besides: { sentence: string; marks: Mark[] } | null; // why there is no solution at all, unless that is the reason given
  marks: Mark[]; // the evidence
  chain: Link[]; // the reason step by step
  completion: number[]; // a solution that begins with the path, if one is known
  depth: number | null; // of the path with which it was lost, if one can go there
  searchable: boolean; // true: a search could say more
  ahead: string; // what looking ahead has just ruled out, and why, or ""
}

export type SpanKind = "keyword" | "comment"; // "comment" includes docstrings
export type Span = [from: number, to: number, kind: SpanKind]; // a part of a line

/** A program listing. */
export interface Form {
  name: string;
  title: string;
  sentence: string;
  refusal: string | null; // reason why it cannot run this scenario
  source: string;
  spans: Span[][]; // highlighted parts of each line
  lines: number[]; // lines that can run once the search has begun, from 1
}

/** An open call of a program. */
export interface Call {
  call: string; // as it was made: "place_queen(3)"
  length: number; // number of choices on the path before its own
  choice: number | null; // the one that it tries now, or has just taken back; null: it makes none
}

export type Variable = [name: string, value: string]; // as displayed

/** A line that runs. */
export interface Line {
  function: string;
  line: number; // from 1
  variables: Variable[];
  tested: number | null; // the choice that is tested
}

export interface Frames {
  made: Line | null; // the line that made the step, with the variables after it; null at the beginning
  trace: Line[]; // the lines to come, with the variables before each
}

/** The next run of a line. */
export interface Reached {
  steps: number | null; // steps from now; null: not found
  at: number | null; // its index among the lines after that step
  ends: boolean; // true: the search ends (or begins) before the budget is used up
  budget: number; // of steps
}

/** Sums over random descents; only `exact` when no descents are needed, and only `problem` when none can be made. */
export interface Probes {
  problem?: string;
  exact?: number | null; // the size of the tree
  probes: number;
  total: number;
  squares: number;
  largest: number;
}

/** The choices that may be placed by hand. */
export interface Offer {
  choices: number[];
  places: number[]; // places where something may be tried, each given by one of its choices
  coming: string; // name of the first of them, if a search would fill it before the others; otherwise ""
  held: string | null; // reason why the last choice cannot be taken back
  solved: boolean;
}

export interface Hint {
  sentence: string;
  marks: Mark[];
  choice: number | null;
  place: number | null; // the place it is about, given by one of its choices
  lost: boolean;
}

/** The reason why a choice may not be placed, with the rule as drawing. */
export interface Refusal {
  sentence: string;
  marks: Mark[];
}

/** The moment at which a path became lost. */
export interface Found {
  sentence: string;
  since: number | null;
  exact: boolean;
  choice: number | null;
  marks: Mark[];
  completion: number[];
}

/** A visitor's steps compared with the search's. */
export interface Compared {
  right: number; // how many of the first steps match the search
  following: number | null; // the event that the search makes next; null: it ends
  sentence: string; // the reason for that event
  mistake: string; // the mistake in the visitor's next step, or ""
}

export interface Judged {
  alive: boolean | null;
  sentence: string;
  marks: Mark[];
}

export type QuestionKind = keyof typeof questions;
export type Answer = number | number[] | null; // in Python's form: a choice, a length, a line, a number of steps, or places

/** A question as Python asks it. */
export interface Question {
  kind: QuestionKind;
  asked: string;
  good: boolean; // true: a good moment to stop for it
  form: string | null; // name of the program that it is about
  known: string; // the rule needed to find the answer, or ""
  stuck: boolean; // true: the question says that the path is lost, and only asks since when
  options: readonly (number | null)[]; // choices for a class, the right one among them; empty if the question has none
}

/** The questions that can be asked at a moment. */
export interface Asked {
  questions: Question[]; // best first
  refusals: Partial<Record<QuestionKind, string>>; // reasons why wanted kinds cannot be asked
}

/** A question on a worksheet, with its answer. */
export interface OnPaper {
  asked: string;
  known: string; // as in `Question`
  program: string; // text of the program that it is about, or ""
  right: string; // the right answer, and why
}

/** An earlier branch: `choice` was tried below the first `length` choices of the path. */
export interface See {
  length: number;
  choice: number;
}

export interface Truth {
  answers: Answer[] | null; // all right answers; null: too many to list
  sentence: string;
  marks: Mark[];
  estimate?: { steps: number; error: number; probes: number } | null; // Knuth's estimate, for a number of steps
}

/** Python's verdict on an answer. */
export interface Marked {
  right: boolean | null; // null: not known
  verdict: string | null; // yes or no; null: the sentence says it
  sentence: string;
  marks: Mark[];
  see: See | null;
  truth: Truth;
}

/** The reason why a choice is not on the path. */
export interface Reason {
  key: string;
  sentence: string;
  marks: Mark[];
  see: See | null;
  besides?: Insight | null;
}

/** The steps that a program needs. */
export interface Par {
  placed: number;
  undone: number;
  program: string; // the program's settings, or ""
}
