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
  size: number; // choices are 0 .. size-1: the squares
  length: number; // of a complete path
  root: number[];
}

/** Read a tour's values; null where they make none. */
export function readTour(values: Record<string, string>, catalogue: Catalogue): Tour | null {
  const board = parseBoard(values.board, values.holes);
  const moves = readMoves(values, catalogue);
  if (board === null || moves === null) return null;
  const [start, end] = [board.square(values.start), board.square(values.end)];
  const length = board.size - board.holes.size;
  const named = (start === null) === (values.start === "any") && (end === null) === !values.end;
  if (!named || length === 0) return null;
  const closed = values.goal.endsWith("closed");
  const root = start === null ? [] : [start];
  return { board, start, moves, closed, end, size: board.size, length, root };
}

export const taskOf = (scenario: Scenario) => scenario.task as Tour;

/**
 * True when a path through all squares ends as the tour requires.
 *
 * @param depth how much of the path counts
 */
export function endsRight(
  { board, moves, closed, end }: Tour,
  path: ArrayLike<number>,
  depth: number,
) {
  const last = path[depth - 1];
  if (end !== null && last !== end) return false;
  return !closed || board.neighbours(last, moves).includes(path[0]);
}
