/** All that is known of a program that is written, run and shown. */

import type { Lane } from "../../state/lane/types.ts";
import type { bindMarks } from "../marks/marks.ts";
import type { Own } from "./door.ts";
import type { Runner } from "./run/runner.ts";
import type { Comparison, Moment, Report, Request } from "./run/types.ts";
import type { makeBeside } from "./show/beside.ts";
import type { makeCallsPanel } from "./show/calls-panel.ts";
import type { Check } from "./show/check-list.ts";
import type { bindSecondBoard } from "./show/second-board.ts";
import type { makeWorkspace } from "./workspace.ts";
import type { Drafts } from "./write/drafts.ts";

export interface Desk {
  own: Own;
  runner: Runner;
  workspace: ReturnType<typeof makeWorkspace>;
  beside: ReturnType<typeof makeBeside>;
  second: ReturnType<typeof bindSecondBoard>;
  marks: ReturnType<typeof bindMarks>; // on the board
  compared: boolean; // our own search is seen on a second board
  wide: boolean;
  calls: ReturnType<typeof makeCallsPanel>;
  drafts: Drafts; // of the puzzle
  puzzle: string | null; // null: no program is shown yet
  turn: number; // counts what has been asked to be shown
  name: string; // of the draft
  text: string;
  original: string | null; // the program that a link has brought; null: the puzzle's own
  packed: string; // the program and its lines as a link holds them, "" where they are too long
  measured: string; // the program and the lines of which that is known
  input: string; // its lines for `input`
  watch: string; // the name of what is watched; "" where it is found by itself
  limit: number; // of steps
  busy: boolean; // a run or checks are under way
  running: boolean; // a run is
  stopped: boolean; // the last run was
  warning: string; // what could not be done
  result: Result | null; // of the last run
  checks: readonly Check[];
  checkNote: string; // which checks are left out, and why
  round: number; // how many times they have been begun
  checked: Request[]; // what was run for each
  checkedText: string; // the program and the lines that were
  seen: { position: number; moment: Moment | null; asking: boolean };
}

export interface Result {
  report: Report;
  goal: string; // what a solution is called
  comparison: Comparison | null; // with our own search; null: not yet, or there is nothing to be compared
  ours: Lane | null; // our own search, in a lane of its own
  comparing: boolean; // our own search is run
  text: string; // the program
  input: string; // its lines for `input`
  other: boolean; // another one was written while it ran
}
