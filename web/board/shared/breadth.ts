/** A breadth-first search as a pure function of its path, which lists the places reached, in order. */

/** True when a scenario's values ask for one. */
export const isBreadth = ({ strategy }: Record<string, string>) => strategy === "breadth";

interface Spread {
  parents: Int32Array; // the place from which each was reached; -1 for the start and what is not reached
  steps: Int32Array; // from the start, or -1
  waiting: number; // the index on the path of the first place that it has not looked around yet
}

/** @param neighbours of each place, in any order @param depth the number of places reached */
export function spreadOf(
  neighbours: readonly (readonly number[])[],
  path: ArrayLike<number>,
  depth: number,
): Spread {
  const parents = new Int32Array(neighbours.length).fill(-1);
  const steps = new Int32Array(neighbours.length).fill(-1);
  const left = new Set(Array.prototype.slice.call(path, 1, depth) as number[]);
  if (depth > 0) steps[path[0]] = 0;
  // The first place beside another is the one from which it was reached.
  for (let i = 0; i < depth && left.size > 0; i++) {
    for (const near of neighbours[path[i]]) {
      if (!left.delete(near)) continue;
      parents[near] = path[i];
      steps[near] = steps[path[i]] + 1;
    }
  }
  const origin = depth > 1 ? parents[path[depth - 1]] : -1;
  const waiting = origin < 0 ? depth : Array.prototype.indexOf.call(path, origin) + 1;
  return { parents, steps, waiting };
}

/** The way from the start to a place that is reached. */
export function wayTo(place: number, { parents }: Pick<Spread, "parents">) {
  const way = [place];
  while (parents[way[0]] >= 0) way.unshift(parents[way[0]]);
  return way;
}
