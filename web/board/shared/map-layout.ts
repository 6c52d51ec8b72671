/** Places of a map's regions on a canvas. All lengths are device pixels. Python lays the map out on a sheet. */

import type { MapSketch } from "../../engine/search/types.ts";
import type { Size } from "../types.ts";

export interface MapLayout {
  rings: [number, number][][][]; // of each region
  edges: [number, number][][]; // lines below them, for a map that is only a graph
  labels: { x: number; y: number; room: number }[]; // place of a region's label, and the width available there
}

/** Fit the sheet into a canvas. */
export function layOutMap(
  { outlines, edges, labels, size: [across, down] }: MapSketch,
  { width, height }: Size,
): MapLayout {
  const scale = Math.min(width / across, height / down);
  const [left, top] = [(width - across * scale) / 2, (height - down * scale) / 2];
  const place = ([x, y]: [number, number]): [number, number] => [left + x * scale, top + y * scale];
  return {
    rings: outlines.map((region) => region.map((ring) => ring.map(place))),
    edges: edges.map((ends) => ends.map(place)),
    labels: labels.map(([x, y, room]) => ({
      x: left + x * scale,
      y: top + y * scale,
      room: room * scale,
    })),
  };
}

/** Height of a map with this width, at most the width. */
export const heightFor = ({ size: [across, down] }: MapSketch, width: number) =>
  Math.round(width * Math.min(1, Math.max(0.3, down / across)));

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
