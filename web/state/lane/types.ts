/** What the parts of the page are handed: made in page/page-state.ts, handed down, never global. */

import type { Host, PuzzleView } from "../../board/types.ts";
import type { Playback } from "../../engine/run/playback.ts";
import type { Events } from "../../engine/run/search-state.ts";
import type { Description, Verdict } from "../../engine/search/types.ts";
import type { LinkOptions, Scenario, SearchMoment } from "../../engine/types/scenario.ts";
import type { Act, Link } from "../link/types.ts";
import type { PageState } from "../state.ts";

/** A search that is seen: what of, how it looks, and where it stands. */
export interface Lane {
  scenario: Scenario;
  view: PuzzleView; // of the scenario's puzzle
  player: Playback;
  led: boolean; // it stands after as many steps as the first lane; else it is played by itself
}

/** The state that more than one part reads, each piece written in one place, which is named, and what may be done. */
export interface Page extends Host {
  lanes: Lane[]; // the first one is the page's own: its scenario, view and player
  view: PuzzleView; // of the open scenario's puzzle (open.ts)
  layers: Set<Layer>; // what lies over the board (marks.ts)
  state: Readonly<PageState>;
  change: (patch: Partial<PageState>) => void;
  subscribe: (listener: () => void) => () => void; // to changes of the state
  arrangement: Arrangement; // where the link puts the vertices of a graph (open.ts)
  words: { readonly behind: boolean }; // whether what is told is that of an earlier frame, for a few frames (word-throttle.ts)
  collected: number | null; // how many solutions there are in all, once all are collected (solutions.ts)
  played: object | null; // instead of our search: a Hand, or a Recording of the visitor's program (open.ts)
  onLink: (listener: (link: Link) => void) => () => void; // when a link has been opened
  complain: (problem: string | null) => void; // shows what is wrong with what was asked for
  checkScenario: (text: string) => Promise<string>; // gives a scenario's canonical text; rejected with what is wrong
  link: (options?: LinkOptions) => Promise<string>; // the fragment of the link to the moment shown
  openNew: () => void; // opens another instance of the same puzzle
  countHints: (more: number) => void; // so many more have been given
  rule: () => Rule | null; // what our own search ran with, where that is what is played, and can be asked
  ownRun: () => Promise<OwnRun | null>; // what a program of the visitor's has done, where it is right and can be raced
  whyNot: (choice: number, length?: number) => boolean; // tells why a choice is not on the path, or does not come below its first `length` choices; whether that can be told now
  byHand: () => ByHand | null; // what the visitor has done, or is to do; null: the program searches
  race: () => void; // races what is seen against other searches of the same board
}

/** An entry of a legend. */
export interface Item {
  told: string;
  looks: readonly string[]; // each draws a part of its picture: `lost`, `cause-arrow`, `next`, ...
}

/** What a part draws over the board. */
export interface Layer {
  readonly items: readonly Item[]; // of what it shows now
}

export interface ByHand {
  purpose: Act; // as a link asks for it
  base: SearchMoment | null; // of the run, from which on it was done; null: from its beginning on
}

/** A rule of the visitor's, with which our own search ran. */
export interface Rule {
  orders: boolean; // it only says in which order choices are tried; else it may refuse some
  exhausted: boolean; // all that it allows was tried
  solutions: number; // that were found
  rate: number | null; // steps a second; null: there were too few to tell
  ask: <T>(question: string, args: unknown[]) => Promise<T | null>; // what depends on the rule
}

/** What a program of the visitor's has done, to be seen again. */
export interface OwnRun {
  description: Description; // of what it searched, and where it began
  events: Events;
  verdict: Verdict;
  link: string; // the fragment that leads back to the program
}

export interface Arrangement {
  scenario: string; // its text; "" for none
  at: string; // where its vertices are, as a link holds it
  position: number; // that the link tells
}
