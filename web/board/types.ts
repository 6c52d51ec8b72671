/** What the rooms of puzzles hand over, and are handed. */

import type { Catalogue, LinkRules } from "../engine/catalogue/types.ts";
import type { Clock } from "../engine/run/clock.ts";
import type { Playback } from "../engine/run/playback.ts";
import type { State } from "../engine/run/search-state.ts";
import type { Search } from "../engine/search/search.ts";
import type { Description } from "../engine/search/types.ts";
import type { Scenario, Sizes } from "../engine/types/scenario.ts";
import type { Viewport } from "./shared/viewport.ts";
import type { Heading, Outcome, Searched } from "./told.ts";
import type { View } from "./view.ts";

export type { Palette } from "../dom/theme.ts";

/** What a puzzle's own part of the page is handed of it. */
export interface Host {
  catalogue: Catalogue;
  solver: Search; // the search, and questions to Python about it: `solver.ask(...)`
  clock: Clock; // how fast it is played
  player: Playback;
  scenario: Scenario; // the one that is open (open.ts)
  tell: (message: string, offer?: { label: string; run: () => void }) => void; // a short message at the foot
  chooseScenario: (text: string, instead?: boolean) => string | null; // opens a scenario by its text, `instead` of the present one in the history; gives what is wrong with it
  redraw: () => void; // asks for another frame
}

/** What the page shows of one puzzle alone. */
export interface Part {
  open?: () => void; // on each new scenario, of any puzzle
  compared?: () => string; // what is to be said besides at the end of a search, or ""
  unbind: () => void;
}

/** The last event on its way, `done` from 0 to 1. */
export interface Motion {
  from: number; // a choice
  to: number; // a choice
  done: number;
}

/** What there is to show. */
export interface Moment {
  state: State;
  before: number | null; // the event before the last one
  next?: number | null; // the event that comes next, when it is known
  motion: Motion | null;
  flash: number; // from 1 (an undo just happened) to 0
  cursor: number; // the choice under the keyboard's cursor, or -1
  byHand?: boolean; // the visitor plays: what the rules refuse is not shown, either
  notes?: ReadonlySet<number> | null; // what the visitor has noted while playing, as choices
  asked?: boolean; // a question is open: what comes next, and what has been tried, is not shown
}

/** The size of a canvas, in its own pixels. */
export interface Size {
  width: number;
  height: number;
  letters?: string; // what the page wants of all letters, where it is presented
}

export interface Ring {
  x: number;
  y: number;
  radius: number;
  half?: number; // of the side of a square mark, where small digits stand inside it
  outline?: string; // path data of the place itself, where a ring would strike through its name
  centred?: boolean; // a name stands in the middle, so a dot is drawn as a ring around it
  name?: { text: string; size: number }; // that stands there, to be read over what is drawn
}

/** The number that stands beside a choice. */
export interface Numeral {
  x: number; // of its middle
  y: number;
  width: number; // of what it stands on
  height: number;
  size: number; // of its digits, in pixels
  text: string;
}

/** A choice that is still to come, drawn faint. */
export interface Ghost {
  x: number; // of its text
  y: number;
  size: number; // of the letters, in pixels
  text: string;
  outline?: string; // path data
  tint?: number; // what the outline is filled with: a colour of maps, from 1
  place?: string; // where the outline is put, as an SVG transform
}

/** A place in the one picture of a heat map, as SVG. */
export interface Place {
  name: string;
  outline: string; // path data
  x: number; // where its number stands
  y: number;
  room: number; // for the number, in pixels
  above?: string; // what is written over it
  given?: boolean; // it is filled from the beginning
  blocked?: boolean; // nothing ever stands there
}

/** What a heat map lies on. */
export interface Ground {
  title: string; // what is counted, and where
  height: number; // of the picture
  places: Place[];
  placeOf: (choice: number) => number;
  beneath?: string; // lines under the places, as path data
  over?: string; // lines over them
}

/** What only some views can do. */
export interface Abilities {
  ground: (width: number) => Ground; // where the places of its choices are in a picture so wide
  viewport: Viewport; // of a picture that can be moved and zoomed
  toggle: (choice: number) => string | null; // the scenario with a square blocked, or free again
  moveTo: (choice: number, size: Size, x: number, y: number) => void; // puts what is drawn for a choice elsewhere
  nudge: (choice: number, key: string) => void; // the same by an arrow key
  layOutAgain: () => void; // undoes both
  moved: boolean; // whether there is something to undo
  at: string; // where everything has been put, as a link holds it, or ""
  arrange: (at: string) => void; // puts everything there
  tellDone: (events: readonly number[]) => void; // what has been done by hand, where the path alone does not show it
  type: (choice: number, key: string) => string | null; // the scenario after a key was typed at a choice
}

export type PuzzleView = View & Partial<Abilities>;

/** A search to be offered where the open one is long. */
export interface Shorter {
  says: string;
  does: string; // the link to it
  text: string; // of its scenario
}

/** What the page has to know of a puzzle before it is drawn. */
export interface Entry {
  createView: (scenario: Scenario, description: Description | null) => PuzzleView | null; // null: Python must say first what there is
  outcome: (values: Record<string, string>) => Outcome; // how a search comes out, in words
  heading: (searched: Searched) => Heading; // what is searched, in words
  help: (values: Record<string, string>) => { intro: string; legend: string }; // what the picture shows; its words come with the dialogs
  rule: {
    load: () => Promise<{ drawRule: (values: Record<string, string>) => SVGElement | null }>;
    tell: () => string;
  } | null; // the rule as a picture, and in words
  lesson: number | null; // of the course, which is about it
  shorter: (scenario: Scenario) => Shorter | null; // another search for the same solution that mostly takes far fewer steps
  own: () => string; // the choice of an own one among the presets
  editor: "graph" | "map" | null; // the drawing board on which it can be drawn
  takesBack: boolean; // as its view says, before there is one
  movable: boolean; // whether its picture can be laid out anew, and a link may say how
  judges: (text: string) => boolean; // whether the page itself can tell that a scenario is right, without Python
  parts: ((page: Host) => Part)[];
  read: (
    values: Record<string, string>,
    catalogue: Catalogue,
  ) => { values: Record<string, string>; task: Sizes | null }; // what its values mean, as far as the page can tell: their canonical texts, and what is searched; throws a RangeError for what is wrong
  holds: (scenario: Scenario, path: ArrayLike<number>, depth: number) => boolean; // whether a complete path is a solution
  contract: (text: string) => string; // a scenario's text as short as a link can have it
  expand: (text: string, rules: LinkRules) => string; // the scenario's text of that
}
