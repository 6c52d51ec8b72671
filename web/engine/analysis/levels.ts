import type { Level } from "../types/python-replies.ts";

/**
 * For each level of the path after these events, the choices tried there below the same path, in order. The tree draws
 * them. Events are read backwards, so that each is looked at once, however long the run is.
 */
export function levelsOf(events: ArrayLike<number>): Level[] {
  let depth = 0;
  for (let i = 0; i < events.length; i++) depth += events[i] < 0 ? -1 : 1;
  const levels = Array.from({ length: depth + 1 }, (_, level) => ({
    choices: [] as number[],
    tried: level < depth ? -1 : 0,
    cut: 0,
    stopped: [],
  }));
  // The path has not changed below the least depth seen since then.
  for (let i = events.length - 1, least = depth; i >= 0; i--) {
    depth += events[i] < 0 ? 1 : -1;
    if (events[i] >= 0 && depth <= least) {
      levels[depth].choices.push(events[i]);
      levels[depth].tried++;
    }
    least = Math.min(least, depth);
  }
  for (const { choices } of levels) choices.reverse();
  return levels;
}
