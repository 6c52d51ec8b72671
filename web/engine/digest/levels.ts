import type { Level } from "../types/answers.ts";

/**
 * What each level of the path has tried that these events lead to, for the tree: all that was placed there below the same choices, in
 * that order. Read backwards, so that a long run costs no more than a look at each of its events.
 *
 * @param events up to the cursor
 */
export function levelsOf(events: ArrayLike<number>): Level[] {
  let depth = 0;
  for (let i = 0; i < events.length; i++) depth += events[i] < 0 ? -1 : 1;
  const levels = Array.from({ length: depth + 1 }, (_, level) => ({
    choices: [] as number[],
    tried: level < depth ? -1 : 0,
  }));
  // Below the least depth since then, it is still the same path.
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
