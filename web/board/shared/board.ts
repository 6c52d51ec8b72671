import type { Move } from "../../engine/types/scenario.ts";

/**
 * Boards and the names of their squares, as in `knights.board`, so that the page can draw a board before Python has
 * loaded.
 *
 * A square is a whole number: `rank * columns + file`, both counted from 0, so a1 is 0. A move is [dx, dy]: dx files to
 * the right, dy ranks up.
 */

/** A board of rows x columns squares, of which `holes` are blocked. */
export class Board {
  declare rows: number;
  declare columns: number;
  declare holes: Set<number>;

  constructor(rows: number, columns: number, holes: Iterable<number> = []) {
    this.rows = rows;
    this.columns = columns;
    this.holes = new Set(holes);
  }

  /** The number of squares, holes included. */
  get size() {
    return this.rows * this.columns;
  }

  toString() {
    return `${this.rows}x${this.columns}`;
  }

  /** The blocked squares, as a scenario lists them. */
  get holeNames() {
    const holes = [...this.holes].sort((one, other) => one - other);
    return holes.map((hole) => this.name(hole)).join();
  }

  /** The square at a file and a rank, both from 0; null off the board or when blocked. */
  at(file: number, rank: number) {
    if (file < 0 || file >= this.columns || rank < 0 || rank >= this.rows) return null;
    const square = rank * this.columns + file;
    return this.holes.has(square) ? null : square;
  }

  file(square: number) {
    return square % this.columns;
  }

  rank(square: number) {
    return Math.floor(square / this.columns);
  }

  /** The name of a square: d4. */
  name(square: number) {
    return fileName(this.file(square)) + (this.rank(square) + 1);
  }

  /** The square with a name: `d4`, or `4,4` (file, rank); null when it is not on this board, or is blocked. */
  square(text: string) {
    const named = /^([a-z]{1,3})([1-9][0-9]{0,3})$/.exec(text);
    const numbered = /^([1-9][0-9]{0,3}),([1-9][0-9]{0,3})$/.exec(text);
    const match = named ?? numbered;
    if (match === null) return null;
    const file = named ? fileIndex(match[1]) : Number(match[1]) - 1;
    return this.at(file, Number(match[2]) - 1);
  }

  /** The targets of the moves from a square, in the order of the moves; none from a blocked square. */
  neighbours(square: number, moves: readonly Move[]) {
    if (this.holes.has(square)) return [];
    const [file, rank] = [this.file(square), this.rank(square)];
    return moves
      .map(([dx, dy]) => this.at(file + dx, rank + dy))
      .filter((target) => target !== null);
  }
}

/** Parse a board `ROWSxCOLUMNS`, with the names of blocked squares separated by commas; null when it is none. */
export function parseBoard(text: string, holes = "") {
  const sides = /^([1-9][0-9]{0,3})x([1-9][0-9]{0,3})$/.exec(text);
  if (sides === null) return null;
  const board = new Board(Number(sides[1]), Number(sides[2]));
  const squares = holes === "" ? [] : holes.split(",").map((name) => board.square(name));
  const blocked = squares.filter((square) => square !== null);
  return blocked.length < squares.length ? null : new Board(board.rows, board.columns, blocked);
}

/** A scenario's text with a square blocked or freed. */
export function toggleHole(text: string, { rows, columns, holes }: Board, square: number) {
  const board = new Board(rows, columns, holes);
  if (!board.holes.delete(square)) board.holes.add(square);
  return withValue(text, "holes", board.holeNames);
}

/** A scenario's text with another value of a parameter; "" or no values: without it. */
export function withValue(text: string, name: string, value: string | readonly string[]) {
  const parts = text.split("/").filter((part) => !part.startsWith(`${name}=`));
  if (value.length > 0) parts.push(`${name}=${value}`);
  return parts.join("/");
}

/** The letters of a file, counted from 0: a to z, then aa, ab ... */
export function fileName(file: number) {
  let letters = "";
  for (let rest = file + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** The file, from 0, with these letters. */
export function fileIndex(letters: string) {
  let file = 0;
  for (const letter of letters) file = file * 26 + letter.charCodeAt(0) - 96;
  return file - 1;
}
