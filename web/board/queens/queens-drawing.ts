import type { Palette } from "../../dom/theme.ts";
import type { Drawn } from "../sentences.ts";
import type { BoardLayout } from "../shared/board-layout.ts";
import { drawFrame, drawRing } from "../shared/board-marks.ts";
import { drawSquares } from "../shared/board-squares.ts";
import { drawDisc, strikeDisc } from "../shared/disc.ts";
import { type Corner, hatchPattern, hatchSquares } from "../shared/hatch.ts";
import { letterSize } from "../shared/lettering.ts";
import { drawQueen } from "../shared/queen.ts";
import { drawCross, drawUndo, strokeSlash } from "../shared/undo-mark.ts";
import type { QueensPicture } from "./queens-picture.ts";

type Context = CanvasRenderingContext2D;

/** Side of a square in pixels; smaller squares only differ by colour. */
const SMALLEST = 12;
/** Least side of a queen in pixels; no two queens are on adjacent squares. */
const LEAST = 4;

/** Draw one frame: squares, attacked squares, the next column, the queens. */
export function drawQueens(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  picture: QueensPicture,
) {
  const drawn: Drawn = new Set();
  context.clearRect(0, 0, layout.width, layout.height);
  drawSquares(context, layout, palette, squaresOf(picture));
  if (picture.holes.size > 0) drawn.add("blocked");
  const { n, queens, givens, undone, flash, cursor } = picture;
  if (givens.size > 0) drawn.add("given");
  if (layout.cell >= SMALLEST) {
    hatchAttacked(context, layout, palette, picture, drawn);
    drawSights(context, layout, palette, picture, drawn);
    drawAhead(context, layout, palette, picture, drawn);
    drawRows(context, layout, palette, picture, drawn);
  } else {
    hatchSmall(context, layout, palette, picture, drawn);
    drawSmallRows(context, layout, palette, picture, drawn);
  }
  for (const queen of queens) {
    const { x, y } = centreOf(layout, n, queen);
    const given = givens.has(queen);
    const colour = given ? palette.knightEdge : palette.knight;
    if (layout.cell >= SMALLEST) drawQueen(context, x, y, layout.cell * 0.74, palette, given);
    else fillSquare(context, layout, n, queen, colour, LEAST);
  }
  if (picture.placed) {
    const last = centreOf(layout, n, queens[queens.length - 1]);
    drawFrame(context, layout, palette.place, last);
    drawn.add("placed");
  }
  if (undone >= 0) {
    drawUndo(context, centreOf(layout, n, undone), 0.25 * layout.cell, palette, flash);
    drawn.add("undone");
  }
  if (cursor >= 0) drawFrame(context, layout, palette.cursor, centreOf(layout, n, cursor));
  return drawn;
}

/** Blocked squares, numbered as in the layout. */
const squaresOf = ({ n, holes }: QueensPicture) =>
  new Set([...holes].map((choice) => (choice % n) * n + Math.floor(choice / n)));

function centreOf({ left, top, cell }: BoardLayout, n: number, choice: number) {
  const column = Math.floor(choice / n);
  return { x: left + (column + 0.5) * cell, y: top + (n - (choice % n) - 0.5) * cell };
}

/** Hatch the attacked squares. */
function hatchAttacked(
  context: Context,
  { left, top, cell }: BoardLayout,
  palette: Palette,
  { n, attacked }: QueensPicture,
  drawn: Drawn,
) {
  const corners: Corner[] = [];
  attacked.forEach((queens, choice) => {
    if (queens === 0) return;
    corners.push([left + Math.floor(choice / n) * cell, top + (n - 1 - (choice % n)) * cell]);
  });
  if (corners.length > 0) drawn.add("attacked");
  hatchSquares(context, corners, cell, palette.hatch);
}

/** Hatch small attacked squares all at once: a large board has forty thousand. */
function hatchSmall(
  context: Context,
  { left, top, cell }: BoardLayout,
  palette: Palette,
  { n, attacked }: QueensPicture,
  drawn: Drawn,
) {
  context.fillStyle = hatchPattern(context, cell, palette.hatch);
  for (let column = 0; column < n; column++) {
    for (let row = 0; row < n; row++) {
      const from = row;
      while (row < n && attacked[column * n + row] > 0) row++;
      if (row === from) continue;
      context.fillRect(left + column * cell, top + (n - row) * cell, cell, (row - from) * cell);
      drawn.add("attacked");
    }
  }
}

/** Mark the safe squares of the next column, where there is no room for rings. */
function drawSmallRows(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  { n, rows }: QueensPicture,
  drawn: Drawn,
) {
  for (const { choice, standing } of rows) {
    if (standing === "refused" || standing === "undone") continue;
    const colour = standing === "tried" ? palette.tried : palette.candidate;
    fillSquare(context, layout, n, choice, colour);
    drawn.add(standing === "tried" ? "square-tried" : "square-open");
  }
}

/** @param least pixels of its side */
function fillSquare(
  context: Context,
  layout: BoardLayout,
  n: number,
  choice: number,
  colour: string,
  least = 0,
) {
  const { x, y } = centreOf(layout, n, choice);
  const side = Math.max(layout.cell, least);
  context.fillStyle = colour;
  context.fillRect(x - side / 2, y - side / 2, side, side);
}

function drawSights(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  { n, sights, looksUp }: QueensPicture,
  drawn: Drawn,
) {
  context.lineWidth = Math.max(1, layout.cell * 0.022);
  context.lineCap = "round";
  for (const { from, to, asked } of sights) {
    const [a, b] = [centreOf(layout, n, from), centreOf(layout, n, to)];
    context.strokeStyle = asked ? palette.candidate : palette.refused;
    context.setLineDash(asked ? [layout.cell * 0.07, layout.cell * 0.07] : []);
    context.beginPath();
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
    context.stroke();
    drawn.add(asked ? "compared" : looksUp ? "held" : "found");
  }
  context.setLineDash([]);
}

/** Draw what looking ahead leaves to later columns, and what it has just ruled out. */
function drawAhead(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  { n, possible, ruledOut }: QueensPicture,
  drawn: Drawn,
) {
  const radius = Math.max(2, layout.cell * 0.1);
  for (const choice of possible) {
    const { x, y } = centreOf(layout, n, choice);
    drawDisc(context, x, y, radius, palette.candidate);
    drawn.add("possible");
  }
  for (const choice of ruledOut) {
    const { x, y } = centreOf(layout, n, choice);
    strikeDisc(context, x, y, radius, palette.undo);
    drawn.add("ruled-out");
  }
}

function drawRows(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  { n, rows }: QueensPicture,
  drawn: Drawn,
) {
  const { cell } = layout;
  const size = letterSize(cell * 0.27, cell * 0.47, palette);
  const radius = Math.max(cell * 0.22, size * (n > 9 ? 0.72 : 0.62));
  context.font = `650 ${size}px ${palette.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const { choice, standing, label } of rows) {
    const { x, y } = centreOf(layout, n, choice);
    if (standing !== "undone") drawn.add(standing);
    if (standing === "refused") {
      drawCross(context, x, y, cell * 0.11, Math.max(1.5, cell * 0.045), palette.refused);
    } else if (standing !== "undone") {
      context.lineWidth = Math.max(1.5, cell * 0.03);
      drawRing(context, x, y, radius, standing, palette);
      context.fillText(label ?? String((choice % n) + 1), x, y + size * 0.06);
      if (standing === "tried") strokeSlash(context, x, y, cell * 0.15);
    }
  }
}
