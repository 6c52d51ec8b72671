/** What a link says. */

import type { QuestionKind } from "../../engine/types/answers.ts";
import type { LinkOptions, Scenario } from "../../engine/types/scenario.ts";

export interface Link {
  scenario: Scenario;
  position: number; // events applied
  state: string | null; // the text of the state there, which Python reads
  purpose: Purpose;
  options: LinkOptions; // all others
  problem: string | null; // what is wrong with the link, in a sentence; the rest is then what could be saved of it
}

/** What whoever opens a link is to do. */
export type Purpose = Act | Invention;

export type Act =
  | { kind: "watch"; plays: boolean; asks: Asks | null } // our search, which may begin to play at once
  | { kind: "play"; done: string; asks: Asks | null } // to play by hand, with what has been done
  | { kind: "be"; steps: AskedSteps; done: string } // to be the search, with what has been done
  | { kind: "program"; plays: boolean; asks: Asks | null; packed: string; position: number }; // a program of somebody's own, and the step of its run

/** A new instance, which Python has to invent before anything else. */
export interface Invention {
  kind: "invent";
  origin: string; // the short text that stands for it: new/sudoku/4821, or today/2026-11-22
  act: Act;
}

/** The visitor is asked about the search. */
export interface Asks {
  kinds: QuestionKind[];
  to: number | null; // the last step at which it is asked; null: only at the link's
}

export interface AskedSteps {
  count: number;
  quiet: boolean; // it is told only at the end what is wrong
}
