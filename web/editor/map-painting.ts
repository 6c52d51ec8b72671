import { tell } from "../language/tell.ts";
import { placeLabel } from "../puzzles/shared/map-layout.ts";
import { svg } from "../view/node.ts";

/**
 * A map on the drawing board, as SVG.
 *
 * @import { DrawnMap, Grid, Point } from "./types.ts"
 *
 * @typedef {object} Draft what Python finds
 * @property {string[]} names
 * @property {[number, number][]} borders
 * @property {Point[][][]} outlines
 * @property {Point[][]} lines
 * @property {[number, number, string][]} labels
 * @property {string[]} remarks
 *
 * @typedef {{line: number} | {label: number} | null} Chosen
 *
 * @typedef {object} Shown
 * @property {DrawnMap} map
 * @property {Draft | null} draft
 * @property {Grid} grid
 * @property {Chosen} chosen
 * @property {Point | null} cross where the next point would be
 */

/** The drawing's own units. */
export const UNIT = 1000;
export const MARGIN = 30;

/** The place of a point in the drawing. @param {Grid} grid @param {Point} point @returns {Point} */
function toDrawing(grid, [x, y]) {
  const { left, bottom, side } = frame(grid);
  return [((x - left) / side) * UNIT, (1 - (y - bottom) / side) * UNIT];
}

/** The point at a place in the drawing. @param {Grid} grid @param {{x: number, y: number}} place @returns {Point} */
export function fromDrawing(grid, { x, y }) {
  const { left, bottom, side } = frame(grid);
  return [left + (x / UNIT) * side, bottom + (1 - y / UNIT) * side];
}

/** The square part of the plane that is drawn. @param {Grid} grid */
function frame({ left, bottom, right, top }) {
  const side = Math.max(right - left, top - bottom);
  return {
    left: left - (side - (right - left)) / 2,
    bottom: bottom - (side - (top - bottom)) / 2,
    side,
  };
}

/** @param {Shown} shown @returns {SVGElement[]} */
export function paint(shown) {
  const { map, draft, grid } = shown;
  const to = (/** @type {Point} */ point) => toDrawing(grid, point);
  const empty = map.lines.length + map.open.length === 0 && draft === null;
  const hint = { class: "drawing-hint", x: UNIT / 2, y: UNIT / 2 };
  return [
    ...paintRegions(shown, to),
    paintGrid(grid, to),
    ...paintLines(shown, to),
    ...paintNumbers(shown, to),
    ...paintNames(shown, to),
    ...paintDots(shown, to),
    ...(empty ? [svg("text", hint, tell("editor-map-empty"))] : []),
  ];
}

/** @param {readonly Point[]} points @param {(point: Point) => Point} to */
const pathOf = (points, to) => points.map((point) => to(point).join()).join(" ");

/** The colours of maps that regions have in turn while they are drawn. */
const TINTS = [2, 5, 4, 8, 3, 6];

/** @param {Shown} shown @param {(point: Point) => Point} to */
function paintRegions({ draft }, to) {
  return (draft?.outlines ?? []).map((rings, region) =>
    svg("path", {
      class: `drawn-region tint-${TINTS[region % TINTS.length]}`,
      "fill-rule": "evenodd",
      d: rings.map((ring) => `M${pathOf(ring, to)}Z`).join(""),
    }),
  );
}

/** The borders, and the one that is begun. @param {Shown} shown @param {(point: Point) => Point} to */
function paintLines({ map, chosen, cross }, to) {
  const lines = map.lines.map((line, i) => {
    const marked = chosen && "line" in chosen && chosen.line === i;
    const name = marked ? "drawn-line chosen" : "drawn-line";
    return svg("polyline", { class: name, points: pathOf(line, to) });
  });
  if (map.open.length === 0) return lines;
  const begun = cross ? [...map.open, cross] : map.open;
  return [...lines, svg("polyline", { class: "drawn-line open", points: pathOf(begun, to) })];
}

/** What Python calls the regions without a name. @param {Shown} shown @param {(point: Point) => Point} to */
function paintNumbers({ map, draft }, to) {
  const named = new Set(map.labels.map(({ name }) => name));
  return (draft?.outlines ?? []).flatMap((rings, region) => {
    const name = draft?.names[region] ?? "";
    if (named.has(name)) return [];
    const outline = rings.map((ring) => ring.map(to));
    const { x, y } = placeLabel(outline, UNIT, UNIT);
    return [svg("text", { class: "drawn-name number", x, y }, name)];
  });
}

/** @param {Shown} shown @param {(point: Point) => Point} to */
function paintNames({ map, chosen }, to) {
  return map.labels.map(({ x: across, y: up, name }, i) => {
    const [x, y] = to([across, up]);
    const marked = chosen && "label" in chosen && chosen.label === i;
    return svg("text", { class: marked ? "drawn-name chosen" : "drawn-name", x, y }, name);
  });
}

/** The points of the border that is begun, and the cross. @param {Shown} shown @param {(point: Point) => Point} to */
function paintDots({ map: { open }, cross }, to) {
  return [...open, ...(cross ? [cross] : [])].map((point, i) => {
    const [cx, cy] = to(point);
    return svg("circle", { class: i < open.length ? "drawn-point" : "drawn-cross", cx, cy, r: 8 });
  });
}

/** @param {Grid} grid @param {(point: Point) => Point} to */
function paintGrid({ left, bottom, right, top, step }, to) {
  let d = "";
  for (let x = left; x <= right + step / 2; x += step) {
    d += `M${to([x, bottom]).join()}L${to([x, top]).join()}`;
  }
  for (let y = bottom; y <= top + step / 2; y += step) {
    d += `M${to([left, y]).join()}L${to([right, y]).join()}`;
  }
  return svg("path", { class: "drawing-grid", d });
}
