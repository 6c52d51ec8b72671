/**
 * Well-known board shapes, as sets of blocked squares. A board with even sides has no tour if one corner or two
 * opposite corners are missing: its colours do not balance, which the page proves without a search.
 */

import type { Move } from "../../engine/types/scenario.ts";
import type { Board } from "../shared/board.ts";

export type Template = "full" | "cross" | "diamond" | "ring" | "corner" | "corners" | "random";

/**
 * Random holes block one square in `ONE_IN`; of `MOST_TRIES` attempts, use one that does not rule out a tour at once.
 */
const ONE_IN = 7;
const MOST_TRIES = 200;

const BLOCKED: Record<
  Exclude<Template, "random">,
  (file: number, rank: number, columns: number, rows: number) => boolean
> = {
  full: () => false,
  cross: (file, rank, columns, rows) =>
    Math.min(file, columns - 1 - file) < arm(columns) &&
    Math.min(rank, rows - 1 - rank) < arm(rows),
  diamond: (file, rank, columns, rows) =>
    Math.abs(2 * file - columns + 1) / columns + Math.abs(2 * rank - rows + 1) / rows > 1,
  ring: (file, rank, columns, rows) =>
    Math.max(
      Math.abs(2 * file - columns + 1) / (columns / 2 - 1),
      Math.abs(2 * rank - rows + 1) / (rows / 2 - 1),
    ) < 1,
  corner: (file, rank, columns, rows) => file === columns - 1 && rank === rows - 1,
  corners: (file, rank, columns, rows) =>
    (file === 0 && rank === 0) || (file === columns - 1 && rank === rows - 1),
};

/** Side of the corners cut out of the cross. */
const arm = (side: number) => Math.floor(side / (side < 9 ? 4 : 3));

/**
 * The squares that a template blocks.
 *
 * @param board its own holes do not count
 * @param moves of the piece
 * @param random returns 0 to 1
 */
export function holesOf(
  template: Template,
  board: Board,
  moves: readonly Move[],
  random: () => number = Math.random,
) {
  const squares = Array.from({ length: board.size }, (_, square) => square);
  if (template !== "random") {
    const blocked = BLOCKED[template];
    return new Set(
      squares.filter((s) => blocked(board.file(s), board.rank(s), board.columns, board.rows)),
    );
  }
  let holes = new Set(squares.filter(() => random() < 1 / ONE_IN));
  for (let i = 0; i < MOST_TRIES && !isBalanced(board, holes, moves); i++) {
    holes = new Set(squares.filter(() => random() < 1 / ONE_IN));
  }
  return holes;
}

/** True when the colours balance and no free square is isolated. */
function isBalanced(board: Board, holes: Set<number>, moves: readonly Move[]) {
  const [dark, light] = colours(board, holes);
  if (Math.abs(dark.length - light.length) > 1) return false;
  return [...dark, ...light].every((square) =>
    moves.some(([dx, dy]) => {
      const near = board.at(board.file(square) + dx, board.rank(square) + dy);
      return near !== null && !holes.has(near);
    }),
  );
}

/** The free squares of each colour, a1's colour first. */
function colours(board: Board, holes: Set<number>) {
  const found: [number[], number[]] = [[], []];
  for (let square = 0; square < board.size; square++) {
    if (!holes.has(square)) found[(board.file(square) + board.rank(square)) % 2].push(square);
  }
  return found;
}

/**
 * A start square for a tour: the wanted one, if it is free and its colour is not in the minority; otherwise the first
 * such square.
 *
 * @param wanted null for any
 */
export function startOn(board: Board, holes: Set<number>, wanted: number | null) {
  if (wanted === null) return null;
  const [dark, light] = colours(board, holes);
  const good = light.length > dark.length ? light : dark;
  const even = light.length === dark.length;
  return good.includes(wanted) || (even && light.includes(wanted)) ? wanted : (good[0] ?? null);
}
