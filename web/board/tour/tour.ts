import type { Catalogue } from "../../engine/catalogue/types.ts";
import type { Move, Scenario } from "../../engine/types/scenario.ts";
import { type Board, parseBoard } from "../shared/board.ts";
import { readMoves } from "./parse-moves.ts";

/** A tour's scenario as the page draws it. */

export interface Tour {
  board: Board;
  start: number | null; // null for any
  moves: readonly Move[]; // in the order of trying
  closed: boolean;
  end: number | null;
  givens: ReadonlyMap<number, number>; // numbers by their squares, that of a given end included
  size: number; // choices are 0 .. size-1: the squares
  length: number; // of a complete path
  root: number[];
}

/** Read a tour's values; null where they make none. */
export function readTour(values: Record<string, string>, catalogue: Catalogue): Tour | null {
  const board = parseBoard(values.board, values.holes);
  const moves = readMoves(values, catalogue);
  if (board === null || moves === null) return null;
  const start = board.square(values.start);
  const length = board.size - board.holes.size;
  const givens = readGivens(values.givens, board);
  if (givens === null || length === 0) return null;
  // The last number is the end, in canonical texts and in others.
  const last = [...givens].find(([, number]) => number === length)?.[0] ?? null;
  const end = board.square(values.end) ?? last;
  const named = (start === null) === (values.start === "any") && (!values.end || end !== null);
  if (!named) return null;
  if (end !== null) givens.set(end, length);
  const closed = values.goal.endsWith("closed");
  const root = start === null ? [] : [start];
  return { board, start, moves, closed, end, givens, size: board.size, length, root };
}

/** Read numbers with their squares, such as 7:c3,13:e1; null where they make none. Python checks that they fit. */
function readGivens(text: string, board: Board) {
  const givens = new Map<number, number>();
  for (const given of text === "" ? [] : text.split(/,(?=[^,]*:)/)) {
    const [number, name] = given.split(":");
    const square = /^[0-9]{1,8}$/.test(number) ? board.square(name) : null;
    if (square === null) return null;
    givens.set(square, Number(number));
  }
  return givens;
}

export const taskOf = (scenario: Scenario) => scenario.task as Tour;

/**
 * True when a path through all squares ends as the tour requires, and keeps to the given numbers.
 *
 * @param depth how much of the path counts
 */
export function endsRight(
  { board, moves, closed, end, givens }: Tour,
  path: ArrayLike<number>,
  depth: number,
) {
  const last = path[depth - 1];
  if (end !== null && last !== end) return false;
  for (const [square, number] of givens) if (path[number - 1] !== square) return false;
  return !closed || board.neighbours(last, moves).includes(path[0]);
}
