import { svg } from "../../dom/create-element.ts";
import type { Tree } from "../../engine/analysis/tree.ts";
import { LOOKS } from "./chart-styles.ts";
import { type Columns, type layOutIcicle, NAMED, type Rows } from "./icicle.ts";
import type { RowEnds } from "./row-ends.ts";
import type { Lettering } from "./types.ts";

/** Draws an icicle: on a canvas in the page, and as SVG for a file. */

/** The visible part. */
interface Sight {
  columns: Columns;
  rows: Rows;
  layout: ReturnType<typeof layOutIcicle>;
  ends: Pick<RowEnds, "of">; // of the rows
  width: number; // of the picture
  scale: number; // pixels of the picture per pixel of the stylesheet
  cursor: { position: number; depth: number };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A label centred on a point. */
interface Label {
  text: string;
  x: number;
  y: number;
  onPath: boolean;
}

interface Shapes {
  grains: Box[];
  bars: Box[];
  path: Box[]; // the bars of the path at the cursor
  labels: Label[];
  cursor: number | null;
}

/** Least height in pixels of a row with names, and of a row with gaps between its bars. */
const LETTERED = 12;
const PARTED = 4;

export function shapesOf(tree: Tree, sight: Sight, lettering: Lettering): Shapes {
  const { columns, rows, layout, ends, width: all, scale, cursor } = sight;
  const { at, x } = columns;
  const depthOf = (row: number) => rows.first + row * rows.together;
  const part = (height: number) => (height >= PARTED * scale ? scale : 0);
  const shapes: Shapes = {
    grains: [],
    bars: [],
    path: [],
    labels: [],
    cursor: xOf(columns, cursor.position),
  };
  for (const { column, row, rows: number } of layout.grains) {
    const { top: y } = ends.of(depthOf(row));
    const height = ends.of(depthOf(row + number - 1)).bottom - y;
    shapes.grains.push({ x: x[column], y, width: x[column + 1] - x[column], height });
  }
  for (const { row, from, to } of layout.bars) {
    const depth = depthOf(row);
    const { top: y, bottom } = ends.of(depth);
    const tall = bottom - y;
    const wide = x[to] - x[from];
    const width = wide > 2 * scale ? wide - scale : wide;
    const box = { x: x[from], y, width, height: tall - part(tall) };
    const onPath =
      depth <= cursor.depth && at[from] <= cursor.position && cursor.position <= at[to];
    shapes[onPath ? "path" : "bars"].push(box);
    if (width < NAMED * scale || tall < LETTERED * scale) continue;
    const twig = tree.twigAt(at[from], depth);
    const label = twig === null ? null : fit(twig.choice, box, all, lettering);
    if (label !== null) shapes.labels.push({ ...label, onPath });
  }
  return shapes;
}

/** x of a position in the picture, or null when it is not visible. */
function xOf({ at, x }: Columns, position: number) {
  const [first, last] = [at[0], at[at.length - 1]];
  if (position < first || position > last || last === first) return null;
  return x[0] + ((position - first) / (last - first)) * (x[x.length - 1] - x[0]);
}

/** A label in the middle of a bar's visible part, if it fits. */
function fit(choice: number, box: Box, width: number, { name, brief, measure }: Lettering) {
  const left = Math.max(0, box.x);
  const room = Math.min(box.x + box.width, width) - left;
  const text = [name(choice), brief(choice)].find((text) => measure(text) <= room - 4);
  return text === undefined ? null : { text, x: left + room / 2, y: box.y + box.height / 2 };
}

/** Size of letters in pixels, and opacity of each kind of shape. */
const LETTERS = 11;
const TONES = { grains: 0.22, bars: 0.45, path: 1 } as const;
const KINDS = Object.keys(TONES) as (keyof typeof TONES)[];

/** The font of names, as a canvas needs it. */
export const fontOf = (style: CSSStyleDeclaration, scale: number) =>
  `${LETTERS * scale}px ${style.getPropertyValue("--font")}`;

export function paintIcicle(
  context: CanvasRenderingContext2D,
  shapes: Shapes,
  style: CSSStyleDeclaration,
  scale: number,
  pointed: Box | null,
) {
  const { width, height } = context.canvas;
  const colour = (name: string) => style.getPropertyValue(name);
  context.clearRect(0, 0, width, height);
  context.fillStyle = colour("--accent");
  for (const kind of KINDS) {
    context.globalAlpha = TONES[kind];
    for (const box of shapes[kind]) context.fillRect(box.x, box.y, box.width, box.height);
  }
  // The upper edge of a bar stands out more than a ground on which letters can be read.
  context.globalAlpha = 1;
  for (const kind of KINDS)
    for (const { x, y, width, height } of shapes[kind])
      context.fillRect(x, y, width, Math.min(scale, height));
  context.font = fontOf(style, scale);
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const { text, x, y, onPath } of shapes.labels) {
    context.fillStyle = colour(onPath ? "--on-accent" : "--ink");
    context.fillText(text, x, y);
  }
  if (shapes.cursor !== null) {
    context.fillStyle = colour("--bad");
    context.fillRect(shapes.cursor - 0.75 * scale, 0, 1.5 * scale, height);
  }
  if (pointed === null) return;
  context.strokeStyle = colour("--focus");
  context.lineWidth = 2 * scale;
  context.strokeRect(pointed.x, pointed.y, pointed.width, pointed.height);
}

/** The same as SVG, which takes its colours from the stylesheet. */
export function drawIcicle(
  { labels, cursor, ...shapes }: Shapes,
  { width, height, title }: { width: number; height: number; title: string },
) {
  const outline = (boxes: Box[]) =>
    boxes.map(
      ({ x, y, width, height }) => `M${r(x)} ${r(y)}h${r(width)}v${r(height)}h${r(-width)}z`,
    );
  return svg(
    "svg",
    {
      class: "chart",
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: "img",
      "aria-label": title,
    },
    ...KINDS.map((kind) =>
      svg("path", {
        style: LOOKS.amount,
        "fill-opacity": TONES[kind],
        d: outline(shapes[kind]).join(""),
      }),
    ),
    ...KINDS.map((kind) =>
      svg("path", {
        style: LOOKS.amount,
        d: outline(shapes[kind].map((box) => ({ ...box, height: Math.min(1, box.height) }))).join(
          "",
        ),
      }),
    ),
    ...labels.map(({ text, x, y, onPath }) =>
      svg(
        "text",
        { class: "label label-mid", style: onPath && LOOKS.on, x: r(x), y: r(y + 4) },
        text,
      ),
    ),
    ...(cursor === null
      ? []
      : [svg("line", { style: LOOKS.cursor, x1: r(cursor), x2: r(cursor), y1: 0, y2: height })]),
  );
}

const r = (length: number) => Math.round(length * 100) / 100;
