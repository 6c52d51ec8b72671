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
import { linesWithin, strokeWalls, type Wall } from "../shared/walls.ts";
import type { Moment } from "../types.ts";

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
  reached?: Reached; // of a breadth-first search: it has no path until it comes to the exit
}

/** The cells that a breadth-first search has reached. */
export interface Reached {
  lines: readonly (readonly [from: number, to: number])[]; // from each cell to the one from which it was reached
  steps: readonly (readonly [cell: number, steps: number])[]; // of the cells that it has looked around
  way: readonly number[]; // a shortest path to the exit, or none
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
  const head =
    picture.reached === undefined
      ? drawPath(context, layout, palette, moment, drawn)
      : drawReached(context, layout, palette, moment, picture.reached, drawn);
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
  strokeWalls(context, layout, picture.walls);
  drawCursor(context, layout, palette, moment.cursor);
  return drawn;
}

/** Draw faint lines between the cells, and the cells' names at the edges. */
function drawCells(context: Context, layout: BoardLayout, palette: Palette) {
  const { cell, rows, columns } = layout;
  context.strokeStyle = palette.paperGiven;
  context.lineWidth = Math.max(1, cell * 0.02);
  strokeWalls(context, layout, linesWithin(columns, rows));
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

/** Smallest side of a cell with a number in it, in pixels. */
const NUMBERED = 22;

/** Draw the tree of the ways so far, and the steps to each cell; returns the cell with the dot. */
function drawReached(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  { state }: Moment,
  { lines, steps, way }: Reached,
  drawn: Drawn,
) {
  const { cell } = layout;
  const draw = (cells: readonly number[], colour: string) => {
    const points = cells.map((at) => centreOf(layout, at));
    drawLine(context, points, colour);
  };
  context.lineWidth = Math.max(1, cell * 0.06);
  for (const ends of lines) draw(ends, palette.path);
  context.lineWidth = Math.max(2, cell * 0.16);
  draw(way, palette.path);
  const [last] = lines.slice(-1);
  if (state.last !== null && state.last >= 0 && last !== undefined) {
    draw(last, palette.place);
    drawn.add("last");
  }
  const size = letterSize(cell * 0.3, cell * 0.5, palette);
  context.font = `600 ${size}px ${palette.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = Math.max(1, cell * 0.03);
  const onWay = new Set(way);
  for (const [at, number] of steps) {
    const { x, y } = centreOf(layout, at);
    const fill = onWay.has(at) ? palette.path : palette.paper;
    context.beginPath();
    context.arc(x, y, cell * (cell < NUMBERED ? 0.15 : 0.27), 0, 2 * Math.PI);
    context.fillStyle = cell < NUMBERED ? palette.path : fill;
    context.fill();
    context.strokeStyle = palette.path;
    context.stroke();
    if (cell < NUMBERED) continue;
    context.fillStyle = onWay.has(at) ? palette.onStart : palette.given;
    context.fillText(String(number), x, y + size * 0.06);
  }
  if (way.length === 0) return -1;
  const exit = centreOf(layout, way[way.length - 1]);
  drawDisc(context, exit.x, exit.y, DISC * cell, palette.path);
  return way[way.length - 1];
}

function drawLine(context: Context, points: readonly Point[], colour: string) {
  context.strokeStyle = colour;
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.stroke();
}
