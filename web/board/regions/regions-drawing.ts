import type { Palette } from "../../dom/theme.ts";
import type { Drawn } from "../sentences.ts";
import { type BoardLayout, boxOf, centreOf } from "../shared/board-layout.ts";
import { drawCandidates, drawCursor, drawFrame } from "../shared/board-marks.ts";
import { drawNames } from "../shared/board-squares.ts";
import { type Corner, hatchSquares } from "../shared/hatch.ts";
import { letterSize } from "../shared/lettering.ts";
import { colourOf } from "../shared/map-colours.ts";
import { drawQueen } from "../shared/queen.ts";
import { drawCross, drawUndo } from "../shared/undo-mark.ts";
import { linesWithin, strokeWalls, type Wall } from "../shared/walls.ts";
import type { Moment } from "../types.ts";
import { listRuledOut, type RegionsBoard } from "./regions-picture.ts";

type Context = CanvasRenderingContext2D;

/** How strongly a region's colour covers the paper: queens and marks must stand out. */
const TINT = 0.38;

const wallWidth = (cell: number) => Math.max(3, cell * 0.07);

export interface Ground {
  board: RegionsBoard;
  tints: readonly number[]; // of the regions
  walls: readonly Wall[];
}

/** Draw one frame in layers: regions, lines, what is ruled out, names, marks, queens. */
export function drawRegions(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  ground: Ground,
  moment: Moment,
) {
  const { state, candidates = [], faint = [], flash, cursor, asked = false, byHand } = moment;
  const drawn: Drawn = new Set();
  const { cell } = layout;
  const { board } = ground;
  const queens = Array.from(state.path.subarray(0, state.depth));
  context.clearRect(0, 0, layout.width, layout.height);
  fillRegions(context, layout, palette, ground);
  if (!byHand && !state.complete) {
    const out = listRuledOut(board, [...queens, ...faint]);
    const corners = out.map((square): Corner => {
      const { left, top } = boxOf(layout, square);
      return [left, top];
    });
    hatchSquares(context, corners, cell, palette.hatch);
    if (out.length > 0) drawn.add("attacked");
  }
  drawLines(context, layout, palette, ground);
  const marked = [];
  for (const [square, number, standing] of asked ? [] : candidates) {
    if (standing === "refused") {
      const { x, y } = centreOf(layout, square);
      drawCross(context, x, y, cell * 0.11, Math.max(1.5, cell * 0.045), palette.refused);
      drawn.add("refused");
    } else if (standing !== "undone") marked.push({ square, number, standing });
  }
  drawCandidates(context, layout, palette, marked, drawn);
  for (const square of moment.notes ?? []) {
    if (queens.includes(square)) continue;
    const { x, y } = centreOf(layout, square);
    drawCross(context, x, y, cell * 0.16, Math.max(1.5, cell * 0.06), palette.given);
    drawn.add("crossed");
  }
  for (const queen of queens) {
    const { x, y } = centreOf(layout, queen);
    drawQueen(context, x, y, cell * 0.7, palette);
  }
  if (state.last !== null && state.last >= 0) {
    const last = centreOf(layout, state.last);
    drawFrame(context, layout, palette.place, last, 0.05, wallWidth(cell) / 2);
    drawn.add("placed");
  }
  if (state.undone >= 0) {
    drawUndo(context, centreOf(layout, state.undone), 0.25 * cell, palette, flash);
    drawn.add("undone");
  }
  drawCursor(context, layout, palette, cursor);
  return drawn;
}

function fillRegions(context: Context, layout: BoardLayout, palette: Palette, ground: Ground) {
  const { left, top, cell, rows, columns } = layout;
  const { board, tints } = ground;
  context.fillStyle = palette.paper;
  context.fillRect(left, top, columns * cell, rows * cell);
  context.globalAlpha = TINT;
  board.region.forEach((region, square) => {
    const box = boxOf(layout, square);
    context.fillStyle = colourOf(palette, tints[region] - 1);
    context.fillRect(box.left, box.top, cell, cell);
  });
  context.globalAlpha = 1;
}

/** Draw thin lines between squares and thick ones between regions, and the names of files, ranks and regions. */
function drawLines(context: Context, layout: BoardLayout, palette: Palette, ground: Ground) {
  const { board, walls } = ground;
  const { cell } = layout;
  context.strokeStyle = palette.rule;
  context.lineCap = "square";
  context.lineWidth = Math.max(1, cell * 0.012);
  context.globalAlpha = 0.7;
  strokeWalls(context, layout, linesWithin(board.n));
  context.globalAlpha = 1;
  context.lineWidth = wallWidth(cell);
  strokeWalls(context, layout, walls);
  const inset = wallWidth(cell) / 2 + Math.max(2, cell * 0.05);
  drawNames(context, layout, palette, () => palette.rule, wallWidth(cell) / 2);
  const size = letterSize(Math.max(9, cell * 0.2), cell * 0.4, palette);
  context.font = `700 ${size}px ${palette.font}`;
  context.textAlign = "right";
  context.textBaseline = "top";
  context.fillStyle = palette.given;
  board.first.forEach((square, region) => {
    const { left, top, width } = boxOf(layout, square);
    context.fillText(board.letters[region], left + width - inset, top + inset);
  });
}
