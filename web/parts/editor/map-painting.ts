import { svg } from "../../dom/create-element.ts";
import { t } from "../../language/translate.ts";
import type { DrawnMap, Grid, Point } from "./types.ts";

/** Draws the map of the editor as SVG. */

/** Python's findings. */
export interface Draft {
  names: string[];
  borders: [number, number][];
  outlines: Point[][][];
  middles: Point[]; // of the regions' names
  lines: Point[][];
  labels: [number, number, string][];
  remarks: string[];
}

export type Chosen = { line: number } | { label: number } | null;

interface Shown {
  map: DrawnMap;
  draft: Draft | null;
  grid: Grid;
  chosen: Chosen;
  cross: Point | null; // place of the next point
}

/** The drawing's own units. */
export const UNIT = 1000;
export const MARGIN = 30;

/** Convert a point to the drawing's coordinates. */
function toDrawing(grid: Grid, [x, y]: Point): Point {
  const { left, bottom, side } = frame(grid);
  return [((x - left) / side) * UNIT, (1 - (y - bottom) / side) * UNIT];
}

/** Convert the drawing's coordinates to a point. */
export function fromDrawing(grid: Grid, { x, y }: { x: number; y: number }): Point {
  const { left, bottom, side } = frame(grid);
  return [left + (x / UNIT) * side, bottom + (1 - y / UNIT) * side];
}

/** The visible square of the plane. */
function frame({ left, bottom, right, top }: Grid) {
  const side = Math.max(right - left, top - bottom);
  return {
    left: left - (side - (right - left)) / 2,
    bottom: bottom - (side - (top - bottom)) / 2,
    side,
  };
}

export function paint(shown: Shown): SVGElement[] {
  const { map, draft, grid } = shown;
  const to = (point: Point) => toDrawing(grid, point);
  const empty = map.lines.length + map.open.length === 0 && draft === null;
  const hint = { class: "drawing-hint", x: UNIT / 2, y: UNIT / 2 };
  return [
    ...paintRegions(shown, to),
    paintGrid(grid, to),
    ...paintLines(shown, to),
    ...paintNumbers(shown, to),
    ...paintNames(shown, to),
    ...paintDots(shown, to),
    ...(empty ? [svg("text", hint, t("editor-map-empty"))] : []),
  ];
}

const pathOf = (points: readonly Point[], to: (point: Point) => Point) =>
  points.map((point) => to(point).join()).join(" ");

const POINT = "fill: var(--accent)";
const CROSS = "fill: none; stroke: var(--accent); stroke-width: 4";
const GRID = "stroke: var(--line); stroke-width: 1.5";
/** Colours of maps that regions use in turn while being drawn. */
const TINTS = [2, 5, 4, 8, 3, 6];

function paintRegions({ draft }: Shown, to: (point: Point) => Point) {
  return (draft?.outlines ?? []).map((rings, region) =>
    svg("path", {
      style: `fill: var(--map-${TINTS[region % TINTS.length]}); fill-opacity: 0.32`,
      "fill-rule": "evenodd",
      d: rings.map((ring) => `M${pathOf(ring, to)}Z`).join(""),
    }),
  );
}

/** The borders, and the unfinished one. */
function paintLines({ map, chosen, cross }: Shown, to: (point: Point) => Point) {
  const lines = map.lines.map((line, i) => {
    const marked = chosen && "line" in chosen && chosen.line === i;
    const name = marked ? "drawn-line chosen" : "drawn-line";
    return svg("polyline", { class: name, points: pathOf(line, to) });
  });
  if (map.open.length === 0) return lines;
  const begun = cross ? [...map.open, cross] : map.open;
  return [
    ...lines,
    svg("polyline", {
      class: "drawn-line",
      style: "--drawn: var(--accent)",
      points: pathOf(begun, to),
    }),
  ];
}

/** Python's names for the regions without a name. */
function paintNumbers({ map, draft }: Shown, to: (point: Point) => Point) {
  const named = new Set(map.labels.map(({ name }) => name));
  return (draft?.middles ?? []).flatMap((middle, region) => {
    const name = draft?.names[region] ?? "";
    if (named.has(name)) return [];
    const [x, y] = to(middle);
    return [
      svg(
        "text",
        { class: "drawn-name", style: "--drawn: var(--ink-faint); font-weight: 400", x, y },
        name,
      ),
    ];
  });
}

function paintNames({ map, chosen }: Shown, to: (point: Point) => Point) {
  return map.labels.map(({ x: across, y: up, name }, i) => {
    const [x, y] = to([across, up]);
    const marked = chosen && "label" in chosen && chosen.label === i;
    return svg("text", { class: marked ? "drawn-name chosen" : "drawn-name", x, y }, name);
  });
}

/** The points of the unfinished border, and the cross. */
function paintDots({ map: { open }, cross }: Shown, to: (point: Point) => Point) {
  return [...open, ...(cross ? [cross] : [])].map((point, i) => {
    const [cx, cy] = to(point);
    return svg("circle", { style: i < open.length ? POINT : CROSS, cx, cy, r: 8 });
  });
}

function paintGrid({ left, bottom, right, top, step }: Grid, to: (point: Point) => Point) {
  let d = "";
  for (let x = left; x <= right + step / 2; x += step) {
    d += `M${to([x, bottom]).join()}L${to([x, top]).join()}`;
  }
  for (let y = bottom; y <= top + step / 2; y += step) {
    d += `M${to([left, y]).join()}L${to([right, y]).join()}`;
  }
  return svg("path", { style: GRID, d });
}
