import { cutsAt } from "../shared/map-layout.ts";

/**
 * Where the names of regions stand on a map that is read from ten metres: within their region where there is room, or else in the
 * sea beside it, with a line to it. Names that have no room are left out.
 *
 * @import { MapLayout } from "../shared/map-layout.ts"
 * @import { Size } from "../types.ts"
 *
 * @typedef {object} PlacedName
 * @property {string[]} lines
 * @property {number} x of its middle
 * @property {number} y
 * @property {{x: number, y: number} | null} from where the line to it begins
 *
 * @typedef {object} Ground whose the map's parts are, looked at in small squares
 * @property {number} step side of such a square
 * @property {number} columns
 * @property {number} rows
 * @property {Int16Array} owners a region, SEA or TAKEN
 */

const SEA = -1;
const TAKEN = -2;
/** How wide and how high letters are, as parts of their size. */
const LETTER = { width: 0.56, height: 1.1 };
/** How far from its region a name may stand, and how near to the edge, in heights of its letters. */
const FARTHEST = 4.5;
const EDGE = 0.2;
/** How much of a name must be within its region. */
const WITHIN = 0.9;

/**
 * @param {MapLayout} layout
 * @param {readonly string[]} names
 * @param {Size} size
 * @param {number} letters their height, in the canvas's own pixels
 * @returns {(PlacedName | null)[]}
 */
export function placeNames({ rings, labels }, names, size, letters) {
  const ground = surveyOf(rings, size, letters / 5);
  const placed = names.map((name, region) =>
    nameWithin(ground, labels[region], name, region, letters),
  );
  return placed.map((within, region) => {
    if (within !== null) return within;
    const beside = nameBeside(ground, labels[region], names[region], region, letters);
    if (beside !== null) take(ground, boxOf(beside.lines, letters), beside);
    return beside;
  });
}

/** @param {MapLayout["rings"]} rings @param {Size} size @param {number} step @returns {Ground} */
function surveyOf(rings, { width, height }, step) {
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

/** A name in one line, or broken where its parts are most alike. @param {string} name @returns {string[][]} */
function waysToBreak(name) {
  const words = name.split(" ");
  const halves = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const widest = (/** @type {string[]} */ lines) => Math.max(...lines.map(({ length }) => length));
  halves.sort((one, other) => widest(one) - widest(other));
  return [[name], ...halves.slice(0, 1), ...(words.length === 3 ? [words] : [])];
}

/** @param {string[]} lines @param {number} letters */
const boxOf = (lines, letters) => ({
  width: LETTER.width * letters * Math.max(...lines.map(({ length }) => length)),
  height: LETTER.height * letters * lines.length,
});

/** @param {Ground} ground @param {{x: number, y: number}} label @param {string} name @param {number} region @param {number} letters */
function nameWithin(ground, label, name, region, letters) {
  const sums = sumsOf(ground, (owner) => owner === region);
  for (const lines of waysToBreak(name)) {
    const { width, height } = boxOf(lines, letters);
    const box = { width: WITHIN * width, height: WITHIN * height };
    const at = nearest(ground, sums, box, label, Infinity);
    if (at !== null) return { lines, ...at, from: null };
  }
  return null;
}

/** @param {Ground} ground @param {{x: number, y: number}} label @param {string} name @param {number} region @param {number} letters @returns {PlacedName | null} */
function nameBeside(ground, label, name, region, letters) {
  const sums = sumsOf(ground, (owner) => owner === SEA);
  for (const lines of waysToBreak(name)) {
    const { width, height } = boxOf(lines, letters);
    const box = { width: width + 2 * EDGE * letters, height: height + 2 * EDGE * letters };
    const at = nearest(ground, sums, box, label, FARTHEST * letters, (x, y) =>
      isClear(ground, label, { x, y }, region),
    );
    if (at !== null) return { lines, ...at, from: { x: label.x, y: label.y } };
  }
  return null;
}

/** Whether a line from a region to its name crosses no other. @param {Ground} ground @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {number} region */
function isClear({ step, columns, owners }, from, to, region) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  for (let along = 0; along < length; along += step) {
    const x = from.x + ((to.x - from.x) * along) / length;
    const y = from.y + ((to.y - from.y) * along) / length;
    const owner = owners[Math.floor(y / step) * columns + Math.floor(x / step)];
    if (owner !== region && owner !== SEA) return false;
  }
  return true;
}

/** How many squares above and left of each corner are wanted. @param {Ground} ground @param {(owner: number) => boolean} isWanted */
function sumsOf({ columns, rows, owners }, isWanted) {
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

/**
 * The middle of the box nearest to a point of which every square is wanted.
 *
 * @param {Ground} ground
 * @param {Int32Array} sums
 * @param {{width: number, height: number}} box
 * @param {{x: number, y: number}} point
 * @param {number} farthest
 * @param {(x: number, y: number) => boolean} [isRight]
 */
function nearest({ step, columns, rows }, sums, box, point, farthest, isRight = () => true) {
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
      // From the nearest point of the box.
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

/** No other name stands there. @param {Ground} ground @param {{width: number, height: number}} box @param {{x: number, y: number}} at */
function take({ step, columns, rows, owners }, { width, height }, { x, y }) {
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
