/** The status of a run, and the interfaces between playback, feed, supply and source. */

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

/** Python is loading; `bytes` of `total` have arrived (total 0: not known). */
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
/** Only `retry` leads out of this. */
export type Failed = { name: "failed"; error: ErrorReport; playWhenReady: boolean };
export type Status = Loading | Ready | Playing | Paused | Finished | Failed;
export type Opened = { type: "open"; loaded: boolean }; // another scenario
export type Progressed = { type: "progress"; stage: LoadStage; bytes: number; total: number };
export type Loaded = { type: "loaded" };
export type Commanded = { type: "play" } | { type: "pause" } | { type: "retry" };
export type Moved = { type: "move"; position: number }; // the cursor was moved by hand
export type Ended = { type: "end"; verdict: Verdict }; // the cursor has reached the end of the run
export type FailedNow = { type: "fail"; error: ErrorReport };
export type Happening = Opened | Progressed | Loaded | Commanded | Moved | Ended | FailedNow;

/** A source of events, such as a `Search`. */
export interface Source {
  status: SolverStatus;
  live?: boolean; // true: events arrive only as someone makes them, without an end
  foreign?: boolean; // true: from another search than the scenario's
  subscribe: (listener: (status: SolverStatus) => void) => () => void;
  load: () => void;
  start: (scenario: string, state: SearchState | null) => Promise<Description | null>;
  more: (count: number) => Promise<Stretch | null>;
  /** `position` is that of the state: a recording finds its events by it. */
  replay: (state: SearchState, count: number, position: number) => Promise<Stretch | null>;
  rewind: (state: SearchState, count: number, position: number) => Promise<Stretch | null>;
  end?: () => void; // release the search
}

/** The target of the cursor, reached as soon as the events on the way are there. */
export type Aim =
  | { kind: "seek"; position: number }
  | { kind: "find" | "deadEnd"; look: Look }
  | { kind: "end" };

/** The commands that make sense now. */
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

/** A scenario to play, with everything known about it so far. */
export interface Task {
  scenario: string; // canonical text
  size?: number; // choices are 0 .. size-1; without `size`, `length` and `root` the board stays empty until Python has answered
  length?: number; // of a complete path
  root?: number[];
  exit?: number; // the choice that completes a path, if there is one
  wanted?: Wanted | null; // set when the search stops at a number of solutions
  holds?: Wanted["holds"] | null; // tests a solution, when the search runs to its very end
  base?: Base | null; // the moment to begin at, if not the start
  left?: Timeline | null; // an earlier timeline of the same scenario, to continue
  opening?: Events | null; // the first events, if they are known already
  recorded?: Promise<Opening | null> | null; // the first events, if they are being fetched; Python loads after them, so as not to delay them
}

/** First events that were recorded by the build. */
export interface Opening {
  description: Description;
  events: Events;
}

/** Reads on in a timeline for a position to go to; null when it is not in the known events. */
export type Look = (timeline: Timeline) => { position: number } | { missing: Missing } | null;

/** Callbacks for what a source delivers. */
export interface Customer {
  described: (description: Description) => void; // the search has begun
  grown: (stretch: Stretch) => void; // the next events of the search
  filled: (missing: Missing, events: Events, wanted: number | null) => void; // missing events, and the position that they were fetched for
  surveyed: (events: Events) => void; // events from the start of the run
  lost: (error: unknown) => void; // a request failed
}

/** Callbacks for the playback that is fed. */
export interface Receiver {
  described: () => void; // the search has begun, perhaps on a new timeline
  grown: () => void; // there are more events
  filled: (wanted: number | null) => void; // missing events have arrived; `wanted` is the position they were fetched for
  surveyed: () => void; // the depth that the run had reached is known
  lost: (error: unknown) => void; // a request failed, or its answer does not fit
}

/** All that is known of a finished run before any of its events is read. */
export interface Foreseen {
  known: number; // number of its events
  verdict: Verdict;
  states: SearchState[]; // at the start of each chunk, and at the end
  firstReached: number[]; // by length of the path: the position that first had it
}

/** Events that were evicted or never read, and how to get them back. */
export interface Missing {
  way: "replay" | "rewind"; // the direction in which to read from the state
  position: number; // of that state
  state: SearchState;
  count: number; // how many events to ask for
}

export interface Chunk {
  index: number;
  events: Events; // always a full chunk's room
  from: number; // offset of the first event that is there; 0 except in the chunk in which the stream begins
  filled: number; // one past the offset of the last event that is there
  path: Int16Array | Int32Array; // before the first event
  undone: number; // the choice just undone before the first event, or -1
}

/** The moment at which the events begin, if that is not the start of the run. */
export interface Base {
  position: number;
  path: number[];
  undone: number | null;
  deepest?: number; // the greatest depth so far, if it is known
  found?: number | null; // the number of solutions so far, if they are counted
}
