/**
 * The messages between the page and its worker, as unions on `type`, and Python's descriptions.
 *
 * Every request names its `search` and `run`: requests of an older run of the same search are dropped. `id` matches an
 * answer to its request. Run 0 is the time before the first `start`.
 */

import type { Account } from "../types/python-replies.ts";

/** A position in a stream of events, as the state there. */
export interface SearchState {
  path: number[]; // the current choices, the root included
  undone: number | null; // the choice just taken back, if the last event was an undo
  found?: number | null; // number of solutions up to it, if the search stops at a number of them
}

export type Verdict = "found" | "proved" | "exhausted" | "stopped";

/** An error as plain data. */
export interface ErrorReport {
  name: string;
  message: string;
  stack?: string;
  told?: [key: string, values: object]; // key and values of the sentence that the page shows instead of `message`
}

/** Python's description of a scenario, given when its search starts. */
export interface Description {
  scenario: string; // its canonical text
  puzzle: string;
  size: number; // choices are 0 .. size-1
  length: number; // a complete path has this many choices
  root: number[];
  exit?: number; // the choice that completes a path, if there is one
  every?: boolean; // true: the search continues after a solution
  counts?: {
    verdict: Verdict;
    placed: number | null;
    undone: number | null;
    solutions: number | null;
  } | null; // the known result of the run
  theory?: { exists: boolean; name: string; source: string; sentence: string } | null; // a theorem that settles it without a search
  outcome?: { goal: string; found: string; none: string }; // the goal's key in sentences, and titles of the search's end
  accounts?: [position: number, steps: Account[]][]; // of some steps of the run, where they were recorded
  board?: BoardSketch; // the drawing: this, or one of the next six
  graph?: GraphSketch;
  forest?: ForestSketch;
  map?: MapSketch;
  grid?: GridSketch;
  maze?: MazeSketch;
  regions?: RegionsSketch;
  subset?: SubsetSketch;
}

/** A row of numbers, and the sum that some of them must make. */
export interface SubsetSketch {
  numbers: number[];
  names: string[]; // equal numbers have a letter: 5a, 5b
  target: number;
}

/** The walls of a maze: a digit adds up 1 for a wall at the right of its cell, and 2 for one below it. */
export interface MazeSketch {
  digits: number[][]; // row by row from the top
  start: number; // cells are counted as the squares of a board: a1 is 0
  end: number;
}

/** A board of queens in regions. */
export interface RegionsSketch {
  rows: string[]; // row by row from the top, a letter for the region of each square
  tints: number[]; // the colour of each region, in the order of their letters: a colour of maps, from 1
}

export interface BoardSketch {
  rows: number;
  columns: number;
}

export interface GraphSketch {
  names: string[];
  neighbours: number[][]; // of each vertex, in the order in which they are tried
  directed: boolean;
  places: [x: number, y: number][]; // of the vertices, in the unit square, y downwards
  pitch: number; // distance of the two nearest vertices
  board: [rows: number, columns: number] | null; // the board whose squares the vertices are
  remarks?: string[]; // notes on how an own graph was read
}

export type EdgeKind = "tree" | "back" | "forward" | "cross";

/** Results of the general depth-first search; times count its events from 1. */
export interface ForestSketch {
  discovered: number[]; // the time of each vertex
  finished: number[];
  edges: [tail: number, head: number, kind: EdgeKind, time: number][]; // in the order in which they are examined
}

export interface MapSketch {
  names: string[];
  borders: [number, number][];
  outlines: [number, number][][][]; // the rings of each region on a sheet, y downwards
  edges: [number, number][][]; // both ends of each border, for a map that is only a graph
  labels: [x: number, y: number, room: number][]; // the middle of each region's name, and the width available there
  size: [width: number, height: number]; // of the sheet
  givens: number[]; // the choices that stand from the beginning
  written: [regions: string[], colours: string[]]; // as a link names them
  remarks?: string[]; // notes on how an own map was read, and on what is probably a mistake in it
  colours: number;
}

export interface GridSketch {
  n: number;
  givens: string; // row by row, a dot for a blank
  regions: string; // the sign of each cell's region, or "" for boxes
  boxes: string; // the same for the boxes of a grid of this size, or "" if there are none
}

export type LoadStage = "runtime" | "start" | "library"; // fetching Python, starting it, loading the solver
/** The address of a request. */
interface Addressed {
  search: number; // from 1; 0 for none
  run: number;
  id: number;
}

export interface LoadRequest extends Addressed {
  type: "load";
  language: string; // of Python's sentences
}

export interface StartRequest extends Addressed {
  type: "start";
  scenario: string;
  state: SearchState | null; // to begin at; null for the start
}

export interface MoreRequest extends Addressed {
  type: "more";
  count: number;
}

/**
 * Asks for the events that follow a state ("replay") or led to it, the latest first ("rewind"), independent of the
 * current run.
 */
export interface ReadRequest extends Addressed {
  type: "replay" | "rewind";
  scenario: string;
  state: SearchState;
  count: number;
}

/** Calls a function of the bridge that returns JSON. */
export interface AskRequest extends Addressed {
  type: "ask";
  question: string;
  args: unknown[];
}

/** Releases a search. */
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
/** `snapshot`: true when Python was restored from a snapshot. */
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
  verdict: Verdict | null; // not null when these are the last events
  took?: number; // milliseconds, for events of the current run
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

/** Consecutive events. */
export interface Stretch {
  events: Int16Array | Int32Array;
  verdict: Verdict | null; // not null when nothing follows
  took?: number; // milliseconds that the search took for them
}

export type SolverStatus =
  | { name: "idle" }
  | { name: "loading"; stage: LoadStage; bytes: number; total: number }
  | { name: "loaded"; version: string; snapshot?: boolean }
  | { name: "failed"; error: ErrorReport };

/** The files that the build made for Python. */
export interface Assets {
  version: string; // Pyodide's
  wheel: string; // of `knights`: its path
  files: { path: string; bytes: number }[]; // the files for a start, relative to the site's root
  snapshot?: SnapshotAsset; // missing when the build could not make one
  own?: FileAsset; // the changes to it for judging visitors' programs
}

export interface FileAsset {
  path: string; // relative to the site's root
  bytes: number; // of the file
  sha256: string; // of the file, in hexadecimal
}

/**
 * A file compressed with zstandard. `memory`: size in bytes of the memory that it fills; `unpacked`: SHA-256 of the
 * unpacked file.
 */
export type SnapshotAsset = FileAsset & { memory: number; unpacked: string };

export interface Snapshot {
  content: Promise<Uint32Array>; // see memory.ts
  changes: Promise<Uint32Array>[]; // to be applied on top of it
  kept: boolean; // true: from the cache
  keep: () => Promise<unknown>; // cache it for the next visit, and delete those of older versions
  confirm: () => Promise<unknown>; // record that the attempt has finished
  discard: () => Promise<unknown>; // record that it has failed, so that it is not tried again
}
