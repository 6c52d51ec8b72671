/**
 * The picture of a map during a search for a colouring: pure functions of the state. A choice is `region * colours +
 * colour`.
 */

/** Parameters that decide the next region, as in the library's orders. */
interface Rules {
  colours: number;
  neighbours: number[][]; // of each region
  order: string; // "given", "degree", "dsatur" or "kernel"
}

/** The regions that each region borders. */
export function neighboursOf(count: number, borders: readonly (readonly [number, number])[]) {
  const neighbours: number[][] = Array.from({ length: count }, () => []);
  for (const [one, other] of borders) {
    neighbours[one].push(other);
    neighbours[other].push(one);
  }
  return neighbours;
}

/** The colour of each region, or -1. */
export function coloursOf(
  { path, depth }: { path: ArrayLike<number>; depth: number },
  { colours, neighbours }: Rules,
) {
  const coloured = new Int32Array(neighbours.length).fill(-1);
  for (let i = 0; i < depth; i++) {
    coloured[Math.floor(path[i] / colours)] = path[i] % colours;
  }
  return coloured;
}

/** The region that the search colours next, or -1 when all are coloured. */
export function nextRegion(path: ArrayLike<number>, rules: Rules) {
  const { neighbours, order } = rules;
  const coloured = coloursOf({ path, depth: path.length }, rules);
  if (order === "kernel") return nextByKernel(path, rules);
  let best = -1;
  neighbours.forEach((near, region) => {
    if (coloured[region] >= 0) return;
    if (best < 0) best = region;
    else if (order === "given") return;
    else if (order === "degree" && near.length > neighbours[best].length) best = region;
    else if (order === "dsatur") {
      const more = saturation(coloured, near) - saturation(coloured, neighbours[best]);
      if (more > 0 || (more === 0 && near.length > neighbours[best].length)) best = region;
    }
  });
  return best;
}

/** The number of different colours among some regions. */
const saturation = (coloured: Int32Array, regions: readonly number[]) =>
  new Set(regions.map((region) => coloured[region]).filter((colour) => colour >= 0)).size;

function nextByKernel(path: ArrayLike<number>, rules: Rules) {
  const { coloured, hard, easy, sequence } = kernelOf(path, rules);
  let [best, most] = [easy.at(-1) ?? -1, -1];
  for (const region of sequence) {
    const around = saturation(coloured, rules.neighbours[region]);
    if (hard.has(region) && around > most) [best, most] = [region, around];
  }
  return best;
}

/**
 * The hard regions after a path, and the easy ones in the order in which they were found. A region is easy when it has
 * more colours left than neighbours that are uncoloured and not easy yet.
 */
export function kernelOf(path: ArrayLike<number>, { colours, neighbours }: Rules) {
  const coloured = new Int32Array(neighbours.length).fill(-1);
  const sequence = neighbours.map((_, region) => region);
  sequence.sort((a, b) => neighbours[a].length - neighbours[b].length);
  const rank = new Map(sequence.map((region, at) => [region, at]));
  const hard = new Set(sequence);
  const easy: number[] = [];
  const drop = (suspects: Iterable<number>) => {
    const waiting = new Set(suspects);
    while (waiting.size > 0) {
      const [region] = [...waiting].sort((a, b) => Number(rank.get(a)) - Number(rank.get(b)));
      waiting.delete(region);
      const blank = neighbours[region].filter((near) => hard.has(near));
      if (colours - saturation(coloured, neighbours[region]) <= blank.length) continue;
      hard.delete(region);
      easy.push(region);
      for (const near of blank) waiting.add(near);
    }
  };
  drop(hard);
  for (const choice of Array.from(path)) {
    const region = Math.floor(choice / colours);
    coloured[region] = choice % colours;
    if (hard.delete(region)) drop(neighbours[region].filter((near) => hard.has(near)));
    else if (easy.at(-1) === region) easy.pop();
  }
  return { coloured, hard, easy, sequence };
}
