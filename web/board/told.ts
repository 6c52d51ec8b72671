/** What puzzles tell. */

import type { Choice } from "../engine/catalogue/types.ts";

/** The look of a mark that a puzzle's picture draws. */
export type SignName =
  | "next"
  | "open"
  | "tried"
  | "square-open" // on squares too small for a ring
  | "square-tried"
  | "undone"
  | "dot-undone"
  | "given-up"
  | "last"
  | "placed"
  | "top"
  | "refused"
  | "compared"
  | "found"
  | "held"
  | "attacked"
  | "tint"
  | "blocked"
  | "frame-cell"
  | "frame-digit"
  | "dashes"
  | "small"
  | "small-next"
  | "small-tried"
  | "tree"
  | "back"
  | "forward"
  | "cross";

/** The marks that a picture has drawn. */
export type Drawn = Set<SignName>;

/** How a search of a puzzle comes out, in words. */
export interface Outcome {
  goal: "tour" | "closed" | "ending" | "path" | "cycle" | "colouring" | "sudoku" | "solution"; // what is looked for: sentences choose by it
  end?: string; // of "ending": the place where a solution must end
  found: string;
  none: string; // when the whole tree holds no solution
  counts: (counts: { placed: number; undone: number }) => string;
}
/**
 * How candidates were refused, each a sentence, by the key of the reason that Python gives, and what that is about; null: the
 * sentence on the step tells of them. Other reasons are quoted.
 */
export type Refusals = Record<
  string,
  | ((names: string[], number: number, about: Record<string, string>, places: string[]) => string)
  | null
>;

/** Candidates that were refused for the same reason. */
export interface Group {
  reason: string;
  key: string;
  about: Record<string, string>;
  names: string[];
  places: string[];
  number: number;
}

export type Heading = { title: string; purpose: string };

/** What is searched, as the title line tells it. */
export interface Searched {
  values: Record<string, string>; // of the scenario
  chosen: Record<string, Choice>; // those values, where the catalogue has them
  length: number | undefined; // of a complete path, where it is known
  puzzle: string; // what the catalogue calls it
}
