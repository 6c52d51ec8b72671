/** What a link says. */

import type { LinkOptions, Scenario, SearchMoment } from "../types/scenario.d.ts";

export interface Link {
  scenario: Scenario;
  position: number; // events applied
  moment: SearchMoment | null; // the state at the position, when the page can read it from the link
  state: string | null; // the state's text, when it takes Python to read it
  options: LinkOptions;
  problem: string | null; // what is wrong with the link, in a sentence; the rest is then what could be saved of it
}

/** What whoever opens a link is to do. */
export type Purpose =
  | { kind: "watch"; plays: boolean } // our search, which may begin to play at once
  | { kind: "play"; done: string } // to play by hand, with what has been done
  | { kind: "be"; steps: AskedSteps; done: string } // to be the search, with what has been done
  | { kind: "program"; plays: boolean; packed: string; position: number }; // a program of somebody's own, and the step of its run

export interface AskedSteps {
  count: number;
  quiet: boolean; // it is told only at the end what is wrong
}
