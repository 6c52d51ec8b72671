/** Interfaces between the puzzles' folders and the rest of the page. */

import type { ShowToast } from "../dom/toast.ts";
import type { Catalogue } from "../engine/catalogue/types.ts";
import type { Clock } from "../engine/run/clock.ts";
import type { Playback } from "../engine/run/playback.ts";
import type { State } from "../engine/run/search-state.ts";
import type { Search } from "../engine/search/search.ts";
import type { Description } from "../engine/search/types.ts";
import type { Ahead, Candidate } from "../engine/types/python-replies.ts";
import type { Scenario, Sizes } from "../engine/types/scenario.ts";
import type { Counted, Heading, Searched } from "./sentences.ts";
import type { Way } from "./shared/arrow.ts";
import type { Viewport } from "./shared/viewport.ts";
import type { View } from "./view.ts";

export type { Palette } from "../dom/theme.ts";

/** The page, as a puzzle's own part sees it. */
export interface Host {
  catalogue: Catalogue;
  solver: Search; // runs the search, and answers questions: `solver.ask(...)`
  clock: Clock; // sets the speed of playing
  player: Playback;
  scenario: Scenario; // the open scenario (open-scenario.ts)
  showToast: ShowToast; // shows a short message at the bottom
  chooseScenario: (text: string, instead?: boolean) => void; // opens a scenario, `instead` of the current one in the history
  redraw: () => void; // requests another frame
  onOpen: (listener: () => void) => () => void; // when a scenario has been opened, or another run of it; gives what ends that
}

/** A part of the page for one puzzle only. */
export interface Part {
  compared?: () => string; // an extra sentence at the end of a search, or ""
  unbind: () => void;
}

/** The last event while it is animated; `done` goes from 0 to 1. */
export interface Motion {
  from: number; // a choice
  to: number; // a choice
  done: number;
}

/** A moment of a search, as a view draws it. */
export interface Moment {
  state: State;
  candidates?: readonly Candidate[]; // for the next choice, where Python has said them
  ahead?: Ahead | null; // what a search that looks ahead leaves, where Python has said it
  motion: Motion | null;
  flash: number; // from 1 (an undo just happened) to 0
  cursor: number; // the choice under the keyboard's cursor, or -1
  byHand?: boolean; // true: the visitor plays, so refused candidates are hidden too
  notes?: ReadonlySet<number> | null; // the visitor's notes while playing, as choices
  faint?: readonly number[]; // choices that Why tries after the path
  asked?: boolean; // true: a question is open, so the next choice and the tried ones are hidden
}

/** Size of a canvas in its own pixels. */
export interface Size {
  width: number;
  height: number;
  letters?: string; // size of all letters while presenting (CSS)
}

export interface Ring {
  x: number;
  y: number;
  radius: number;
  half?: number; // half the side of a square mark, for small digits inside it
  outline?: string; // path data of the place itself, if a ring would cross out its name
  centred?: boolean; // true: a name is in the middle, so a dot is drawn as a ring around it
  name?: { text: string; size: number }; // the name there, drawn on top so that it can be read
}

/** The number drawn beside a choice. */
export interface Numeral {
  x: number; // of its middle
  y: number;
  width: number; // of its background
  height: number;
  size: number; // of its digits, in pixels
  text: string;
}

/** A future choice, drawn faintly. */
export interface Ghost {
  x: number; // of its text
  y: number;
  size: number; // of the letters, in pixels
  text: string;
  outline?: string; // path data
  tint?: number; // fill of the outline: a colour of maps, from 1
  place?: string; // of the outline, as an SVG transform
}

/** A place of a heat map, as SVG. */
export interface Place {
  name: string;
  outline: string; // path data
  x: number; // of its number
  y: number;
  room: number; // for the number, in pixels
  above?: string; // text above the number
  given?: boolean; // true: filled from the beginning
  blocked?: boolean; // true: never filled
}

/** The picture that a heat map is drawn on. */
export interface Ground {
  title: string; // names the count and the run
  height: number; // of the picture
  places: Place[];
  placeOf: (choice: number) => number;
  beneath?: string; // lines under the places, as path data
  over?: string; // lines over them
}

/** Abilities that only some views have. */
export interface Abilities {
  ground: (width: number) => Ground; // the places of all choices, in a picture of this width
  viewport: Viewport; // of a picture that can be panned and zoomed
  toggle: (choice: number, side?: Way, state?: State) => string | null; // blocks or frees a square, or a side of it, or fixes what is there; returns the new scenario
  moveTo: (choice: number, size: Size, x: number, y: number) => void; // moves the drawing of a choice
  nudge: (choice: number, key: string) => void; // moves it with an arrow key
  resetLayout: () => void; // resets all places
  moved: boolean; // true: some places have been changed
  at: string; // all places as a link holds them, or ""
  arrange: (at: string) => boolean; // sets all places from a link; false: their number is wrong
  applyEvents: (events: readonly number[]) => void; // passes on the steps made by hand, if the path alone does not determine the picture
  type: (choice: number, key: string) => string | null; // types a key at a choice; returns the new scenario
}

export type PuzzleView = View & Partial<Abilities>;

/** An alternative search, offered when the open one is long. */
export interface Shorter {
  says: string;
  does: string; // text of the link to it
  text: string; // its scenario
}

/** The shapes that a board can have. */
export interface Shapes {
  listShapes: () => { value: string; label: string }[];
  reshape: (scenario: Scenario, shape: string) => string; // the scenario on a board of that shape
}

/** The page's knowledge of a puzzle before it is drawn. */
export interface Entry {
  createView: (scenario: Scenario, description: Description | null) => PuzzleView | null; // null: Python's description is needed first
  counts: (counted: Counted, values: Record<string, string>) => string; // the sentence of `Outcome`, for the scenario's values
  heading: (searched: Searched) => Heading; // title and purpose
  help: (values: Record<string, string>) => { intro: string; legend: string }; // sentences about the picture; loaded with the dialogs
  rule: {
    load: () => Promise<{ drawRule: (values: Record<string, string>) => SVGElement | null }>;
    caption: (values: Record<string, string>) => string;
  } | null; // the rule as picture and sentence
  shapes: { load: () => Promise<Shapes> } | null; // of a board; loaded with the drawer
  lesson: number | null; // number of the course's lesson about this puzzle
  shorter: (scenario: Scenario) => Shorter | null; // another search for the same solution, usually with far fewer steps
  ownLabel: () => string; // label of the entry for an own instance among the presets
  editor: "graph" | "map" | null; // the drawing dialog for own instances
  takesBack: boolean; // the same as in its view, before there is one
  onward: (values: Record<string, string>) => boolean; // true: the search never takes anything back, and has no tree
  parts: ((page: Host) => Part)[];
  readTask: (values: Record<string, string>, catalogue: Catalogue) => Sizes | null; // the sizes of the search; null where only Python can tell, and for wrong values
  holds: (scenario: Scenario, path: ArrayLike<number>, depth: number) => boolean; // tests whether a complete path is a solution
  contract: (text: string) => string; // shortens a scenario's text for a link
  expand: (text: string) => string | null; // reverts `contract`; null for a text that can't be
}
