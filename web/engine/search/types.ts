/**
 * What the page and its worker say to each other, as unions on `type`, and what Python describes.
 *
 * Every request names the `search` and the `run` it belongs to: of an older run of the same search it is dropped. `id` ties an
 * answer to its request. Run 0 is the time before the first `start`.
 */

/** Where in a stream we are. */
export interface SearchState {
  path: number[]; // the choices now in force, the root included
  undone: number | null; // the choice just taken back, if the last event was an undo
  found?: number | null; // how many solutions there were up to it, where the search ends at a number of them
}

export type Verdict = "found" | "proved" | "exhausted" | "stopped";

/** An error that has crossed between threads. */
export interface ErrorReport {
  name: string;
  message: string;
  stack?: string;
  told?: [key: string, values: object]; // the sentence that the page tells instead, by its key
}

/** What Python says about a scenario when its search starts. */
export interface Description {
  scenario: string; // its canonical text
  puzzle: string;
  size: number; // choices are 0 .. size-1
  length: number; // a complete path has this many choices
  root: number[];
  every?: boolean; // whether the search goes on after a solution
  counts?: {
    verdict: Verdict;
    placed: number | null;
    undone: number | null;
    solutions: number | null;
  } | null; // how the run is known to come out
  theory?: { exists: boolean; name: string; source: string; sentence: string } | null; // a theorem that settles it without a search
  board?: BoardSketch; // what there is to draw: this, or one of the next
  graph?: GraphSketch;
  forest?: ForestSketch;
  map?: MapSketch;
  grid?: GridSketch;
}

export interface BoardSketch {
  rows: number;
  columns: number;
  bias?: number[] | null; // where ties are broken at random: of equal squares the smaller goes first
}

export interface GraphSketch {
  names: string[];
  neighbours: number[][]; // of each vertex, in the order in which they are tried
  directed: boolean;
  remarks?: string[]; // what was read of an own graph
}

export type EdgeKind = "tree" | "back" | "forward" | "cross";

/** What the general depth-first search finds out; times count its events from 1. */
export interface ForestSketch {
  discovered: number[]; // the time of each vertex
  finished: number[];
  edges: [tail: number, head: number, kind: EdgeKind, time: number][]; // in the order in which they are looked at
}

export interface MapSketch {
  names: string[];
  borders: [number, number][];
  outlines: [number, number][][][]; // the rings of each region, or nothing
  frame: [number, number, number, number] | null; // least x and y, greatest x and y
  remarks?: string[]; // what was read of an own map, and what is seldom meant in it
  colours: number;
}

export interface GridSketch {
  n: number;
  givens: string; // row by row, a dot for a blank
}

export type LoadStage = "runtime" | "start" | "library"; // fetching Python, starting it, loading the solver
/** Whose request it is, and which. */
interface Addressed {
  search: number; // from 1; 0: nobody's
  run: number;
  id: number;
}

export interface LoadRequest extends Addressed {
  type: "load";
  language: string; // that Python speaks
}

export interface StartRequest extends Addressed {
  type: "start";
  scenario: string;
  state: SearchState | null; // where to begin; null for the start
}

export interface MoreRequest extends Addressed {
  type: "more";
  count: number;
}

/** The events that follow a state ("replay") or led to it, the latest first ("rewind"), apart from the running stream. */
export interface ReadRequest extends Addressed {
  type: "replay" | "rewind";
  scenario: string;
  state: SearchState;
  count: number;
}

/** One of the bridge's functions that answer in JSON. */
export interface AskRequest extends Addressed {
  type: "ask";
  question: string;
  args: unknown[];
}

/** The search is over, and let go. */
export interface EndRequest extends Addressed {
  type: "end";
}

export type Request =
  | LoadRequest
  | StartRequest
  | MoreRequest
  | ReadRequest
  | AskRequest
  | EndRequest;

export type ProgressMessage = {
  type: "progress";
  run: number;
  stage: LoadStage;
  bytes: number;
  total: number;
};
/** `snapshot`: whether Python was copied back instead of started. */
export type LoadedMessage = {
  type: "loaded";
  run: number;
  id: number;
  version: string;
  snapshot?: boolean;
};
export type StartedMessage = { type: "started"; run: number; id: number; description: Description };

export interface ChunkMessage {
  type: "chunk";
  run: number;
  id: number;
  events: Int16Array | Int32Array;
  verdict: Verdict | null; // not null when the stream has ended with these events
  took?: number; // milliseconds, where they are of the running search
}

export type AnswerMessage = { type: "answer"; run: number; id: number; answer: unknown };
/** `fatal`: this worker is of no further use. */
export type ErrorMessage = {
  type: "error";
  run: number;
  id: number;
  error: ErrorReport;
  fatal: boolean;
};
export type Reply =
  | ProgressMessage
  | LoadedMessage
  | StartedMessage
  | ChunkMessage
  | AnswerMessage
  | ErrorMessage;

/** Some events in a row. */
export interface Stretch {
  events: Int16Array | Int32Array;
  verdict: Verdict | null; // not null when nothing follows
  took?: number; // milliseconds for which the search has computed them
}

export type SolverStatus =
  | { name: "idle" }
  | { name: "loading"; stage: LoadStage; bytes: number; total: number }
  | { name: "loaded"; version: string; snapshot?: boolean }
  | { name: "failed"; error: ErrorReport };

/** What the build put on the site for Python. */
export interface Assets {
  version: string; // Pyodide's
  wheel: string; // of `knights`: its path
  files: { path: string; bytes: number }[]; // what a start needs, relative to the site's root
  snapshot?: SnapshotAsset; // missing where the build could not make one
  own?: FileAsset; // what changes in it with what judges programs of visitors
}

export interface FileAsset {
  path: string; // relative to the site's root
  bytes: number; // of the file
  sha256: string; // of the file, in hexadecimal
}

/** A file compressed by zstandard; `memory`: bytes of the memory that it fills; `unpacked`: the SHA-256 of what it unpacks to. */
export type SnapshotAsset = FileAsset & { memory: number; unpacked: string };

export interface Snapshot {
  content: Promise<Uint32Array>; // see memory.ts
  changes: Promise<Uint32Array>[]; // to be filled in after it
  kept: boolean; // whether an earlier visit has kept it
  keep: () => Promise<unknown>; // it for the next visit; those of older versions go
  confirm: () => Promise<unknown>; // say that the attempt has come to an end
  discard: () => Promise<unknown>; // say that it has failed: it is not tried again
}
