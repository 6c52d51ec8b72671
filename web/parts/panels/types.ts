/** What every panel is, and is handed. */

import type { Moment } from "../../board/types.ts";
import type { Digest } from "../../engine/digest/digest.ts";
import type { Look } from "../../engine/run/types.ts";
import type { Inquiry } from "../../engine/search/inquiry.ts";
import type { Insight, Link, Lost, Mark, Told } from "../../engine/types/answers.ts";
import type { Page } from "../../state/lane/types.ts";
import type { bindMarks } from "../marks/marks.ts";

/** What a panel shows a moment of. */
export interface Scene {
  moment: Moment;
  calm: boolean; // each step can be read: paused, or slow enough
  told: Told | null | undefined; // what Python tells of the step; undefined: not yet
  run: string; // names the scenario, and which run of it
  key: string; // names the run and the position
  summary: string; // of the last steps, where they are too fast to follow
}

/** What the panels share. */
export interface Tools {
  page: Page;
  digest: Digest;
  marks: ReturnType<typeof bindMarks>;
  explaining: Inquiry<Insight>;
  go: (look: Look) => void; // as far as the link allows more than single steps
  seek: (position: number) => void; // likewise
}

export interface Panel extends Part {
  name: string;
  title: string;
}

/** What comes into a panel when it is first seen. */
export interface PanelContent extends Pick<Part, "show" | "open" | "unbind"> {
  parts: Element[];
}

/** What a panel is made of, or a panel as a whole. */
export interface Part {
  body: HTMLElement;
  show: (scene: Scene) => void; // called once a frame while the panel is seen
  offered?: () => boolean; // whether there is something to be seen in it; without this there always is
  open?: () => void; // another scenario
  leave?: () => void; // it is seen no more
  unbind?: () => void; // the page is left
}

export interface Known {
  insight: Insight; // what Python says of the path
  lost: Lost | null; // since when it has been lost; null while that is not known
  depth: number; // of the path
  root: number; // the length of the root
  moves: boolean; // each choice is a move from the one before
  step: string; // what a choice is called: "square"
  goal: string; // what is looked for: "tour"
  end: string; // where it must end, if that is given
  none: string; // that there is none
  every: boolean; // the search goes on after a solution
  rule?: "order" | "refuses"; // of the visitor's, with which our search ran: it says no more than the order, or may refuse what is allowed
  triedHere: boolean; // everything that goes on from here has been tried
  ended: boolean; // the whole search is known, to its end, and everything was tried
  atEnd: boolean; // the cursor stands there
  solutions: number | null; // in all that is known of the search; null: not counted
  goesOn: boolean | null; // the search has steps after this one
  atStart: boolean; // the cursor stands before the first step
  source: string | null; // of the theorem that settles the scenario
  nameStep: (length: number) => string; // the last step of a beginning of the path
}

export interface Said {
  tone: "yes" | "no" | "unknown" | "plain";
  title: string;
  sentence: string;
  since: string;
  source: string;
  besides: string; // why there is no solution at all, where that is not the reason here
  proof: string; // how it is known, to be unfolded
  completion: readonly number[]; // a solution that goes on from here, as far as one is known
  chain: readonly Link[]; // the reason step by step
  marks: readonly Mark[]; // the evidence
  lostLength: number | null; // the length of the path with which it was lost, where one can go there
}
