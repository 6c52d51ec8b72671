/** Scenarios and moments as plain data, shared by all rooms. */

export interface Sizes {
  size: number; // choices are 0 .. size-1
  length: number; // of a complete path
  root: number[];
  exit?: number; // the choice that completes a path, whatever its length; `length` is then the most
}

export interface Scenario {
  puzzle: string;
  values: Record<string, string>; // text of each value, defaults included
  text: string; // of the whole; canonical once Python has described it
  task: Sizes | null; // sizes of the search, if the page can tell; null when only Python can
  origin?: string; // the short text that stands for it: new/sudoku/4821, or today/2026-11-22
  unread?: true; // only Python can read its text, and its values are those of a preset
  seed?: number; // of a new instance that Python has yet to generate; its values are meaningless until then
}

/** A moment of a search. */
export interface SearchMoment {
  position: number; // events applied
  path: number[]; // the root included
  undone: number | null;
  deepest: number; // longest path so far
  found?: number | null; // number of solutions so far, if the search stops at a number of them
}

export interface Wanted {
  count: number; // from 2
  holds: (state: { path: ArrayLike<number>; depth: number }) => boolean; // tests whether a complete path is a solution
}

export type LinkOptions = Record<string, string>;
export type Move = readonly [number, number];
