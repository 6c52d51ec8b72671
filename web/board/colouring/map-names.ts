import { cutsAt, type MapLayout } from "../shared/map-layout.ts";
import type { Size } from "../types.ts";

/**
 * Places of region names on a map that is read from ten metres: inside the region if there is room, otherwise in the
 * sea beside it with a line to the region. Names without room are left out.
 */

export interface PlacedName {
  lines: string[];
  x: number; // of its middle
  y: number;
  from: { x: number; y: number } | null; // start of the line to it
}

/** Occupation of the map, as a grid of small squares. */
interface Ground {
  step: number; // side of a square
  columns: number;
  rows: number;
  owners: Int16Array; // a region, SEA or TAKEN
}

const SEA = -1;
const TAKEN = -2;
/** Width and height of letters, relative to their size. */
const LETTER = { width: 0.56, height: 1.1 };
/** Longest distance of a name from its region, and least distance from the edge, in heights of its letters. */
const FARTHEST = 4.5;
const EDGE = 0.2;
/** Share of a name that must be inside its region. */
const WITHIN = 0.9;

/** @param letters their height, in canvas pixels */
export function placeNames(
  { rings, labels }: MapLayout,
  names: readonly string[],
  size: Size,
  letters: number,
): (PlacedName | null)[] {
  const ground = surveyOf(rings, size, letters / 5);
  const placed = names.map((name, region) =>
    nameWithin(ground, labels[region], name, region, letters),
  );
  return placed.map((within, region) => {
    if (within !== null) return within;
    const beside = nameBeside(ground, labels[region], names[region], region, letters);
    if (beside !== null) markTaken(ground, boxOf(beside.lines, letters), beside);
    return beside;
  });
}

function surveyOf(rings: MapLayout["rings"], { width, height }: Size, step: number): Ground {
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const owners = new Int16Array(columns * rows).fill(SEA);
  rings.forEach((region, owner) => {
    for (let row = 0; row < rows; row++) {
      const y = (row + 0.5) * step;
      const cuts = region.flatMap((ring) => cutsAt(ring, y)).sort((one, other) => one - other);
      for (let k = 0; k + 1 < cuts.length; k += 2) {
        const from = Math.max(0, Math.round(cuts[k] / step));
        const to = Math.min(columns, Math.round(cuts[k + 1] / step));
        if (to > from) owners.fill(owner, row * columns + from, row * columns + to);
      }
    }
  });
  return { step, columns, rows, owners };
}

/** A name in one line, or broken so that its lines are about equally long; three words may also take three lines. */
function lineBreaks(name: string): string[][] {
  const words = name.split(" ");
  const halves = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const widest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  halves.sort((one, other) => widest(one) - widest(other));
  return [[name], ...halves.slice(0, 1), ...(words.length === 3 ? [words] : [])];
}

const boxOf = (lines: string[], letters: number) => ({
  width: LETTER.width * letters * Math.max(...lines.map(({ length }) => length)),
  height: LETTER.height * letters * lines.length,
});

function nameWithin(
  ground: Ground,
  label: { x: number; y: number },
  name: string,
  region: number,
  letters: number,
) {
  const sums = sumsOf(ground, (owner) => owner === region);
  for (const lines of lineBreaks(name)) {
    const { width, height } = boxOf(lines, letters);
    const box = { width: WITHIN * width, height: WITHIN * height };
    const at = nearest(ground, sums, box, label, Infinity);
    if (at !== null) return { lines, ...at, from: null };
  }
  return null;
}

function nameBeside(
  ground: Ground,
  label: { x: number; y: number },
  name: string,
  region: number,
  letters: number,
): PlacedName | null {
  const sums = sumsOf(ground, (owner) => owner === SEA);
  for (const lines of lineBreaks(name)) {
    const { width, height } = boxOf(lines, letters);
    const box = { width: width + 2 * EDGE * letters, height: height + 2 * EDGE * letters };
    const at = nearest(ground, sums, box, label, FARTHEST * letters, (x, y) =>
      isClear(ground, label, { x, y }, region),
    );
    if (at !== null) return { lines, ...at, from: { x: label.x, y: label.y } };
  }
  return null;
}

/** True when a line from a region to its name crosses no other region or name. */
function isClear(
  { step, columns, owners }: Ground,
  from: { x: number; y: number },
  to: { x: number; y: number },
  region: number,
) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  for (let along = 0; along < length; along += step) {
    const x = from.x + ((to.x - from.x) * along) / length;
    const y = from.y + ((to.y - from.y) * along) / length;
    const owner = owners[Math.floor(y / step) * columns + Math.floor(x / step)];
    if (owner !== region && owner !== SEA) return false;
  }
  return true;
}

/** Summed-area table: by corner of the grid, the number of wanted squares above and left of it. */
function sumsOf({ columns, rows, owners }: Ground, isWanted: (owner: number) => boolean) {
  const sums = new Int32Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let line = 0;
    for (let column = 0; column < columns; column++) {
      if (isWanted(owners[row * columns + column])) line++;
      const at = (row + 1) * (columns + 1) + column + 1;
      sums[at] = sums[at - columns - 1] + line;
    }
  }
  return sums;
}

/** Centre of the nearest box whose squares are all wanted, or null. */
function nearest(
  { step, columns, rows }: Ground,
  sums: Int32Array,
  box: { width: number; height: number },
  point: { x: number; y: number },
  farthest: number,
  isRight: (x: number, y: number) => boolean = () => true,
) {
  const [wide, high] = [Math.ceil(box.width / step), Math.ceil(box.height / step)];
  let best = null;
  let least = farthest;
  for (let row = 0; row + high <= rows; row++) {
    const [above, below] = [row * (columns + 1), (row + high) * (columns + 1)];
    for (let column = 0; column + wide <= columns; column++) {
      const right = column + wide;
      const count =
        sums[below + right] - sums[below + column] - sums[above + right] + sums[above + column];
      if (count < wide * high) continue;
      const [x, y] = [(column + wide / 2) * step, (row + high / 2) * step];
      // Measure from the nearest point of the box.
      const aside = Math.max(0, Math.abs(x - point.x) - box.width / 2);
      const apart = Math.max(0, Math.abs(y - point.y) - box.height / 2);
      const distance =
        farthest === Infinity ? Math.hypot(x - point.x, y - point.y) : Math.hypot(aside, apart);
      if (distance >= least || !isRight(x, y)) continue;
      [best, least] = [{ x, y }, distance];
    }
  }
  return best;
}

/** Mark the squares of a name as taken. */
function markTaken(
  { step, columns, rows, owners }: Ground,
  { width, height }: { width: number; height: number },
  { x, y }: { x: number; y: number },
) {
  for (let row = Math.floor((y - height / 2) / step); row <= (y + height / 2) / step; row++) {
    for (
      let column = Math.floor((x - width / 2) / step);
      column <= (x + width / 2) / step;
      column++
    ) {
      if (row >= 0 && row < rows && column >= 0 && column < columns) {
        owners[row * columns + column] = TAKEN;
      }
    }
  }
}
