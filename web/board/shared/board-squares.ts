import type { Palette } from "../../dom/theme.ts";
import { fileName } from "./board.ts";
import type { BoardLayout } from "./board-layout.ts";
import { letterSize } from "./lettering.ts";

/** True for a light square; a1 is dark. */
const isLight = (file: number, rank: number) => (file + rank) % 2 === 1;

/** Draw the squares of a board, with file letters and rank numbers. */
export function drawSquares(
  context: CanvasRenderingContext2D,
  layout: BoardLayout,
  palette: Palette,
  holes: ReadonlySet<number>,
) {
  const { rows, columns, cell, left, top } = layout;
  for (let rank = 0; rank < rows; rank++) {
    for (let file = 0; file < columns; file++) {
      const light = isLight(file, rank);
      context.fillStyle = light ? palette.boardLight : palette.boardDark;
      if (holes.has(rank * columns + file)) context.fillStyle = palette.hole;
      context.fillRect(left + file * cell, top + (rows - 1 - rank) * cell, cell, cell);
    }
  }
  drawNames(context, layout, palette, (file, rank) =>
    isLight(file, rank) ? palette.labelOnLight : palette.labelOnDark,
  );
}

/**
 * Draw the file letters along the bottom and the rank numbers along the left, within the squares.
 *
 * @param wall half of the width of lines between the squares
 */
export function drawNames(
  context: CanvasRenderingContext2D,
  layout: BoardLayout,
  palette: Palette,
  colourAt: (file: number, rank: number) => string,
  wall = 0,
) {
  const { rows, columns, cell, left, top } = layout;
  const small = Math.max(9, Math.min(cell * 0.19, layout.width * 0.021));
  const size = letterSize(small, cell * 0.47, palette);
  if (cell < 18) return;
  const inset = wall + Math.max(2, cell * 0.05);
  // Leave room for letters with descenders.
  const foot = top + rows * cell - Math.max(inset, size * 0.23);
  context.font = `600 ${size}px ${palette.font}`;
  for (let file = 0; file < columns; file++) {
    context.fillStyle = colourAt(file, 0);
    context.textAlign = "right";
    context.textBaseline = "alphabetic";
    context.fillText(fileName(file), left + (file + 1) * cell - inset, foot);
  }
  for (let rank = 0; rank < rows; rank++) {
    context.fillStyle = colourAt(0, rank);
    context.textAlign = "left";
    context.textBaseline = "top";
    context.fillText(String(rank + 1), left + inset, top + (rows - 1 - rank) * cell + inset);
  }
}
