/** The content of the file of a recorded search. src/knights/recording/recording.py writes it. */

import type { Catalogue } from "../engine/catalogue/types.ts";
import type { Description, Verdict } from "../engine/search/types.ts";
import type { PositionAccount } from "../engine/types/python-replies.ts";
import type { LinkOptions } from "../engine/types/scenario.ts";
import type { t } from "../language/translate.ts";
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
  reasons: [position: number, account: RecordedReason][]; // of dead ends
  questions: Question[];
  hosted: boolean; // true: the events come from the page around
}

export type RecordedReason = Pick<
  PositionAccount,
  "tone" | "title" | "sentence" | "since" | "besides" | "marks"
>;

export interface Question {
  position: number;
  kind: string;
  asked: string;
  known: string; // what one must know for the answer, or ""
  choices: { label: string; right: boolean; told: string }[];
}

/** The parts of the player that the script with the questions uses. */
export interface Course {
  recording: Recording;
  t: typeof t;
  body: HTMLElement; // is filled with the question
  player: {
    position: () => number;
    end: number; // the step at which the run is over
    isPlaying: () => boolean;
    seek: (position: number) => void;
    subscribe: (listener: () => void) => void;
    redraw: () => void;
  };
}

/** @returns whether a question is open, and what would give its answer away is hidden */
export type BindCourse = (course: Course) => { isAsking: () => boolean };

declare global {
  /** Defined by the script with the questions, in files that have it. */
  var knightsCourse: BindCourse | undefined;
}
