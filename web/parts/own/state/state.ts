import type { makeVoice } from "../../../dom/voice.ts";
import type { Lane } from "../../../state/lane/types.ts";
import type { Runner } from "../run/runner.ts";
import type { Comparison, History, Moment, Report, Request } from "../run/types.ts";
import type { Drafts } from "../write/drafts.ts";
import type { EditorPlace } from "../write/editor-place.ts";
import type { Own } from "./own.ts";

/**
 * The state of a program that is written, run and shown. write-program.ts and run-program.ts change it, and the next frame renders it
 * (workspace.ts).
 */
export interface OwnState {
  own: Own;
  runner: Runner;
  editor: EditorPlace;
  voice: ReturnType<typeof makeVoice>;
  place: HTMLElement; // in the panel Code
  compared: boolean; // our own search is shown on a second board
  wide: boolean;
  asked: Asked | null; // asked in the menu, before it is done
  folded: boolean; // the drawer of results is
  optionsOpen: boolean;
  heard: string; // read to a screen reader
  drafts: Drafts; // of the puzzle
  puzzle: string | null; // null: no program is shown yet
  turn: number; // counts what has been asked to be shown
  name: string; // of the draft
  text: string;
  original: string | null; // the program that a link has brought; null: the puzzle's own
  kind: Own["begins"]; // of the puzzle's own program that was opened, or is gone back to
  skeleton: string; // that program with a part to be written, once it was opened
  packed: string; // the program and its lines as a link holds them, "" where they are too long
  measured: string; // the program and the lines of which that is known
  input: string; // its lines for `input`
  watch: string; // the name of the container to watch; "" where it is found by itself
  limit: string; // of steps, as it is typed
  busy: boolean; // a run or checks are under way
  running: boolean; // a run is
  stopped: boolean; // the last run was
  warning: string; // what could not be done
  result: Result | null; // of the last run
  container: string; // the one whose values are shown
  change: number; // which of its values, from 0
  checks: readonly Check[];
  checkNote: string; // which checks are left out, and why
  checked: Request[]; // what was run for each
  checkedText: string; // the program and the lines that were
  latest: "run" | "checks"; // comes first among the results
  shown: Shown;
  seen: Seen;
}

/** What the editor and the drawer were last told of. */
interface Shown {
  marked: Result | null;
  lit: number | null; // line
  revealed: Result | Request[] | null;
}

/** The step at the cursor, as the program stood there. */
interface Seen {
  position: number;
  moment: Moment | null;
  before: Moment | null; // shown before it: what has changed since is set apart
  asking: boolean;
}

export interface Result {
  report: Report;
  goal: string; // what a solution is called
  comparison: Comparison | null; // with our own search; null: not yet, or there is nothing to be compared
  ours: Lane | null; // our own search, in a lane of its own
  comparing: boolean; // our own search is run
  limited: boolean; // it was stopped after so many steps
  histories: History[]; // of its containers, where the page found none to watch
  text: string; // the program
  input: string; // its lines for `input`
  other: boolean; // another one was written while it ran
}

/** Whether the program is another than the one that has run. */
export const isChanged = ({ result, text, input }: OwnState) =>
  result !== null && (result.text !== text || result.input !== input);

/** A task that a program is checked with, besides the one that is open. */
export interface Check {
  title: string;
  passed: boolean | null; // null: not yet known
  sentence: string;
  step: number | null; // at which it fails
}

/** A question in the menu's place, with a name to be typed or without. */
export interface Asked {
  question: string;
  name: string | null; // null: no name is asked for
  yes: string;
  act: (name: string) => unknown; // gives what is wrong with the name, or ""
  wrong: string;
}

/** Steps at which a run is stopped, where nothing else is asked for. */
export const USUAL_LIMIT = 2_000_000;
/** What the page's memory is enough for. */
const MOST_STEPS = 10_000_000;

/** A number of steps; where none is written the usual one. */
export function readLimit(written: string) {
  const asked = Number(written.replace(/[\s,.']/g, ""));
  return Math.min(MOST_STEPS, Math.max(1, Math.round(asked) || USUAL_LIMIT));
}
