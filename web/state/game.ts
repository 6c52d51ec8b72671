import type { Timeline } from "../engine/run/timeline.ts";
import type { Compared, Found, Mark } from "../engine/types/python-replies.ts";
import type { SearchMoment } from "../engine/types/scenario.ts";
import type { AskedSteps } from "./link/types.ts";

/** The part of the page's state that is about a game by hand, or about doing the search's steps. */

export interface GameState {
  wish: Wish | null; // a game or task of a link that waits for Python
  starting: boolean; // the visitor has asked for a game that waits for Python
  expected: boolean; // Python has yet to generate the puzzle to play
  phase: Phase;
  said: Said | null;
  hint: { key: string; step: number }; // the last one given
  found: Found | null; // the losing step
  shown: boolean; // the solution is shown
  task: Task | null; // set while acting as the search; null: a free game
  taken: number; // number of events taken over from the program's run
  left: SearchMoment | null; // the moment at which the program's run was left
  run: Timeline | null; // the program's run that was left
  cursor: Cursor | null; // null: at the place that a search would fill
  padAt: string; // the moment at which the pad was opened at the cursor, or ""
  notes: Notes;
  keeps: boolean; // this game is stored for the next visit
  again: string | null; // the moment at which an earlier game was resumed
  changes: readonly Change[]; // changes in this game that can be undone
}

export type Phase = "own" | "lost" | "better"; // "lost": the losing step has been named; "better": the visitor looks for a better one

export interface Said {
  key: string; // identifies the moment that it is about
  sentence: string;
  marks: readonly Mark[];
}

/** Progress of a task. */
interface Course {
  base: SearchMoment; // the moment of the program's run at which it starts
  taken: number; // number of events taken over from the run
  done: number; // number of steps made
  compared: Compared; // Python's comparison of these steps
  told: boolean; // true: the right answer was asked for
  opened: boolean; // true: some steps come from a link, so wrong tries before them are unknown
  missed: readonly number[]; // steps, from 0, at which something wrong was tried first
}

export type Task = Readonly<AskedSteps & Course>;

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

export const NO_GAME: GameState = {
  ...{ wish: null, starting: false, expected: false, phase: "own", said: null },
  ...{ hint: { key: "", step: 0 }, found: null, shown: false, task: null, taken: 0 },
  ...{ left: null, run: null, cursor: null, padAt: "", notes: { all: new Set(), on: false } },
  ...{ keeps: false, again: null, changes: [] },
};
