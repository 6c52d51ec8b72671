/** The content of the file of a recorded search. src/knights/recording/recording.py writes it. */

import type { Catalogue } from "../engine/catalogue/types.ts";
import type { Description, Verdict } from "../engine/search/types.ts";
import type { Insight, Lost } from "../engine/types/answers.ts";
import type { LinkOptions } from "../engine/types/scenario.ts";
import type { Coded } from "./coding.ts";

export interface Recording {
  language: string;
  scenario: { puzzle: string; values: Record<string, string>; text: string };
  catalogue: Catalogue; // with this puzzle only, without its presets
  description: Description;
  position: number; // the step to begin at
  options: LinkOptions; // of the link that was recorded
  events: Coded;
  verdict: Verdict;
  reasons: [position: number, insight: Insight, lost: Lost | null][]; // of dead ends
}
