/** How a run stands, and where its events come from. */

import type {
  Description,
  ErrorReport,
  LoadStage,
  SearchState,
  SolverStatus,
  Stretch,
  Verdict,
} from "../search/types.ts";
import type { Wanted } from "../types/scenario.ts";
import type { Events } from "./search-state.ts";
import type { Timeline } from "./timeline.ts";

/** Python is not there yet; `bytes` of `total` have arrived (total 0: not known). */
export type Loading = {
  name: "loading";
  stage: LoadStage;
  bytes: number;
  total: number;
  playWhenReady: boolean;
};
export type Ready = { name: "ready" }; // at the start of a run
export type Playing = { name: "playing" };
export type Paused = { name: "paused" }; // somewhere in a run
export type Finished = { name: "finished"; verdict: Verdict }; // at the end of a run
/** Nothing can go on but by `retry`. */
export type Failed = { name: "failed"; error: ErrorReport; playWhenReady: boolean };
export type Status = Loading | Ready | Playing | Paused | Finished | Failed;
export type Opened = { type: "open"; loaded: boolean }; // another scenario
export type Progressed = { type: "progress"; stage: LoadStage; bytes: number; total: number };
export type Loaded = { type: "loaded" };
export type Commanded = { type: "play" } | { type: "pause" } | { type: "retry" };
export type Moved = { type: "move"; position: number }; // the cursor was set somewhere by hand
export type Ended = { type: "end"; verdict: Verdict }; // the cursor has come to the end of the run
export type FailedNow = { type: "fail"; error: ErrorReport };
export type Happening = Opened | Progressed | Loaded | Commanded | Moved | Ended | FailedNow;

/** Where events come from; a `Search` is one. */
export interface Source {
  status: SolverStatus;
  live?: boolean; // events come only as somebody makes them, and never end by themselves
  foreign?: boolean; // they are not those of the search that the scenario stands for
  subscribe: (listener: (status: SolverStatus) => void) => () => void;
  load: () => void;
  start: (scenario: string, state: SearchState | null) => Promise<Description | null>;
  more: (count: number) => Promise<Stretch | null>;
  replay: (state: SearchState, count: number) => Promise<Stretch | null>;
  rewind: (state: SearchState, count: number) => Promise<Stretch | null>;
  end?: () => void; // it is over, and let go
}

/** Where the cursor is to go as soon as the events on the way are there. */
export type Aim =
  | { kind: "seek"; position: number }
  | { kind: "find" | "deadEnd"; look: Look }
  | { kind: "end" };

/** Which commands make sense now. */
export interface Abilities {
  play: boolean;
  pause: boolean;
  step: boolean;
  stepBack: boolean;
  toStart: boolean;
  toEnd: boolean;
  toNextDeadEnd: boolean;
  retry: boolean;
}

/** What to play. */
export interface Task {
  scenario: string; // canonical text
  size?: number; // choices are 0 .. size-1; without it (and the next two) the board stays empty until Python has answered
  length?: number; // of a complete path
  root?: number[];
  wanted?: Wanted | null; // where the search ends at a number of solutions
  holds?: Wanted["holds"] | null; // what a solution is, where the search goes on to its very end
  base?: Base | null; // where to begin, when not at the start
  left?: Timeline | null; // of the same scenario, with all that is known of its run: it is gone on with
  opening?: Events | null; // its first events, when they are known already
  recorded?: Promise<Opening | null> | null; // its first events, when they are on their way; they come before Python does, so that Python does not hold them up
}

/** First events that were recorded when the site was built. */
export interface Opening {
  description: Description;
  events: Events;
}

/** Reads on in a timeline for a position to go to; null: not in the events known so far. */
export type Look = (timeline: Timeline) => { position: number } | { missing: Missing } | null;

/** Who is told what the source gives. */
export interface Customer {
  described: (description: Description) => void; // the search has begun
  grown: (stretch: Stretch) => void; // the next events of the search
  filled: (missing: Missing, events: Events, wanted: number | null) => void; // events that were missing, and the position that they were fetched for
  surveyed: (events: Events) => void; // events from the start of the run
  lost: (error: unknown) => void; // a request went wrong
}

/** Who plays what is fed. */
export interface Receiver {
  described: () => void; // the search has begun, perhaps on another timeline
  grown: () => void; // there are more events
  filled: (wanted: number | null) => void; // events that were missing are there, and the position that they were fetched for
  surveyed: () => void; // it is known how deep the run was
  lost: (error: unknown) => void; // a request went wrong, or what came fits nowhere
}

/** Events that the cache let go (or never had), and how to get them back. */
export interface Missing {
  way: "replay" | "rewind"; // which way the events are to be read from the state
  position: number; // where that state stands
  state: SearchState;
  count: number; // how many events to ask for
}

export interface Chunk {
  index: number;
  events: Events; // always a full chunk's room
  from: number; // the first event that is there; 0 but for the chunk in which the stream begins
  filled: number; // one past the last event that is there
  path: Int16Array | Int32Array; // the path before the first event
  undone: number; // what had just been undone before the first event, or -1
}

/** Where the events begin when that is not the start of the stream. */
export interface Base {
  position: number;
  path: number[];
  undone: number | null;
  deepest?: number; // the deepest level reached so far, when that is known
  found?: number | null; // how many solutions there were so far, when they are counted
}
