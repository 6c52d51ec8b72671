/** What is asked of the worker that runs programs, what it answers, and what is known of them. */

import type { LoadStage, Verdict } from "../../../engine/search/types.ts";

/** What `knights.programs.report.Request` is. */
export interface Request {
  text: string;
  scenario: string;
  lines: string[]; // what `input` gives
  watch: string | null; // the name of what is watched; null: what is found
  settings: Record<string, unknown>;
  limits: Record<string, number>;
  language: string; // its code
  expected?: number | null; // how many solutions there are, where it is known
}

/** What is wrong: its sentence comes from where the program ran, which may make it say anything. */
export interface Finding {
  mistake: string; // a short key
  sentence: string;
  step: number | null; // counted from 0
  choice: number | null;
  line: number | null; // from 1
  allowed: number | null; // the line of the test that said yes to it
  column: number | null; // from 0: the one character in the line where it is
}

/** What came of a run. */
export interface Report {
  outcome: "found" | "none" | "wrong" | "stopped" | "unknown";
  findings: Finding[];
  printed: string;
  steps: number;
  calls: number;
  watched: string | null;
  settings: string[]; // names that were given their values
  placed: number;
  undone: number;
  solutions: number;
  answers: number[][]; // the solutions as choices, or the first of many: the page's own Python checks them
  first: number | null; // the choice that the program began with
  scenario: string | null; // what it is made for, where that is another than the page's
  rule?: Rule; // without it a whole program has run
}

/** What came of a search of ours that ran with a rule. */
export interface Rule {
  names: string[]; // the functions that are defined: order, is_safe, choices
  exhausted: boolean; // all that they allow was tried
  rate: number | null; // steps a second; null: it was too short to tell
}

export interface Outcome {
  report: Report;
  at: Int32Array; // the step of each event
  events: Int32Array; // a choice that is placed, or ~choice
}

export type Line = [name: string, line: number, variables: [name: string, value: string][]];
export type Moment = [made: Line, stack: Line[], lines: Line[]]; // the line that made a step, the calls, and the lines up to the next

/** What there is to be known of all calls: `knights.programs.session.Session.callers`. */
export interface Callers {
  names: string[]; // of the functions whose calls were noted
  stopped: number | null; // from which number on calls only ended as the program was stopped; null: it was not
  pauses: boolean; // some are resumed, so that their calls do not nest
  defines: boolean; // the program has functions at all
}

export type Calls = { packed: Int32Array; callers: Callers };

/** A container of a program, and its values as they change: a list of lists has a row in each line. */
export type History = [name: string, values: string[]];

/** Our own search of the same scenario. */
export interface Comparison {
  placed: number; // by ours
  undone: number;
  solutions: number;
  verdict: Verdict | null; // null: it was not looked at to its end
  same: number; // how many events are the same from the beginning on
  differs: { ours: number | null; theirs: number | null } | null; // what comes next in each, null at its end; null: they do not differ
  events: Int32Array; // of ours, from where the program's begin
}

/** What the worker answers; `told` is JSON: see worker-answers.ts. */
export type Answer =
  | { id: number; told: string; packed: Int32Array[] }
  | { id: number; error: string }
  | { ready: string }
  | { fatal: string; told?: [key: string, values: object] }
  | { progress: { stage: LoadStage; bytes: number; total: number } };
