/** A game by hand, and a task. */

import type { lateFocus } from "../../dom/late-focus.ts";
import type { Timeline } from "../../engine/run/timeline.ts";
import type { Inquiry } from "../../engine/search/inquiry.ts";
import type { Compared, Found, Mark, Offer, Par } from "../../engine/types/answers.ts";
import type { SearchMoment } from "../../engine/types/scenario.ts";
import type { Page } from "../../state/lane/types.ts";
import type { AskedSteps } from "../../state/link/types.ts";
import type { Hand } from "./hand.ts";

export type LateFocus = ReturnType<typeof lateFocus>;

export type Phase = "own" | "lost" | "better"; // "lost": it has been told where it was lost; "better": another choice is sought there

export interface Said {
  key: string; // of the moment that it is about
  sentence: string;
  marks: readonly Mark[];
}

export interface Game {
  phase: Phase;
  said: Said | null;
  hint: { key: string; step: number }; // the last that was given
  found: Found | null; // where it was lost
  shown: boolean; // whether the solution is shown
}

/** What pointing at a place means; "pick": its value has yet to be chosen, `place` stands for it; "lost": the very choice that lost it. */
export type Act =
  | { is: "place"; choice: number }
  | { is: "back" }
  | { is: "pick"; place: number }
  | { is: "refused"; choice: number }
  | { is: "lost"; choice: number };

/** How far a task has come. */
export interface Course {
  base: SearchMoment; // of the program's run, from which on it is done
  taken: number; // events taken over from the run
  done: number; // steps that are done
  compared: Compared; // what Python says of these
  told: boolean; // what is right has been asked for
  opened: boolean; // some of it comes from a link: what was tried first is not known
  missed: readonly number[]; // steps, from 0, at which something else was tried first
}

export type Task = Readonly<AskedSteps & Course>;
/** How a moment of a task stands; "before": it has not begun yet; "silent": what is right is told later; "wrong": at the first difference; "after": since then. */
export type Standing = "before" | "begin" | "silent" | "right" | "wrong" | "after";

/** What the room is handed. */
export interface Tools {
  open: (hand: Hand) => void; // shows what is done by hand
  resume: (moment: SearchMoment | null, run: Timeline | null) => void; // goes back to the program's run, with all that is known of it
  point: (choice: number) => void; // puts the keyboard's cursor on a choice
  moment: () => SearchMoment; // of the program's run
  keep: (position?: number) => void; // leaves the link in the address bar as it is, while nothing is done from a step on
}

/** What a link has been done by hand. */
export interface Wish {
  text: string; // of what was done; "" for nothing
  position: number;
  arrived: boolean; // the run has come to that position
  task: AskedSteps | null; // to be the search from that position of its run on; null: it counts what was done by hand
}

/** The place that is framed, that is spoken of, and that a value is written in. */
export interface Cursor {
  place: number; // the first choice that stands for it
  chosen: boolean; // by the visitor: it stays there until the visitor moves it
}

/** A game as it is kept for the next visit. */
export interface Kept {
  moves: string; // what was done, as a link holds it
  taken: number; // events that were taken over from the program's run
  hints: number; // that were counted, on the board of a day
  notes: readonly number[];
}

/** A choice that was changed among others: what the path was before, and what it came to. */
export interface Change {
  before: readonly number[];
  after: string;
  since: number; // events before it
  done: number; // events with it
}

/** Small digits of a puzzle. */
export interface Notes {
  all: ReadonlySet<number>; // as choices
  on: boolean; // what is chosen now is noted, not written
}

export interface Table {
  page: Page;
  tools: Tools;
  hand: Hand | null; // null: the program searches
  game: Game;
  left: SearchMoment | null; // of the program's run
  run: Timeline | null; // of the program, which was left
  task: Task | null; // to be the search; null: the game is free
  cursor: Cursor | null; // null: at the place that a search would fill
  padAt: string; // the moment at which the pad was opened at the cursor, "" for none
  notes: Notes;
  keeps: boolean; // this game is kept for the next visit
  again: string | null; // the moment at which a game of before was gone on with
  changes: readonly Change[]; // of this game, as far as they can be taken back
  taken: number; // how many events were taken over from it
  offers: Inquiry<Offer>;
  acts: Promise<unknown>; // one after the other
  starting: boolean; // the game is about to begin
  expected: boolean; // a puzzle that Python has yet to make is to be played
  busy: number; // how many of them are under way
  stand: { key: string; live: boolean }; // the moment at which the last was asked for, and whether it has not been let go since
  wish: Wish | null;
  focus: LateFocus | null; // of the press that opens the pad
  toBoard: LateFocus | null; // of the key by which another instance was asked for, so that the board will have the focus
  par: { key: string; told: Par | null | undefined }; // of a day's board (day-result.ts)
}
