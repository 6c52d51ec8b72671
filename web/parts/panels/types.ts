/** Interfaces of the panels. */

import type { Moment } from "../../board/types.ts";
import type { Digest } from "../../engine/digest/digest.ts";
import type { Look } from "../../engine/run/types.ts";
import type { Inquiry } from "../../engine/search/inquiry.ts";
import type { Insight, Link, Lost, Mark, Told } from "../../engine/types/answers.ts";
import type { Page } from "../../state/lane/types.ts";
import type { bindMarks } from "../marks/marks.ts";

/** The moment that a panel shows, with everything known about it. */
export interface Scene {
  moment: Moment;
  calm: boolean; // true: each step can be read, as the run is paused or slow
  told: Told | null | undefined; // Python's description of the step; undefined until it arrives
  run: string; // identifies the scenario, and the run of it
  key: string; // identifies the run and the position
  summary: string; // summary of the last steps, when they are too fast to follow
}

/** Tools shared by all panels. */
export interface Tools {
  page: Page;
  digest: Digest;
  marks: ReturnType<typeof bindMarks>;
  explaining: Inquiry<Insight>;
  go: (look: Look) => void; // restricted to what the link allows
  seek: (position: number) => void; // likewise
}

export interface Panel extends Part {
  name: string;
  title: string;
}

/** The content of a panel, loaded when it is first shown. */
export interface PanelContent extends Pick<Part, "show" | "open" | "leave" | "unbind"> {
  parts: Element[];
}

/** A panel, or a part of one. */
export interface Part {
  body: HTMLElement;
  show: (scene: Scene) => void; // called once a frame while the panel is seen
  offered?: () => boolean; // false: the panel is hidden now; without this function it is always offered
  open?: () => void; // called for each new scenario
  leave?: () => void; // called when the panel is hidden
  unbind?: () => void; // called when the page ends
}

export interface WhyFacts {
  insight: Insight; // Python's answer about the path
  lost: Lost | null; // since when the path has been lost; null while unknown
  depth: number; // length of the path
  root: number; // the length of the root
  moves: boolean; // true: each choice is a move from the one before
  step: string; // selects the wording for a choice: "square"
  goal: string; // selects the wording for the goal: "tour"
  end: string; // the place where a solution must end, or ""
  none: string; // sentence that there is no solution
  every: boolean; // true: the search continues after a solution
  rule?: "order" | "refuses"; // the visitor's rule in our search: it only changes the order, or may refuse allowed choices
  triedHere: boolean; // true: everything below this path has been tried
  ended: boolean; // true: the run is known to its end, and everything was tried
  atEnd: boolean; // true: the cursor is at that end
  solutions: number | null; // among all known events; null: not counted
  hasMoreSteps: boolean | null; // true: the search has steps after this one
  atStart: boolean; // true: the cursor is before the first step
  source: string | null; // source of the theorem that decides the scenario
  nameStep: (length: number) => string; // names the last step of a beginning of the path
}

export interface Said {
  tone: "yes" | "no" | "unknown" | "plain";
  title: string;
  sentence: string;
  since: string;
  source: string;
  besides: string; // why there is no solution at all, unless that is the reason given here
  proof: string; // unfolds to how it is known
  completion: readonly number[]; // a solution that continues the path, if one is known
  chain: readonly Link[]; // the reason step by step
  marks: readonly Mark[]; // the evidence
  lostLength: number | null; // length of the path with which it became lost, if one can go there
}
