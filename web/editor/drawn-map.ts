/**
 * A map that is being drawn as border lines and names: pure functions, each of which gives a new map.
 *
 * @import { DrawnMap, Grid, Point } from "./types.ts"
 */

/** @type {DrawnMap} */
export const EMPTY = { lines: [], labels: [], open: [] };

/** How many steps of the grid a drawing has across at least. */
const FINEST = 16;

/** A grid around what is drawn, with room at the rim; its step is 1, 2 or 5 times a power of ten. @param {DrawnMap} map @returns {Grid} */
export function gridOf({ lines, labels }) {
  const points = [...lines.flat(), ...labels.map(({ x, y }) => [x, y])];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  if (points.length === 0) return { left: 0, bottom: 0, right: 24, top: 24, step: 1 };
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  const side = Math.max(right - left, top - bottom, 1e-6);
  const power = 10 ** Math.floor(Math.log10(side / FINEST));
  const step = [5, 2, 1].map((n) => n * power).find((n) => side / n >= FINEST) ?? power;
  const spare = 2 * step + (24 * step > side ? (24 * step - side) / 2 : 0);
  const down = (/** @type {number} */ n) => Math.floor((n - spare) / step) * step;
  const up = (/** @type {number} */ n) => Math.ceil((n + spare) / step) * step;
  return { left: down(left), bottom: down(bottom), right: up(right), top: up(top), step };
}

/**
 * The point that a click means: one that is drawn already if it is near, else the nearest of the grid.
 * @param {DrawnMap} map
 * @param {Grid} grid
 * @param {number} x
 * @param {number} y
 * @returns {Point}
 */
export function snap({ lines, open }, { left, bottom, right, top, step }, x, y) {
  let near = 0.6 * step;
  /** @type {Point | null} */
  let best = null;
  for (const point of [...lines.flat(), ...open]) {
    const distance = Math.hypot(point[0] - x, point[1] - y);
    if (distance < near) [best, near] = [point, distance];
  }
  const inside = (/** @type {number} */ n, /** @type {number} */ low, /** @type {number} */ high) =>
    Math.min(high, Math.max(low, tidy(Math.round(n / step) * step)));
  return best ?? [inside(x, left, right), inside(y, bottom, top)];
}

/** Without the last digits of a floating-point product. @param {number} n */
const tidy = (n) => Number(n.toFixed(6));

/** @param {readonly number[] | undefined} one @param {readonly number[] | undefined} other */
const samePoint = (one, other) =>
  one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];

/**
 * The map with a point more on the open border. The last point again ends it, the first one closes it.
 * @param {DrawnMap} map
 * @param {Point} point
 * @returns {DrawnMap}
 */
export function addPoint(map, point) {
  const { open } = map;
  if (samePoint(open[open.length - 1], point)) return endLine(map);
  const grown = { ...map, open: [...open, point] };
  return open.length > 1 && samePoint(open[0], point) ? endLine(grown) : grown;
}

/** A border of one point is none. @param {DrawnMap} map @returns {DrawnMap} */
export function endLine(map) {
  const lines = map.open.length > 1 ? [...map.lines, map.open] : map.lines;
  return { ...map, lines, open: [] };
}

/** @param {DrawnMap} map @returns {DrawnMap} */
export function dropPoint(map) {
  return { ...map, open: map.open.slice(0, -1) };
}

/** @param {DrawnMap} map @param {number} line @returns {DrawnMap} */
export function removeLine(map, line) {
  return { ...map, lines: map.lines.filter((_, i) => i !== line) };
}

/** @param {DrawnMap} map @param {number} label @returns {DrawnMap} */
export function removeLabel(map, label) {
  return { ...map, labels: map.labels.filter((_, i) => i !== label) };
}

/**
 * A name at a point, instead of the one with that number if there is one.
 * @param {DrawnMap} map
 * @param {{x: number, y: number, name: string}} label
 * @param {number} [instead]
 * @returns {DrawnMap}
 */
export function putLabel(map, label, instead = -1) {
  const others = map.labels.filter((_, i) => i !== instead);
  return { ...map, labels: [...others, label] };
}

/** The map as text, a line a border and a name, as the library reads it. @param {DrawnMap} map */
export function writeMap({ lines, labels }) {
  return [
    ...labels.map(({ x, y, name }) => `${tidy(x)},${tidy(y)} ${name}`),
    ...lines.map((line) => line.map(([x, y]) => `${tidy(x)},${tidy(y)}`).join(" ")),
  ].join("\n");
}
