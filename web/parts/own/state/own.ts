import type { Palette } from "../../../dom/theme.ts";
import type { Timeline } from "../../../engine/run/timeline.ts";
import type { SearchMoment } from "../../../engine/types/scenario.ts";
import type { Page } from "../../../state/lane/types.ts";
import type { Recording } from "../run/recording.ts";
import type { Held } from "./held.ts";

/** What the page keeps of programs of the visitor's own, before and while one is open. */
export interface Own {
  page: Page;
  tools: Tools;
  recording: Recording | null; // is played
  left: Left | null; // where our own search was left for that
  wish: Wish | null;
  palette: Palette | null;
  begins: "starter" | "skeleton"; // with the puzzle's finished program, or with a part of it to be written
}

export interface Tools {
  open: (recording: Recording) => void; // plays a recording instead of our own search
  resume: (moment: SearchMoment | null, run: Timeline | null) => void; // goes back to our own search
  left: () => Left; // where that stands
  showCode: () => void; // shows the panel that a program is written in
  note: () => void; // the link has changed
}

/** The part of a link about the program. */
export interface Wish {
  packed: string; // the program
  position: number; // where the run is to be looked at, once it has been made
  held?: Held; // the page was loaded anew: this was open
}

interface Left {
  moment: SearchMoment | null;
  run: Timeline | null;
}
