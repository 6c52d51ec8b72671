/** Where the paths of two lanes part. */

import type { State } from "../../../engine/run/search-state.ts";

/** Two paths at the first level that is not alike. */
export interface Parting {
  level: number; // from 0
  theirs: number | null; // the choice there; null: the path ends before
  ours: number | null;
}

/** @returns null: they are alike */
export function findParting(
  theirs: Pick<State, "path" | "depth">,
  ours: Pick<State, "path" | "depth">,
): Parting | null {
  const least = Math.min(theirs.depth, ours.depth);
  let level = 0;
  while (level < least && theirs.path[level] === ours.path[level]) level++;
  if (level === theirs.depth && level === ours.depth) return null;
  return {
    level,
    theirs: level < theirs.depth ? theirs.path[level] : null,
    ours: level < ours.depth ? ours.path[level] : null,
  };
}
