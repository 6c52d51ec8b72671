/** What can be searched, as Python describes it in `catalogue.json`. */

import type { Move } from "../types/scenario.ts";

export interface Choice {
  value: string;
  name: string; // by which sentences choose
  label: string;
  help: string;
  page_max?: number | null; // how far a board's sides may go with it, where that is farther than usual
}

export interface Parameter {
  name: string;
  label: string;
  type: string; // what kind of text it takes: "board", "square", "order", "choice", "integer" ...
  default: string; // the value that is not written; "" stands for none
  help: string;
  positional: boolean; // whether it always stands in a scenario's text, without its name
  choices: Choice[];
  low: number | null; // the least number, or side of a board
  high: number | null;
  page_max: number | null; // the same as `high`, in the page
  page_advice?: string; // at the end of that refusal: what allows more
  needs: Record<string, string[]>; // values of other parameters without which this one says nothing
}

export type Idea = "first" | "dead ends" | "luck" | "pruning" | "impossible" | "scale";

export interface Preset {
  id: string;
  title: string; // what surprises about it
  scenario: string; // its canonical text
  look: string; // what to look for
  verdict: "found" | "exhausted"; // how it is known to come out
  placed: number | null;
  undone: number | null;
  solutions: number | null;
  idea: Idea; // what it shows best
  program: string; // whose program it is, or of what; or ""
  panel: string; // the explanation that shows it
}

export interface Puzzle {
  name: string;
  title: string;
  summary: string;
  parameters: Parameter[]; // in the order of the scenario's text
  presets: Preset[]; // the first puzzle's first one is what an empty link shows
  invents?: boolean; // whether there are new instances of it
}

/** What a link may hold. */
export interface LinkRules {
  longest: number; // characters of a link
  longest_scenario: number; // characters of a scenario
  near: number; // up to this step a link holds none
  greatest_seed: number; // of a new instance
  options: Record<string, string>; // what the page can be told, in the order in which it stands in a link: each with the pattern of its values
}

export interface Catalogue {
  puzzles: Puzzle[];
  orders: Record<string, Move[]>; // a knight's moves in the order of each name
  leapers: Record<string, [number, number]>;
  link: LinkRules;
  daily: string[]; // the puzzles whose new instances take turns as the board of a day
}
