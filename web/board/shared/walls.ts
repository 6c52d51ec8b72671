/** Walls in a grid, and how they are drawn. */

/** A line between cells, with the number of cells from the left and from the top at its ends. */
export interface Wall {
  from: [x: number, y: number];
  to: [x: number, y: number];
}

/** The lines around boxes or regions, each as long as it is straight. */
export function wallsOf(n: number, blocks: readonly number[]) {
  const walls: Wall[] = [];
  for (let at = 0; at <= n; at++) {
    for (const across of [true, false]) {
      const place = (along: number): [number, number] => (across ? [along, at] : [at, along]);
      const blockAt = (along: number, line: number) =>
        line < 0 || line === n ? -1 : blocks[across ? line * n + along : along * n + line];
      let begin = -1;
      for (let along = 0; along <= n; along++) {
        const parted = along < n && blockAt(along, at - 1) !== blockAt(along, at);
        if (parted && begin < 0) begin = along;
        if (parted || begin < 0) continue;
        walls.push({ from: place(begin), to: place(along) });
        begin = -1;
      }
    }
  }
  return walls;
}

/** The outline of walls as a path, for cells of this side in a grid that begins at `left`, `top`. */
export const outlineOf = (walls: readonly Wall[], cell: number, left = 0, top = 0) =>
  walls
    .flatMap(({ from, to }) => [["M", ...from] as const, ["L", ...to] as const])
    .map(([sign, x, y]) => `${sign}${left + x * cell} ${top + y * cell}`)
    .join("");

/** Draw such lines over a grid. */
export function strokeWalls(
  context: CanvasRenderingContext2D,
  { left, top, cell }: { left: number; top: number; cell: number },
  walls: readonly Wall[],
) {
  context.beginPath();
  for (const { from, to } of walls) {
    context.moveTo(left + from[0] * cell, top + from[1] * cell);
    context.lineTo(left + to[0] * cell, top + to[1] * cell);
  }
  context.stroke();
}

/** The lines between all cells of a grid. */
export function linesWithin(columns: number, rows = columns) {
  const lines: Wall[] = [];
  for (let x = 1; x < columns; x++) lines.push({ from: [x, 0], to: [x, rows] });
  for (let y = 1; y < rows; y++) lines.push({ from: [0, y], to: [columns, y] });
  return lines;
}
