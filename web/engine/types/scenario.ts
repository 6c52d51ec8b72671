/** Scenarios and moments as plain data: what rooms on many floors hand to one another. */

export interface Sizes {
  size: number; // choices are 0 .. size-1
  length: number; // of a complete path
  root: number[];
}

export interface Scenario {
  puzzle: string;
  values: Record<string, string>; // the canonical text of each parameter's value, defaults included
  text: string; // the canonical text of the whole
  task: Sizes | null; // what is searched, where the page can tell by itself; null where only Python can
  origin?: string; // the short text that stands for it: new/sudoku/4821, or today/2026-11-22
  seed?: number; // of a new instance, which Python has yet to invent; its values say nothing till then
}

/** Where a search stands. */
export interface SearchMoment {
  position: number; // events applied
  path: number[]; // the root included
  undone: number | null;
  deepest: number; // the longest path up to then
  found?: number | null; // how many solutions there were up to then, where the search ends at a number of them
}

export interface Wanted {
  count: number; // of solutions, from 2
  holds: (state: { path: ArrayLike<number>; depth: number }) => boolean; // whether a complete path is one
}

export type LinkOptions = Record<string, string>;
export type Move = readonly [number, number];
