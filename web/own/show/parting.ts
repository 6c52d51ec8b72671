/**
 * Where the paths of two lanes part.
 *
 * @import { State } from "../../run/search-state.ts"
 *
 * @typedef {object} Parting of two paths, at the first level that is not alike
 * @property {number} level from 0
 * @property {number | null} theirs the choice there; null: the path ends before
 * @property {number | null} ours
 */

/** @param {Pick<State, "path" | "depth">} theirs @param {Pick<State, "path" | "depth">} ours @returns {Parting | null} null: they are alike */
export function findParting(theirs, ours) {
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
