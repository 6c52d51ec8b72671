import type { makeVoice } from "../../../dom/live-region.ts";
import type { Lane } from "../../../state/page/page-context.ts";
import type { Runner } from "../run/runner.ts";
import type { Comparison, History, Moment, Report, Request } from "../run/types.ts";
import type { Drafts } from "../write/drafts.ts";
import type { EditorPlace } from "../write/load-editor.ts";
import { join } from "../write/stored-program.ts";
import type { Own } from "./own.ts";

/**
 * State of the studio. write-program.ts and run-program.ts change it, and the next frame renders it (workspace.ts).
 */
export interface OwnState {
  own: Own;
  runner: Runner;
  editor: EditorPlace;
  voice: ReturnType<typeof makeVoice>;
  place: HTMLElement; // the element in the panel Code
  compared: boolean; // our own search is shown on a second board
  asked: Asked | null; // the question that the menu asks now
  folded: boolean; // the drawer of results is folded
  optionsOpen: boolean;
  heard: string; // read to a screen reader
  drafts: Drafts; // of the puzzle
  puzzle: string | null; // null: no program is shown yet
  turn: number; // counts requests to show a program, to recognise answers to older ones
  name: string; // of the draft
  text: string;
  original: string | null; // the program from a link, which Reset goes back to; null: the puzzle's own
  kind: Own["begins"]; // of the puzzle's own program that was opened, or that Reset goes back to
  starter: string; // the puzzle's own program as it was last opened; "" before
  skeleton: string; // the puzzle's program with a part to be written; "" until it was opened
  packed: string; // the program and its lines packed for a link; "" if they are too long
  measured: string; // the program and its lines that `packed` is about
  input: string; // its lines for `input`
  watch: string; // the name of the container to watch; "": Python looks for one
  limit: string; // of steps, as typed
  busy: boolean; // a run or checks are under way
  running: boolean; // a run is under way
  stopped: boolean; // the last run or check was stopped by the visitor
  warning: string; // the last error, as a sentence
  result: Result | null; // of the last run
  change: number; // index of the shown value of the container `watch`
  checks: readonly Check[];
  checkNote: string; // says which checks are left out, and why
  checked: Request[]; // the request of each check
  checkedText: string; // the program and its lines that were checked
  latest: "run" | "checks"; // shown first among the results
  shown: Shown;
  seen: Seen;
}

/**
 * The result, line and answer that the editor and the drawer show already, so that they are updated only on a change.
 */
interface Shown {
  marked: Result | null;
  lit: number | null; // line
  revealed: Result | Request[] | null;
}

/** The line and variables of the program at the cursor. */
interface Seen {
  position: number;
  moment: Moment | null;
  before: Moment | null; // the moment shown before, to mark the variables that have changed
  asking: boolean;
}

export interface Result {
  report: Report;
  goal: string; // the name of a solution, such as "tour"
  comparison: Comparison | null; // with our own search; null: not ready yet, or impossible
  ours: Lane | null; // the lane of our own search
  comparing: boolean; // our own search is running
  limited: boolean; // the run was stopped at the limit of steps
  histories: History[]; // of its containers, if none was found to watch
  text: string; // the program
  input: string; // its lines for `input`
  other: boolean; // the text was changed during the run
}

/** True if the program or its lines were changed after the run. */
export const isChanged = ({ result, text, input }: OwnState) =>
  result !== null && (result.text !== text || result.input !== input);

/**
 * The program packed for a link. "" if the link leaves it out: if it is the puzzle's own as it was opened, or out of
 * sight, where it is kept as a draft.
 *
 * @param ran its run is on the board
 */
export function programInLink(
  state: Pick<OwnState, "text" | "input" | "starter" | "original" | "packed">,
  ran: boolean,
  inSight: boolean,
) {
  const { original, packed, starter, text } = state;
  // Until a link's program is unpacked, nothing else is known of it.
  const linked = text === "" || original !== null;
  return ran || linked || (inSight && join(state) !== starter) ? packed : "";
}

/** One check of a program, on another scenario of the same task. */
export interface Check {
  title: string;
  passed: boolean | null; // null: not yet known
  sentence: string;
  step: number | null; // the step at which it fails
}

/** A question below the menu, with or without a name to type. */
export interface Asked {
  question: string;
  name: string | null; // null: no name is asked for
  yes: string;
  act: (name: string) => unknown; // returns an error about the name, or ""
  wrong: string;
}

/** The default limit of steps. */
export const USUAL_LIMIT = 2_000_000;
/** The highest limit of steps, which still fits into a tab's memory. */
const MOST_STEPS = 10_000_000;

/** Parse the limit of steps, with the default for a text that is no number. */
export function readLimit(written: string) {
  const asked = Number(written.replace(/[\s,.']/g, ""));
  return Math.min(MOST_STEPS, Math.max(1, Math.round(asked) || USUAL_LIMIT));
}
