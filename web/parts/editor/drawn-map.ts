/** A map being drawn as border lines and names: pure functions, each of which returns a new map. */

import type { DrawnMap, Grid, Point } from "./types.ts";

export const EMPTY: DrawnMap = { lines: [], labels: [], open: [] };

/** Least number of grid steps across a drawing. */
const FINEST = 16;

/** A grid around the drawing with some margin; its step is 1, 2 or 5 times a power of ten. */
export function gridOf({ lines, labels }: DrawnMap): Grid {
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
  const down = (n: number) => Math.floor((n - spare) / step) * step;
  const up = (n: number) => Math.ceil((n + spare) / step) * step;
  return { left: down(left), bottom: down(bottom), right: up(right), top: up(top), step };
}

/** The point for a click: an existing one if it is near, otherwise the nearest of the grid. */
export function snap(
  { lines, open }: DrawnMap,
  { left, bottom, right, top, step }: Grid,
  x: number,
  y: number,
): Point {
  let near = 0.6 * step;
  let best: Point | null = null;
  for (const point of [...lines.flat(), ...open]) {
    const distance = Math.hypot(point[0] - x, point[1] - y);
    if (distance < near) [best, near] = [point, distance];
  }
  const inside = (n: number, low: number, high: number) =>
    Math.min(high, Math.max(low, tidy(Math.round(n / step) * step)));
  return best ?? [inside(x, left, right), inside(y, bottom, top)];
}

/** Round away the error of floating-point arithmetic. */
const tidy = (n: number) => Number(n.toFixed(6));

const samePoint = (one: readonly number[] | undefined, other: readonly number[] | undefined) =>
  one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];

/** Add a point to the open border. The last point again ends the border, the first one closes it. */
export function addPoint(map: DrawnMap, point: Point): DrawnMap {
  const { open } = map;
  if (samePoint(open[open.length - 1], point)) return endLine(map);
  const grown = { ...map, open: [...open, point] };
  return open.length > 1 && samePoint(open[0], point) ? endLine(grown) : grown;
}

/** End the open border; a single point is dropped. */
export function endLine(map: DrawnMap): DrawnMap {
  const lines = map.open.length > 1 ? [...map.lines, map.open] : map.lines;
  return { ...map, lines, open: [] };
}

export function dropPoint(map: DrawnMap): DrawnMap {
  return { ...map, open: map.open.slice(0, -1) };
}

export function removeLine(map: DrawnMap, line: number): DrawnMap {
  return { ...map, lines: map.lines.filter((_, i) => i !== line) };
}

export function removeLabel(map: DrawnMap, label: number): DrawnMap {
  return { ...map, labels: map.labels.filter((_, i) => i !== label) };
}

/** Put a name at a point, replacing the one with index `instead` if given. */
export function putLabel(
  map: DrawnMap,
  label: { x: number; y: number; name: string },
  instead: number = -1,
): DrawnMap {
  const others = map.labels.filter((_, i) => i !== instead);
  return { ...map, labels: [...others, label] };
}

/** Format the map as text, one line per border and name, as the library reads it. */
export function writeMap({ lines, labels }: DrawnMap) {
  return [
    ...labels.map(({ x, y, name }) => `${tidy(x)},${tidy(y)} ${name}`),
    ...lines.map((line) => line.map(([x, y]) => `${tidy(x)},${tidy(y)}`).join(" ")),
  ].join("\n");
}
