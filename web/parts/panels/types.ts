/** Interfaces of the panels. */

import type { Moment } from "../../board/types.ts";
import type { RunAnalysis } from "../../engine/analysis/run-analysis.ts";
import type { Look } from "../../engine/run/types.ts";
import type { Inquiry } from "../../engine/search/inquiry.ts";
import type { PositionAccount, Told } from "../../engine/types/python-replies.ts";
import type { Page } from "../../state/page/page-context.ts";
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
  analysis: RunAnalysis;
  marks: ReturnType<typeof bindMarks>;
  explaining: Inquiry<PositionAccount>;
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
  stays?: () => boolean; // true: its tab keeps its place while it is not offered
  open?: () => void; // called for each new scenario
  leave?: () => void; // called when the panel is hidden
  unbind?: () => void; // called when the page ends
}
