/** A parsed link. */

import type { QuestionKind } from "../../engine/types/python-replies.ts";
import type { LinkOptions, Scenario } from "../../engine/types/scenario.ts";

export interface Link {
  scenario: Scenario;
  position: number; // events applied
  state: string | null; // encoded search state at that position; only Python can decode it
  purpose: Purpose;
  options: LinkOptions; // those that are not part of the purpose
  /** "options": some were left out. "link": only the scenario could be read. Python says what is wrong. */
  damage: "" | "options" | "link";
}

/** The task of the person who opens a link. */
export type Purpose = Act | Invention;

export type Act =
  | { kind: "watch"; plays: boolean; asks: Asks | null } // watch our search; `plays`: it starts at once
  | { kind: "play"; done: string; asks: Asks | null } // play by hand; `done`: the moves so far
  | { kind: "be"; steps: AskedSteps; done: string } // make the search's steps; `done`: the steps so far
  | { kind: "program"; plays: boolean; asks: Asks | null; packed: string; position: number }; // a visitor's own program, at a step of its run

/** A new instance. Python must generate it before anything else can happen. */
export interface Invention {
  kind: "invent";
  origin: string; // its short text in a link: new/sudoku/4821, or today/2026-11-22
  act: Act;
}

/** Questions about the search that the visitor has to answer. */
export interface Asks {
  kinds: QuestionKind[];
  to: number | null; // last step with a question; null: only the link's own step
}

export interface AskedSteps {
  count: number;
  quiet: boolean; // mistakes are shown only at the end
}
