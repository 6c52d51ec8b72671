import type { State } from "../../../engine/run/search-state.ts";

/** The first level at which the paths of two lanes differ. */
export interface Parting {
  level: number; // from 0
  theirs: number | null; // the choice at this level; null: the path is shorter
  ours: number | null;
}

/** @returns null if the paths are the same */
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
