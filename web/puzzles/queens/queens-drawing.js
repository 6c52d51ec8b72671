import { drawSquares } from "../shared/board-squares.js";
import { legible } from "../shared/lettering.js";
import { drawCross, drawUndo } from "../shared/undo-mark.js";
import { drawQueen } from "./queen.js";

/**
 * @import { Palette } from "../../view/theme.js"
 * @import { BoardLayout } from "../shared/board-layout.js"
 * @import { QueensPicture } from "./queens-picture.js"
 * @typedef {CanvasRenderingContext2D} Context
 */

/** Pixels of a square's side; in smaller ones nothing can be told apart but colours. */
const SMALLEST = 12;
/** Pixels of a queen's side: no two are next to each other. */
const LEAST = 4;

/**
 * Draws one frame: squares, what is attacked, the next column, the queens.
 * @param {Context} context
 * @param {BoardLayout} layout
 * @param {Palette} palette
 * @param {QueensPicture} picture
 */
export function drawQueens(context, layout, palette, picture) {
  context.clearRect(0, 0, layout.width, layout.height);
  drawSquares(context, layout, palette, squaresOf(picture));
  drawAttacked(context, layout, palette, picture);
  const { n, queens, undone, flash, cursor } = picture;
  if (layout.cell >= SMALLEST) {
    drawSights(context, layout, palette, picture);
    drawRows(context, layout, palette, picture);
  } else {
    drawSmallRows(context, layout, palette, picture);
  }
  for (const queen of queens) {
    const { x, y } = centreOf(layout, n, queen);
    if (layout.cell >= SMALLEST) drawQueen(context, x, y, layout.cell * 0.74, palette);
    else fillSquare(context, layout, n, queen, palette.knight, LEAST);
  }
  if (picture.placed) drawFrame(context, layout, palette.place, n, queens[queens.length - 1]);
  if (undone >= 0) {
    drawUndo(context, centreOf(layout, n, undone), 0.25 * layout.cell, palette, flash);
  }
  if (cursor >= 0) drawFrame(context, layout, palette.cursor, n, cursor);
}

/** The blocked squares as the layout counts them. @param {QueensPicture} picture */
const squaresOf = ({ n, holes }) =>
  new Set([...holes].map((choice) => (choice % n) * n + Math.floor(choice / n)));

/** @param {BoardLayout} layout @param {number} n @param {number} choice */
function centreOf({ left, top, cell }, n, choice) {
  const column = Math.floor(choice / n);
  return { x: left + (column + 0.5) * cell, y: top + (n - (choice % n) - 0.5) * cell };
}

/** @param {Context} context @param {BoardLayout} layout @param {Palette} palette @param {QueensPicture} picture */
function drawAttacked(context, layout, palette, { n, attacked, queens }) {
  context.fillStyle = palette.attacked;
  const held = new Set(queens);
  const { left, top, cell } = layout;
  for (let column = 0; column < n; column++) {
    // Many squares in one piece: a large board has forty thousand.
    for (let row = 0; row < n; row++) {
      const from = row;
      while (row < n && attacked[column * n + row] > 0 && !held.has(column * n + row)) row++;
      if (row > from) {
        context.fillRect(left + column * cell, top + (n - row) * cell, cell, (row - from) * cell);
      }
    }
  }
}

/** The safe squares of the next column, where there is no room for rings. @param {Context} context @param {BoardLayout} layout @param {Palette} palette @param {QueensPicture} picture */
function drawSmallRows(context, layout, palette, { n, rows }) {
  for (const { choice, standing } of rows) {
    if (standing === "refused" || standing === "undone") continue;
    const colour = standing === "tried" ? palette.tried : palette.candidate;
    fillSquare(context, layout, n, choice, colour);
  }
}

/** @param {Context} context @param {BoardLayout} layout @param {number} n @param {number} choice @param {string} colour @param {number} [least] pixels of its side */
function fillSquare(context, layout, n, choice, colour, least = 0) {
  const { x, y } = centreOf(layout, n, choice);
  const side = Math.max(layout.cell, least);
  context.fillStyle = colour;
  context.fillRect(x - side / 2, y - side / 2, side, side);
}

/** @param {Context} context @param {BoardLayout} layout @param {Palette} palette @param {QueensPicture} picture */
function drawSights(context, layout, palette, { n, sights }) {
  context.lineWidth = Math.max(1, layout.cell * 0.022);
  context.lineCap = "round";
  for (const { from, to, asked } of sights) {
    const [a, b] = [centreOf(layout, n, from), centreOf(layout, n, to)];
    context.strokeStyle = asked ? palette.candidate : palette.refused;
    context.globalAlpha = asked ? 0.8 : 0.5;
    context.setLineDash(asked ? [layout.cell * 0.07, layout.cell * 0.07] : []);
    context.beginPath();
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** @param {Context} context @param {BoardLayout} layout @param {Palette} palette @param {QueensPicture} picture */
function drawRows(context, layout, palette, { n, rows }) {
  const { cell } = layout;
  const size = legible(cell * 0.27, cell * 0.47, palette);
  const radius = Math.max(cell * 0.22, size * (n > 9 ? 0.72 : 0.62));
  context.font = `650 ${size}px ${palette.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const { choice, standing } of rows) {
    const { x, y } = centreOf(layout, n, choice);
    if (standing === "refused") {
      drawCross(context, x, y, cell * 0.11, Math.max(1.5, cell * 0.045), palette.refused);
    } else if (standing !== "undone") {
      drawRing(context, x, y, cell, radius, standing, palette);
      context.fillText(String((choice % n) + 1), x, y + size * 0.06);
      if (standing === "tried") strike(context, x, y, cell * 0.15);
      context.globalAlpha = 1;
    }
  }
}

/** @param {Context} context @param {number} x @param {number} y @param {number} cell @param {number} radius @param {string} standing @param {Palette} palette */
function drawRing(context, x, y, cell, radius, standing, palette) {
  const colour = standing === "tried" ? palette.tried : palette.candidate;
  context.lineWidth = Math.max(1.5, cell * 0.03);
  context.globalAlpha = standing === "tried" ? 0.75 : 1;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = standing === "next" ? palette.candidate : palette.candidateDisc;
  context.strokeStyle = colour;
  context.fill();
  context.stroke();
  context.fillStyle = standing === "next" ? palette.candidateDisc : colour;
}

/** @param {Context} context @param {number} x @param {number} y @param {number} arm */
function strike(context, x, y, arm) {
  context.beginPath();
  context.moveTo(x - arm, y + arm);
  context.lineTo(x + arm, y - arm);
  context.stroke();
}

/** @param {Context} context @param {BoardLayout} layout @param {string} colour @param {number} n @param {number} choice */
function drawFrame(context, layout, colour, n, choice) {
  const { x, y } = centreOf(layout, n, choice);
  const width = Math.max(3, layout.cell * 0.05);
  const side = layout.cell - width;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.strokeRect(x - side / 2, y - side / 2, side, side);
}
