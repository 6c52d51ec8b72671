import type { Palette } from "../../dom/theme.ts";
import type { Drawn } from "../sentences.ts";
import type { Motion } from "../types.ts";
import { type BoardLayout, centreOf } from "./board-layout.ts";
import { letterSize } from "./lettering.ts";
import { drawUndo, strokeSlash } from "./undo-mark.ts";

/** Marks over the squares of a board during a search: candidates, what was taken back, the cursor. */

type Context = CanvasRenderingContext2D;

/** A square that may come next. */
export interface Candidate {
  square: number;
  number: number; // its place in the order of trying, from 1
  standing: "tried" | "next" | "open";
}

/** Draw the candidates, numbered in the order of trying. */
export function drawCandidates(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  candidates: Candidate[],
  drawn: Drawn,
) {
  const { cell } = layout;
  const size = letterSize(cell * 0.25, cell * 0.47, palette);
  const radius = Math.max(cell * 0.2, size * 0.62);
  context.font = `650 ${size}px ${palette.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = Math.max(1.5, cell * 0.03);
  for (const { square, number, standing } of candidates) {
    drawn.add(standing);
    const { x, y } = centreOf(layout, square);
    drawRing(context, x, y, radius, standing, palette);
    context.fillText(String(number), x, y + size * 0.06);
    if (standing === "tried") strokeSlash(context, x, y, radius * 0.7);
  }
}

/** Draw the ring of a candidate, and choose the colour of its number. */
export function drawRing(
  context: Context,
  x: number,
  y: number,
  radius: number,
  standing: Candidate["standing"],
  palette: Palette,
) {
  const { candidate, candidateDisc, tried } = palette;
  const colour = standing === "tried" ? tried : candidate;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = standing === "next" ? candidate : candidateDisc;
  context.strokeStyle = colour;
  context.fill();
  context.stroke();
  context.fillStyle = standing === "next" ? candidateDisc : colour;
}

/**
 * Draw an undo: the square given up stays marked in red, with a dashed line back to the end of the path, until the next event; a
 * ring spreads from it for a moment.
 */
export function drawTakenBack(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  { undone, top, flash }: { undone: number; top: number; flash: number },
  drawn: Drawn,
) {
  if (undone < 0) return;
  drawn.add("undone");
  const { cell } = layout;
  const gone = centreOf(layout, undone);
  context.strokeStyle = palette.undo;
  context.lineCap = "round";
  if (top >= 0) {
    const back = centreOf(layout, top);
    context.lineWidth = Math.max(2, cell * 0.055);
    context.setLineDash([cell * 0.1, cell * 0.13]);
    context.beginPath();
    context.moveTo(gone.x, gone.y);
    context.lineTo(back.x, back.y);
    context.stroke();
    context.setLineDash([]);
  }
  if (flash > 0) {
    context.globalAlpha = 0.3 * flash;
    context.fillStyle = palette.undo;
    const file = undone % layout.columns;
    const rank = Math.floor(undone / layout.columns);
    context.fillRect(
      layout.left + file * cell,
      layout.top + (layout.rows - 1 - rank) * cell,
      cell,
      cell,
    );
  }
  drawUndo(context, gone, 0.25 * cell, palette, flash);
}

export function drawCursor(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  cursor: number,
) {
  if (cursor >= 0) drawFrame(context, layout, palette.cursor, centreOf(layout, cursor), 0.06);
}

/** Draw a frame within a square around a point. @param share of the square's side @param inset pixels around the frame */
export function drawFrame(
  context: Context,
  { cell }: BoardLayout,
  colour: string,
  { x, y }: { x: number; y: number },
  share = 0.05,
  inset = 0,
) {
  const width = Math.max(3, cell * share);
  const side = cell - width - 2 * inset;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.strokeRect(x - side / 2, y - side / 2, side, side);
}

/** The point that a motion has come to, eased. */
export function pointOf(layout: BoardLayout, motion: Motion) {
  const from = centreOf(layout, motion.from);
  const to = centreOf(layout, motion.to);
  const eased = motion.done * motion.done * (3 - 2 * motion.done);
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
}
