import type { MazeSketch } from "../../engine/search/types.ts";
import type { Candidate } from "../../engine/types/python-replies.ts";
import type { Sizes } from "../../engine/types/scenario.ts";
import { Board, parseBoard } from "../shared/board.ts";
import type { Candidate as Marked } from "../shared/board-marks.ts";
import type { Wall } from "../shared/walls.ts";

/** A maze without a canvas: its walls, and what is beside a cell. */

/** A wall at the right of a cell, and one below it. */
const RIGHT = 1;
const BELOW = 2;

export type Digits = readonly (readonly number[])[];

/** Read the walls as a scenario writes them; null for a picture, which Python reads, and where start or exit is no cell. */
export function readMaze(values: Record<string, string>): MazeSketch | null {
  const { grid } = values;
  const open = parseBoard(grid);
  const lines = open ? Array(open.rows).fill("0".repeat(open.columns)) : grid.split(".");
  const [{ length }] = lines;
  if (!lines.every((line) => line.length === length && /^[0-3]+$/.test(line))) return null;
  const board = new Board(lines.length, length);
  const start = values.start === "" ? (lines.length - 1) * length : board.square(values.start);
  const end = values.end === "" ? length - 1 : board.square(values.end);
  if (start === null || end === null) return null;
  return { digits: lines.map((line) => Array.from(line, Number)), start, end };
}

/** The sizes of the search. */
export function sizesOf({ digits, start, end }: MazeSketch): Sizes {
  const size = digits.length * digits[0].length;
  return { size, length: size, root: [start], exit: end };
}

/** All walls, those around the maze first. */
export function wallsOf(digits: Digits): Wall[] {
  const [rows, columns] = [digits.length, digits[0].length];
  const walls: Wall[] = [
    { from: [0, 0], to: [columns, 0] },
    { from: [columns, 0], to: [columns, rows] },
    { from: [0, rows], to: [columns, rows] },
    { from: [0, 0], to: [0, rows] },
  ];
  digits.forEach((line, row) => {
    line.forEach((digit, column) => {
      const to: [number, number] = [column + 1, row + 1];
      if (digit & RIGHT) walls.push({ from: [column + 1, row], to });
      if (digit & BELOW) walls.push({ from: [column, row + 1], to });
    });
  });
  return walls;
}

/** The candidates as they are marked: walls show by themselves what they refuse, and so does the path. */
export const markedCandidates = (candidates: readonly Candidate[]): Marked[] =>
  candidates.flatMap(([square, number, standing]) =>
    standing === "refused" || standing === "undone" ? [] : [{ square, number, standing }],
  );

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

/** The place of the wall between two cells side by side: row and column of a digit, and its part. */
function placeOf(digits: Digits, one: number, other: number) {
  const [rows, columns] = [digits.length, digits[0].length];
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  const [column, rank] = [low % columns, Math.floor(low / columns)];
  const across = columns > 1 && high === low + 1;
  return { row: rows - 1 - rank - (across ? 0 : 1), column, part: across ? RIGHT : BELOW };
}

/** True when a step can go from one cell to another. */
export function isOpen(digits: Digits, one: number, other: number) {
  const apart = other - one;
  const across = digits[0].length > 1 && Math.abs(apart) === 1;
  const [right, up] = across ? [apart, 0] : [0, Math.sign(apart)];
  if (besideOf(digits, one, right, up) !== other) return false;
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

/** The cells that a step leads to from each cell. */
export function neighboursOf(digits: Digits): number[][] {
  const [rows, columns] = [digits.length, digits[0].length];
  const ways = [0, 1, 0, -1].map((right, i) => [right, [1, 0, -1, 0][i]] as const);
  return Array.from({ length: rows * columns }, (_, cell) =>
    ways
      .map(([right, up]) => besideOf(digits, cell, right, up))
      .filter((other) => other >= 0 && isOpen(digits, cell, other)),
  );
}
