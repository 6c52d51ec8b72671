/** Places of a map's regions on a canvas. All lengths are device pixels. */

import type { MapSketch } from "../../engine/search/types.ts";
import type { Size } from "../types.ts";

export interface MapLayout {
  rings: [number, number][][][]; // of each region
  labels: { x: number; y: number; room: number }[]; // place of a region's label, and the width available there
}

/** At Australia's latitude a degree of latitude is longer than one of longitude. */
const STRETCH = new Map([["australia", 1 / Math.cos((26 * Math.PI) / 180)]]);

/** @param name of the map, if it comes from the library */
export function layOutMap(
  { outlines, frame }: MapSketch,
  name: string,
  { width, height }: Size,
): MapLayout {
  const stretch = STRETCH.get(name) ?? 1;
  const [left, bottom, right, top] = frame ?? extent(outlines);
  const margin = 0.03 * Math.min(width, height);
  const scale = Math.min(
    (width - 2 * margin) / Math.max(right - left, 1e-9),
    (height - 2 * margin) / Math.max((top - bottom) * stretch, 1e-9),
  );
  const middleX = (left + right) / 2;
  const middleY = (bottom + top) / 2;
  const rings = outlines.map((region) =>
    region.map((ring) =>
      ring.map(
        ([x, y]) =>
          [width / 2 + (x - middleX) * scale, height / 2 - (y - middleY) * stretch * scale] as [
            number,
            number,
          ],
      ),
    ),
  );
  return { rings, labels: rings.map((region) => placeLabel(region, width, height)) };
}

/** Height of a map with this width, at most the width. */
export function heightFor({ outlines, frame }: MapSketch, name: string, width: number) {
  const [left, bottom, right, top] = frame ?? extent(outlines);
  const share = ((top - bottom) * (STRETCH.get(name) ?? 1)) / Math.max(right - left, 1e-9);
  return Math.round(width * Math.min(1, Math.max(0.3, share * 1.06)));
}

function extent(outlines: [number, number][][][]) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of outlines.flat(2)) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box as [number, number, number, number];
}

/** Twice the signed area of a ring; the sign gives its orientation. */
function twiceArea(ring: [number, number][]) {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  }
  return sum;
}

/**
 * Centre of the widest place in a region's largest ring, found with a few horizontal cuts.
 *
 * @param width of the canvas
 */
export function placeLabel(rings: [number, number][][], width: number, height: number) {
  const ring = rings.reduce((largest, other) =>
    Math.abs(twiceArea(other)) > Math.abs(twiceArea(largest)) ? other : largest,
  );
  const ys = ring.map(([, y]) => Math.min(height, Math.max(0, y)));
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const turned = ring.map(([x, y]) => [y, x] as [number, number]);
  let best = { x: ring[0][0], y: ring[0][1], room: 0 };
  let most = 0;
  for (let i = 1; i < 16; i++) {
    const y = top + ((bottom - top) * i) / 16;
    for (const [from, to] of spansAt(ring, y, width)) {
      const x = (from + to) / 2;
      const ups = spansAt(turned, x, height).map(([from, to]) => 2 * Math.min(y - from, to - y));
      const up = Math.max(0, ...ups);
      // Among equally wide places prefer the middle, away from corners.
      const clear = Math.min(to - from, up * 1.6, 4 * farFrom(ring, x, y)) + up / 50;
      if (clear <= most) continue;
      most = clear;
      best = { x, y, room: Math.min(to - from, up * 2.4) };
    }
  }
  return best;
}

/** Distance of a point from the nearest side of a ring. */
function farFrom(ring: [number, number][], x: number, y: number) {
  let least = Infinity;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[x1, y1], [x2, y2]] = [ring[j], ring[i]];
    const [across, down] = [x2 - x1, y2 - y1];
    const length = across ** 2 + down ** 2 || 1;
    const along = Math.min(1, Math.max(0, ((x - x1) * across + (y - y1) * down) / length));
    least = Math.min(least, Math.hypot(x - x1 - along * across, y - y1 - along * down));
  }
  return least;
}

/** Intervals of a horizontal line inside a ring, clipped to the canvas. */
function spansAt(ring: [number, number][], y: number, width: number) {
  const cuts = cutsAt(ring, y);
  return Array.from({ length: cuts.length >> 1 }, (_, k) => [
    Math.max(0, cuts[2 * k]),
    Math.min(width, cuts[2 * k + 1]),
  ]);
}

/** x of each crossing of a horizontal line with a ring, from the left. */
export function cutsAt(ring: [number, number][], y: number) {
  const cuts = [];
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[x1, y1], [x2, y2]] = [ring[j], ring[i]];
    if (y1 > y !== y2 > y) cuts.push(x1 + ((y - y1) * (x2 - x1)) / (y2 - y1));
  }
  return cuts.sort((one, other) => one - other);
}

/** The region at a point, or -1: inside if the number of borders to its left is odd. */
export function regionAt({ rings }: MapLayout, x: number, y: number) {
  return rings.findIndex((region) => {
    const crossed = region.flatMap((ring) => cutsAt(ring, y)).filter((cut) => cut < x);
    return crossed.length % 2 === 1;
  });
}
