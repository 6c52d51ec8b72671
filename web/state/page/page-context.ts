/** The context of the page's parts: made in shell/app-context.ts and passed down, never global. */

import type { Host, PuzzleView } from "../../board/types.ts";
import type { Playback } from "../../engine/run/playback.ts";
import type { Events } from "../../engine/run/search-state.ts";
import type { Description, Verdict } from "../../engine/search/types.ts";
import type { LinkOptions, Scenario } from "../../engine/types/scenario.ts";
import type { Link } from "../link/types.ts";
import type { PageState } from "../state.ts";
import type { ByHand } from "./by-hand.ts";

/** A search on the screen: its scenario, its view and its playback. */
export interface Lane {
  scenario: Scenario;
  view: PuzzleView; // draws the scenario's puzzle
  player: Playback;
  led: boolean; // true: it follows the first lane step by step; false: it is played by itself
}

/**
 * The state that more than one part reads, and the shared actions. Each piece of state is written in one place; its
 * comment names the module.
 */
export interface Page extends Host {
  lanes: Lane[]; // the first one is the page's own: its scenario, view and player
  view: PuzzleView; // draws the open scenario's puzzle (open-scenario.ts)
  layers: Set<Layer>; // drawings over the board (marks.ts)
  state: Readonly<PageState>;
  change: (patch: Partial<PageState>) => void;
  subscribe: (listener: () => void) => () => void; // to changes of the state
  arrangement: Arrangement; // a graph's vertices as the link arranges them (open-scenario.ts)
  words: { readonly behind: boolean }; // true for a few frames while the text still shows an earlier moment (word-throttle.ts)
  collected: number | null; // number of all solutions, once they are collected (solutions-panel.ts)
  played: object | null; // instead of our search: a Hand, or a Recording of the visitor's program (open-scenario.ts)
  onLink: (listener: (link: Link) => void) => () => void; // when a link has been opened
  complain: (problem: string | null) => void; // shows the problem with a request; null hides it
  tryScenario: (make: () => string | null | undefined, instead?: boolean) => Promise<void>; // opens a scenario that Python may refuse; then shows why
  link: (options?: LinkOptions) => Promise<string>; // the fragment of the link to the moment shown
  openNew: () => void; // opens another instance of the same puzzle
  countHints: (more: number) => void; // adds to the number of hints given
  rule: () => Rule | null; // the visitor's rule, while our search with that rule is played and can be asked
  ownRun: () => Promise<OwnRun | null>; // the run of the visitor's program, if it is correct and can be raced
  byHand: () => ByHand | null; // the visitor's own steps, done or to be done; null: the program searches
  race: () => void; // races this search against others on the same board
}

/** An entry of a legend. */
export interface Item {
  told: string;
  looks: readonly string[]; // each draws a part of its picture: `lost`, `cause-arrow`, `next`, ...
}

/** A drawing of a part over the board. */
export interface Layer {
  readonly items: readonly Item[]; // legend entries for its present drawing
}

/** A rule of the visitor's that our own search ran with. */
export interface Rule {
  orders: boolean; // true: it only orders the choices; false: it may refuse some
  exhausted: boolean; // every choice that it allows was tried
  solutions: number; // found so far
  rate: number | null; // steps a second; null: too few steps to measure
  ask: <T>(question: string, args: unknown[]) => Promise<T | null>; // asks Python, with the rule taken into account
}

/** The run of a visitor's program, to be replayed. */
export interface OwnRun {
  description: Description; // says what it searched, and where it began
  events: Events;
  verdict: Verdict;
  link: string; // the fragment that leads back to the program
}

export interface Arrangement {
  scenario: string; // its text; "" for none
  at: string; // positions of its vertices, as a link encodes them
  position: number; // the link's step
}
