import type { Palette } from "../../dom/theme.ts";
import type { Drawn } from "../sentences.ts";
import { type BoardLayout, centreOf } from "../shared/board-layout.ts";
import {
  type Candidate,
  drawCandidates,
  drawCursor,
  drawTakenBack,
  pointOf,
} from "../shared/board-marks.ts";
import { drawNames } from "../shared/board-squares.ts";
import { drawDisc } from "../shared/disc.ts";
import { letterSize } from "../shared/lettering.ts";
import type { Moment } from "../types.ts";
import type { Wall } from "./maze-picture.ts";

type Context = CanvasRenderingContext2D;
type Point = { x: number; y: number };

/** Radius of a disc, in cells. */
const DISC = 0.31;

const wallWidth = (cell: number) => Math.max(2, cell * 0.07);

interface MazePicture {
  walls: readonly Wall[];
  start: number;
  end: number;
  candidates: Candidate[];
  moment: Moment;
}

/** Draw one frame in layers: paper with its cells, path, candidates, what was taken back, letters, walls, cursor. */
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
  drawCells(context, layout, palette);
  context.lineJoin = context.lineCap = "round";
  const head = drawPath(context, layout, palette, moment, drawn);
  drawCandidates(context, layout, palette, picture.candidates, drawn);
  const { top: last, undone } = moment.state;
  drawTakenBack(context, layout, palette, { top: last, undone, flash: moment.flash }, drawn);
  const size = letterSize(cell * 0.42, cell * 0.7, palette);
  const from = centreOf(layout, start);
  drawDisc(context, from.x, from.y, DISC * cell, palette.start);
  context.font = `650 ${size}px ${palette.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const [at, letter] of [
    [start, "S"],
    [end, "E"],
  ] as const) {
    const { x, y } = centreOf(layout, at);
    context.fillStyle = at === start || at === head ? palette.onStart : palette.given;
    context.fillText(letter, x, y + size * 0.06);
  }
  context.strokeStyle = palette.rule;
  context.lineWidth = wallWidth(cell);
  context.lineCap = "round";
  context.beginPath();
  for (const [x, y, right, bottom] of picture.walls) {
    context.moveTo(left + x * cell, top + y * cell);
    context.lineTo(left + right * cell, top + bottom * cell);
  }
  context.stroke();
  drawCursor(context, layout, palette, moment.cursor);
  return drawn;
}

/** Draw faint lines between the cells, and the cells' names at the edges. */
function drawCells(context: Context, layout: BoardLayout, palette: Palette) {
  const { left, top, cell, rows, columns } = layout;
  context.strokeStyle = palette.paperGiven;
  context.lineWidth = Math.max(1, cell * 0.02);
  context.beginPath();
  for (let x = 1; x < columns; x++) {
    context.moveTo(left + x * cell, top);
    context.lineTo(left + x * cell, top + rows * cell);
  }
  for (let y = 1; y < rows; y++) {
    context.moveTo(left, top + y * cell);
    context.lineTo(left + columns * cell, top + y * cell);
  }
  context.stroke();
  drawNames(context, layout, palette, () => palette.labelOnLight, wallWidth(cell) / 2);
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
  drawDisc(context, head.x, head.y, DISC * cell, palette.path);
  return motion && motion.done < 1 ? -1 : path[depth - 1];
}

function drawLine(context: Context, points: readonly Point[], colour: string) {
  context.strokeStyle = colour;
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.stroke();
}
