/** The catalogue of puzzles, as Python writes it to `catalogue.json`. */

import type { Move } from "../types/scenario.ts";

export interface Choice {
  value: string;
  name: string; // selects the wording in sentences
  label: string;
  help: string;
}

export interface Parameter {
  name: string;
  label: string;
  type: string; // the kind of value: "board", "square", "order", "choice", "integer" ...
  default: string; // the value that a scenario's text leaves out; "" for none
  help: string;
  positional: boolean; // true: always in a scenario's text, without its name
  choices: Choice[];
  low: number | null; // least number, or least side of a board
  high: number | null;
  needs: Record<string, string[]>; // values of other parameters; without one of them this parameter has no effect
}

export type Idea = "first" | "dead ends" | "luck" | "pruning" | "impossible" | "scale";

export interface Preset {
  id: string;
  title: string; // says what is surprising about it
  scenario: string; // its canonical text
  look: string; // tells the visitor what to look for
  verdict: "found" | "exhausted"; // known result of the run
  placed: number | null;
  undone: number | null;
  solutions: number | null;
  idea: Idea; // the idea that it shows best
  program: string; // author or origin of the program, or ""
  panel: string; // the panel that explains it
}

export interface Puzzle {
  name: string;
  title: string;
  summary: string;
  parameters: Parameter[]; // in the order of the scenario's text
  presets: Preset[]; // the first puzzle's first one is what an empty link shows
  invents?: boolean; // true: new instances can be generated
  tables?: string[][]; // the parameters that a table of searches can change together, the usual ones first
}

/** The limits and options of a link. */
export interface LinkRules {
  longest: number; // characters of a link
  near: number; // a link to a step up to this one leaves the state out
  options: Record<string, string>; // pattern of each option's values, in the order in which a link lists them
}

export interface Catalogue {
  puzzles: Puzzle[];
  orders: Record<string, Move[]>; // a knight's moves in the order of each name
  leapers: Record<string, [number, number]>;
  link: LinkRules;
  daily: Record<string, string[]>; // from each date on, the puzzles that take turns as the puzzle of the day, each with a new instance
}
