/** Requests to the worker that runs programs, and its answers. */

import type { LoadStage, Verdict } from "../../../engine/search/types.ts";

/** The JSON of `knights.programs.report.Request`. */
export interface Request {
  text: string;
  scenario: string;
  lines: string[]; // that `input` returns
  watch: string | null; // the name of the container to watch; null: Python looks for one
  settings: Record<string, unknown>;
  limits: Record<string, number>;
  language: string; // its code
  expected?: number | null; // the number of solutions, if known
}

/** A mistake in a program. Its sentence comes from the sandbox, so the program may have put any text there. */
export interface Finding {
  mistake: string; // a short key
  sentence: string;
  step: number | null; // counted from 0
  choice: number | null;
  line: number | null; // from 1
  allowed: number | null; // the line of the program's test that allowed the choice
  column: number | null; // from 0: the character in the line that is wrong; null: the whole line
}

/** The result of a run. */
export interface Report {
  outcome: "found" | "none" | "wrong" | "stopped" | "unknown";
  findings: Finding[];
  printed: string;
  cited: [name: string, text: string] | null; // the answer if it is not printed: by which name it is kept ("": returned)
  steps: number;
  calls: number;
  watched: string | null;
  settings: string[]; // names in the program that were set to the scenario's values
  placed: number | null; // null: not known, as a right search left some of its choices behind
  undone: number | null;
  solutions: number;
  answers: number[][]; // the solutions as choices, or the first of them: the page's own Python checks them
  first: number | null; // the choice that the program began with
  scenario: string | null; // the scenario that the program is made for, if it is not the page's
  rule?: Rule; // missing if a whole program has run
}

/** Facts about our own search after it ran with the visitor's rule. */
export interface Rule {
  names: string[]; // the functions that are defined: order, is_safe, choices
  exhausted: boolean; // everything that they allow was tried
  rate: number | null; // steps a second; null: it was too short to tell
}

export interface Outcome {
  report: Report;
  at: Int32Array; // the step of each event
  events: Int32Array; // a choice that is placed, or ~choice
}

export type Line = [name: string, line: number, variables: [name: string, value: string][]];
export type Moment = [made: Line, stack: Line[], lines: Line[]]; // the line of a step, the open calls, the lines up to the next step

/** Facts about all calls of a run: `knights.programs.session.Session.callers`. */
export interface Callers {
  names: string[]; // functions whose calls were recorded
  stopped: number | null; // index from which on calls returned only because the program was stopped; null: never
  pauses: boolean; // some of these functions pause and resume, so their calls do not nest
  defines: boolean; // the program has functions at all
}

export type Calls = { packed: Int32Array; callers: Callers };

/** A container of a program, and its values as they change: a list of lists has a row in each line. */
export type History = [name: string, values: string[]];

/** Our own search of the same scenario. */
export interface Comparison {
  placed: number; // by our search
  undone: number;
  solutions: number;
  verdict: Verdict | null; // null: it was not run to its end
  same: number; // length of the common beginning of both searches, in events
  differs: { ours: number | null; theirs: number | null } | null; // the next event of each; null: its end, or no difference
  events: Int32Array; // events of our search, from the start that the program has
}

/** The questions about the last run. */
export interface Questions {
  moment: (step: number) => Moment; // how it stood at a step
  calls: () => Calls;
  formatCalls: (numbers: number[]) => Record<string, string>; // arguments and results, by the numbers of calls and returns
  containers: () => History[]; // those that the run changed
  ask: (question: string, given: unknown[]) => unknown; // a panel's question to a search with a rule
  against: (given: boolean) => Comparison; // with our own search; `given`: the run begins with the given start
}

/** A message of the worker; `told` is JSON: see worker-answers.ts. */
export type Answer =
  | { id: number; told: string; packed: Int32Array[] }
  | { id: number; error: string }
  | { ready: string }
  | { fatal: string; told?: [key: string, values: object] }
  | { progress: { stage: LoadStage; bytes: number; total: number } };
