/** A maze without a canvas: its walls, and what is beside a cell. */

/** A wall at the right of a cell, and one below it. */
export const RIGHT = 1;
export const BELOW = 2;

export type Digits = readonly (readonly number[])[];

/** A line between two corners of cells, counted from the top left. */
export type Wall = [left: number, top: number, right: number, bottom: number];

/** All walls, those around the maze first. */
export function wallsOf(digits: Digits): Wall[] {
  const [rows, columns] = [digits.length, digits[0].length];
  const walls: Wall[] = [
    [0, 0, columns, 0],
    [columns, 0, columns, rows],
    [0, rows, columns, rows],
    [0, 0, 0, rows],
  ];
  digits.forEach((line, row) => {
    line.forEach((digit, column) => {
      if (digit & RIGHT) walls.push([column + 1, row, column + 1, row + 1]);
      if (digit & BELOW) walls.push([column, row + 1, column + 1, row + 1]);
    });
  });
  return walls;
}

/** The digits as a scenario writes them: the sides alone, if no wall is within. */
export function writeDigits(digits: Digits) {
  if (digits.every((line) => line.every((digit) => digit === 0))) {
    return `${digits.length}x${digits[0].length}`;
  }
  return digits.map((line) => line.join("")).join(".");
}

/** The cell beside another, counted as squares of a board; -1 outside. */
export function besideOf(digits: Digits, cell: number, right: number, up: number) {
  const [rows, columns] = [digits.length, digits[0].length];
  const [file, rank] = [(cell % columns) + right, Math.floor(cell / columns) + up];
  return file < 0 || file >= columns || rank < 0 || rank >= rows ? -1 : rank * columns + file;
}

/** Where the wall between two cells side by side is written: row and column of a digit, and its part. */
function placeOf(digits: Digits, one: number, other: number) {
  const [rows, columns] = [digits.length, digits[0].length];
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  const [column, rank] = [low % columns, Math.floor(low / columns)];
  const across = high === low + 1;
  return { row: rows - 1 - rank - (across ? 0 : 1), column, part: across ? RIGHT : BELOW };
}

/** True when a step can go from one cell to another. */
export function isOpen(digits: Digits, one: number, other: number) {
  const apart = Math.abs(one - other);
  const columns = digits[0].length;
  const beside =
    apart === columns ||
    (apart === 1 && Math.floor(one / columns) === Math.floor(other / columns));
  if (!beside) return false;
  const { row, column, part } = placeOf(digits, one, other);
  return (digits[row][column] & part) === 0;
}

/** The digits with the wall between two cells side by side built or taken away. */
export function withWall(digits: Digits, one: number, other: number): number[][] {
  const { row, column, part } = placeOf(digits, one, other);
  return digits.map((line, at) =>
    line.map((digit, i) => (at === row && i === column ? digit ^ part : digit)),
  );
}
