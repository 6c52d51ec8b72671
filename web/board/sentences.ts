/** Types of the sentences that puzzles contribute. */

import type { Choice } from "../engine/catalogue/types.ts";
import type { Description } from "../engine/search/types.ts";

/** Name of a mark that a puzzle's picture can draw; the legend explains it. */
export type SignName =
  | "next"
  | "open"
  | "tried"
  | `${"take" | "leave"}-${"next" | "open" | "tried"}` // + takes a number, − leaves it out
  | "square-open" // on squares too small for a ring
  | "square-tried"
  | "undone"
  | "dot-undone"
  | "given-up"
  | "last"
  | "placed"
  | "top"
  | "refused"
  | "crossed" // by the visitor
  | "compared"
  | "found"
  | "held"
  | "possible"
  | "ruled-out"
  | "attacked"
  | "blocked"
  | "given"
  | "given-region"
  | "fixed" // a given number
  | "dot-fixed"
  | "frame-cell"
  | "frame-digit"
  | "dashes"
  | "small"
  | "small-next"
  | "small-tried"
  | "small-ruled-out"
  | "tree"
  | "back"
  | "forward"
  | "cross";

/** The marks that a picture has actually drawn. */
export type Drawn = Set<SignName>;

/** Sentences for the outcome of a search: Python's titles, and what was counted up to a step. */
export interface Outcome extends NonNullable<Description["outcome"]> {
  counts: (counted: Counted) => string;
}
export type Counted = { placed: number; undone: number };
export type Heading = { title: string; purpose: string };

/** A scenario, as needed for the title line. */
export interface Searched {
  values: Record<string, string>; // of the scenario's parameters
  chosen: Record<string, Choice>; // the chosen values that are in the catalogue
  length: number | undefined; // of a complete path, if known
  puzzle: string; // the puzzle's title in the catalogue
}
