/** Types of games and tasks. */

import type { lateFocus } from "../../dom/late-focus.ts";
import type { Timeline } from "../../engine/run/timeline.ts";
import type { Compared, Found, Mark } from "../../engine/types/answers.ts";
import type { SearchMoment } from "../../engine/types/scenario.ts";
import type { AskedSteps } from "../../state/link/types.ts";
import type { Hand } from "./hand.ts";

export type LateFocus = ReturnType<typeof lateFocus>;

export type Phase = "own" | "lost" | "better"; // "lost": the losing step has been named; "better": the visitor looks for a better one

export interface Said {
  key: string; // identifies the moment that it is about
  sentence: string;
  marks: readonly Mark[];
}

export interface Game {
  phase: Phase;
  said: Said | null;
  hint: { key: string; step: number }; // the last one given
  found: Found | null; // the losing step
  shown: boolean; // true: the solution is shown
}

/**
 * The meaning of a click. "pick": a value is still to be chosen, `place` is the place's first choice; "lost": the
 * losing choice again.
 */
export type Act =
  | { is: "place"; choice: number }
  | { is: "back" }
  | { is: "pick"; place: number }
  | { is: "refused"; choice: number }
  | { is: "lost"; choice: number };

/** Progress of a task. */
export interface Course {
  base: SearchMoment; // the moment of the program's run at which it starts
  taken: number; // number of events taken over from the run
  done: number; // number of steps made
  compared: Compared; // Python's comparison of these steps
  told: boolean; // true: the right answer was asked for
  opened: boolean; // true: some steps come from a link, so wrong tries before them are unknown
  missed: readonly number[]; // steps, from 0, at which something wrong was tried first
}

export type Task = Readonly<AskedSteps & Course>;
/**
 * The place of a moment in a task. "before": the task has not begun; "silent": verdicts come later; "wrong": the first
 * difference; "after": beyond it.
 */
export type Standing = "before" | "begin" | "silent" | "right" | "wrong" | "after";

/** Functions of the page that a game uses. */
export interface Tools {
  open: (hand: Hand) => void; // shows a run by hand
  resume: (moment: SearchMoment | null, run: Timeline | null) => void; // returns to the program's run, with everything known about it
  point: (choice: number) => void; // moves the keyboard's cursor to a choice
  moment: () => SearchMoment; // the current moment of the program's run
  keep: (position?: number) => void; // keeps the link in the address bar until something is done at this step
}

/** A game or task in a link. */
export interface Wish {
  text: string; // the steps made; "" for none
  position: number;
  arrived: boolean; // true: the run has reached that position
  task: AskedSteps | null; // act as the search from that position of the program's run; null: `position` counts steps by hand
}

/** The place that is framed, that sentences are about, and that values are written in. */
export interface Cursor {
  place: number; // its first choice
  chosen: boolean; // true: chosen by the visitor, so it stays there until they move it
}

/** A game as stored for the next visit. */
export interface Kept {
  moves: string; // the steps made, as a link holds them
  taken: number; // number of events taken over from the program's run
  hints: number; // number counted on the puzzle of the day
  notes: readonly number[];
}

/** A changed choice: the path before and after. */
export interface Change {
  before: readonly number[];
  after: string;
  since: number; // number of events before it
  done: number; // number of events after it
}

/** The visitor's small digits. */
export interface Notes {
  all: ReadonlySet<number>; // as choices
  on: boolean; // true: choices become notes
}
