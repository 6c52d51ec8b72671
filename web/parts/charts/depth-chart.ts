import { binding, watchSize } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import type { DepthRanges } from "../../engine/analysis/depth-ranges.ts";
import type { RunAnalysis } from "../../engine/analysis/run-analysis.ts";
import type { Page } from "../../state/page/page-context.ts";

/** Chart of the depth over time, along the position slider: the least and greatest depth of each pixel. */

/** Milliseconds between two drawings while the run grows. */
const PAUSE = 120;

export function bindDepthChart({ player, redraw }: Page, analysis: RunAnalysis) {
  const canvas = element("depth-chart", HTMLCanvasElement);
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  const changed = watchChanges();
  let drawnAt = -Infinity;

  function renew() {
    changed();
    recoloured();
    drawnAt = -Infinity;
    redraw();
  }
  const { signal, onDispose, unbind } = binding();
  onDispose(
    watchSize(canvas, ([entry]) => {
      canvas.width = Math.round(entry.contentRect.width * devicePixelRatio);
      canvas.height = Math.round(entry.contentRect.height * devicePixelRatio);
      renew();
    }),
  );
  canvas.addEventListener("contextrestored", renew, { signal });
  const recoloured = watchChanges();
  let colours = { past: "", ahead: "" };
  const grown = watchChanges();
  let columns = new Path2D();

  /** @param more true: the run is still being read */
  function show(more: boolean) {
    const { depthRanges } = analysis;
    const { timeline, status } = player;
    const { width } = canvas;
    if (depthRanges === null || width === 0) return;
    const { theme } = document.documentElement.dataset;
    const { position, known } = timeline;
    const now = performance.now();
    if ((more || status.name === "playing") && now - drawnAt < PAUSE) return;
    const { base, read } = depthRanges;
    const cursor = known > 0 ? Math.ceil((position / known) * width) : 0;
    if (!changed(depthRanges, base, read, known, cursor, theme, width)) return;
    drawnAt = now;
    // Reading a computed style forces layout, so don't do it in every frame.
    if (recoloured(theme)) colours = coloursOf(canvas);
    // Dragging the cursor does not change the run.
    if (grown(depthRanges, base, read, known, width)) columns = draw(canvas, depthRanges, timeline);
    paint(context, columns, cursor, colours);
  }

  return { show, unbind };
}

function coloursOf(canvas: HTMLCanvasElement) {
  const style = getComputedStyle(canvas);
  return { past: style.getPropertyValue("--accent"), ahead: style.getPropertyValue("--ink-faint") };
}

function draw(
  { width, height }: HTMLCanvasElement,
  depthRanges: DepthRanges,
  { known, length }: { known: number; length: number },
) {
  const path = new Path2D();
  const columns = columnsOf(depthRanges, known, width);
  const { low, high } = rangeOf(columns, length);
  const thin = 1.5 * devicePixelRatio;
  const y = (depth: number) => (1 - (Math.max(depth, low) - low) / (high - low)) * (height - thin);
  for (const { x, least, greatest } of joined(columns)) {
    const top = y(greatest);
    path.rect(x, top, 1, y(least) - top + thin);
  }
  return path;
}

/** Paint the part before the cursor, and the part after it. */
function paint(
  context: CanvasRenderingContext2D,
  columns: Path2D,
  cursor: number,
  { past, ahead }: { past: string; ahead: string },
) {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  for (const [from, to, colour, alpha] of [
    [0, cursor, past, 0.85],
    [cursor, width, ahead, 0.78],
  ] as const) {
    context.save();
    context.beginPath();
    context.rect(from, 0, to - from, height);
    context.clip();
    context.globalAlpha = alpha;
    context.fillStyle = colour;
    context.fill(columns);
    context.restore();
  }
}

/** The least and greatest depth for each pixel, from position 0 to `known`. */
export function columnsOf(
  depthRanges: Pick<DepthRanges, "base" | "read" | "between">,
  known: number,
  width: number,
) {
  const columns: { x: number; least: number; greatest: number }[] = [];
  if (known === 0) return columns;
  for (let x = 0; x < width; x++) {
    // Positions from 0 to `known`, both included.
    const from = Math.floor((x * (known + 1)) / width);
    const to = Math.max(from, Math.floor(((x + 1) * (known + 1)) / width) - 1);
    if (to < depthRanges.base || from > depthRanges.read) continue;
    columns.push({ x, ...depthRanges.between(from, to) });
  }
  return columns;
}

/** Extend each column to meet the one before, so that the chart does not fall apart into dots. */
export function joined(columns: { x: number; least: number; greatest: number }[]) {
  return columns.map(({ x, least, greatest }, index) => {
    if (index === 0) return { x, least, greatest };
    const before = columns[index - 1];
    return {
      x,
      least: Math.min(least, before.greatest),
      greatest: Math.max(greatest, before.least),
    };
  });
}

/** Share of the columns, from the lowest on, that may be below the visible range. */
const CLIPPED = 0.01;

/**
 * The range of depths to show, chosen so that the busy depths fill the chart. The few columns that reach higher up in
 * the tree, such as the very first, are cut off below.
 *
 * @param length of a complete path
 */
export function rangeOf(columns: { least: number; greatest: number }[], length: number) {
  const least = columns.map((column) => column.least).sort((a, b) => a - b);
  const low = least[Math.floor(least.length * CLIPPED)] ?? 0;
  const high = Math.max(1, ...columns.map(({ greatest }) => greatest));
  return { low: Math.max(0, Math.min(low, high - Math.max(4, length * 0.1))), high };
}
