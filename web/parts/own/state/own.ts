import type { Palette } from "../../../dom/theme.ts";
import type { Timeline } from "../../../engine/run/timeline.ts";
import type { SearchMoment } from "../../../engine/types/scenario.ts";
import type { Page } from "../../../state/page/page-context.ts";
import type { Recording } from "../run/recording.ts";
import type { Held } from "./kept-over-reload.ts";

/** State of the visitor's programs that the page keeps even while none is open. */
export interface Own {
  page: Page;
  tools: Tools;
  recording: Recording | null; // the run that is played
  left: Left | null; // the place of our own search when the recording began to play
  wish: Wish | null;
  palette: Palette | null;
  begins: "starter" | "skeleton"; // begin with the puzzle's finished program, or with one that has a part to be written
}

export interface Tools {
  open: (recording: Recording) => void; // play a recording instead of our own search
  resume: (moment: SearchMoment | null, run: Timeline | null) => void; // go back to our own search
  left: () => Left; // the place of our own search
  showCode: () => void; // show the panel Code
  note: () => void; // called when the link has changed
}

/** The part of a link about the program. */
export interface Wish {
  packed: string; // the program
  position: number; // the cursor to go to once the program has run
  held?: Held; // state from before the page reloaded itself
}

interface Left {
  moment: SearchMoment | null;
  run: Timeline | null;
}
