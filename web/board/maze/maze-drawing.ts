import type { Palette } from "../../dom/theme.ts";
import type { Drawn } from "../sentences.ts";
import { type BoardLayout, boxOf, centreOf } from "../shared/board-layout.ts";
import { letterSize } from "../shared/lettering.ts";
import { drawUndo } from "../shared/undo-mark.ts";
import type { Moment, Motion } from "../types.ts";
import type { Wall } from "./maze-picture.ts";

type Context = CanvasRenderingContext2D;

export interface MazePicture {
  walls: readonly Wall[];
  start: number;
  end: number;
  moment: Moment;
}

/** Draw one frame in layers: paper, path, candidates, what was taken back, letters, walls, cursor. */
export function drawMaze(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  picture: MazePicture,
) {
  const drawn: Drawn = new Set();
  const { width, height, left, top, cell, rows, columns } = layout;
  const { moment, start, end } = picture;
  context.clearRect(0, 0, width, height);
  context.fillStyle = palette.paper;
  context.fillRect(left, top, columns * cell, rows * cell);
  context.lineJoin = context.lineCap = "round";
  const head = drawPath(context, layout, palette, moment, drawn);
  if (!moment.asked) drawCandidates(context, layout, palette, moment, drawn);
  drawTakenBack(context, layout, palette, moment, drawn);
  const size = letterSize(cell * 0.42, cell * 0.7, palette);
  context.font = `650 ${size}px ${palette.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const [at, letter] of [
    [start, "S"],
    [end, "E"],
  ] as const) {
    const { x, y } = centreOf(layout, at);
    context.fillStyle = at === head ? palette.onStart : palette.ink;
    context.fillText(letter, x, y + size * 0.06);
  }
  drawWalls(context, layout, palette, picture.walls);
  if (moment.cursor >= 0) {
    const box = boxOf(layout, moment.cursor);
    const line = Math.max(3, cell * 0.07);
    context.strokeStyle = palette.cursor;
    context.lineWidth = line;
    context.strokeRect(box.left + line, box.top + line, cell - 2 * line, cell - 2 * line);
  }
  return drawn;
}

/** Draw the path as a line that ends in a dot; returns the cell with the dot, or -1 while it moves. */
function drawPath(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  { state, motion }: Moment,
  drawn: Drawn,
) {
  const { path, depth, last } = state;
  if (depth === 0) return -1;
  const { cell } = layout;
  const placed = last !== null && last >= 0;
  const points = Array.from(path.subarray(0, depth), (at) => centreOf(layout, at));
  const head = motion ? pointOf(layout, motion) : points[depth - 1];
  context.lineWidth = Math.max(2, cell * 0.16);
  drawLine(context, placed ? points.slice(0, -1) : points, palette.path);
  if (placed) {
    drawLine(context, [points[depth - 2], head], palette.place);
    drawn.add("last");
  }
  context.fillStyle = palette.path;
  context.beginPath();
  context.arc(head.x, head.y, cell * 0.31, 0, 2 * Math.PI);
  context.fill();
  return motion && motion.done < 1 ? -1 : path[depth - 1];
}

function drawLine(context: Context, points: readonly { x: number; y: number }[], colour: string) {
  context.strokeStyle = colour;
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.stroke();
}

/** Number the cells that can come next, in the order of trying; walls show what can't. */
function drawCandidates(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  { candidates = [], state }: Moment,
  drawn: Drawn,
) {
  const { cell } = layout;
  const size = letterSize(cell * 0.28, cell * 0.5, palette);
  const radius = Math.max(cell * 0.23, size * 0.62);
  context.font = `650 ${size}px ${palette.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = Math.max(1.5, cell * 0.03);
  for (const [at, number, standing] of candidates) {
    if (standing === "refused" || standing === "undone" || state.numberOf[at] > 0) continue;
    drawn.add(standing);
    const next = standing === "next";
    const colour = standing === "tried" ? palette.tried : palette.candidate;
    const { x, y } = centreOf(layout, at);
    context.fillStyle = next ? palette.candidate : palette.candidateDisc;
    context.strokeStyle = colour;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
    context.fillStyle = next ? palette.candidateDisc : colour;
    context.fillText(String(number), x, y + size * 0.06);
  }
}

/** Draw an undo: a dashed line to the cell given up, with a cross, until the next event. */
function drawTakenBack(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  { state, flash }: Moment,
  drawn: Drawn,
) {
  if (state.undone < 0) return;
  drawn.add("undone");
  const { cell } = layout;
  const gone = centreOf(layout, state.undone);
  context.lineWidth = Math.max(2, cell * 0.07);
  context.setLineDash([cell * 0.1, cell * 0.16]);
  drawLine(context, [centreOf(layout, state.top), gone], palette.undo);
  context.setLineDash([]);
  drawUndo(context, gone, 0.25 * cell, palette, flash);
}

function drawWalls(
  context: Context,
  { left, top, cell }: BoardLayout,
  palette: Palette,
  walls: readonly Wall[],
) {
  context.strokeStyle = palette.ink;
  context.lineWidth = Math.max(2, cell * 0.07);
  context.lineCap = "round";
  context.beginPath();
  for (const [x, y, right, bottom] of walls) {
    context.moveTo(left + x * cell, top + y * cell);
    context.lineTo(left + right * cell, top + bottom * cell);
  }
  context.stroke();
}

function pointOf(layout: BoardLayout, { from, to, done }: Motion) {
  const [a, b] = [centreOf(layout, from), centreOf(layout, to)];
  const eased = done * done * (3 - 2 * done);
  return { x: a.x + (b.x - a.x) * eased, y: a.y + (b.y - a.y) * eased };
}
