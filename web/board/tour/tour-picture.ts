/** The picture of the board at a search state: a pure function, so that tests need no browser. */

import type { State } from "../../engine/run/search-state.ts";
import type { Moment } from "../types.ts";
import type { BoardPicture, Candidate } from "./board-drawing.ts";
import type { TourView } from "./tour-view.ts";

/**
 * A square that a move leads to, with the number shown on it: its index in the move order or, by Warnsdorff's rule, the
 * number of onward moves.
 */
interface Target {
  square: number;
  number: number;
}

/**
 * The squares that the knight can move to, in the order of trying.
 *
 * Candidates before the one just undone have been tried at this position. A square that is on the path is refused by
 * the program, so it is not shown.
 *
 * @param targets in the order of trying
 * @param next the next event, if known: a strategy may skip squares
 * @param ordered true when the order of the targets is known
 */
export function candidatesOf(
  state: State,
  targets: readonly Target[],
  next: number | null = null,
  ordered = true,
) {
  if (state.depth === 0 || state.complete) return [];
  const free = targets.filter(({ square }) => state.numberOf[square] === 0);
  const last = free.findIndex(({ square }) => square === state.undone);
  const coming = next === null && ordered ? free[last + 1]?.square : next;
  // The square just undone has a mark of its own.
  return free
    .map(({ square, number }, index) => {
      const standing = square === coming ? "next" : index < last ? "tried" : "open";
      return { square, number, standing } as Candidate;
    })
    .filter((_, index) => index !== last);
}

/**
 * The targets of the moves from the end of the path, in move order.
 *
 * @param moves the target of each move, null off the board
 */
export function inMoveOrder(moves: readonly (number | null)[]): Target[] {
  const targets = moves.map((square, index) => ({ square: square ?? -1, number: index + 1 }));
  return targets.filter(({ square }) => square >= 0);
}

/**
 * The targets in the order of Warnsdorff's rule: fewest onward moves first, then by the tie-break, then in move order.
 *
 * @param targets in move order
 * @param tieBreak of equal degrees, the smaller value goes first
 */
export function byDegree(
  { numberOf }: State,
  targets: readonly Target[],
  movesFrom: (square: number) => readonly (number | null)[],
  tieBreak: (square: number, degree: (square: number) => number) => number,
): Target[] {
  const freeFrom = (square: number) =>
    movesFrom(square).filter((target) => target !== null && numberOf[target] === 0);
  const degree = (square: number) => freeFrom(square).length;
  return targets
    .filter(({ square }) => numberOf[square] === 0)
    .map(({ square }) => ({
      square,
      number: degree(square),
      tieBreak: tieBreak(square, degree),
    }))
    .sort((one, other) => one.number - other.number || one.tieBreak - other.tieBreak)
    .map(({ square, number }) => ({ square, number }));
}

/**
 * True when a complete path is a closed tour: its ends are one move apart.
 *
 * @param moves from the last square
 */
export function closes(state: State, moves: readonly (number | null)[]) {
  return state.complete && state.depth > 2 && moves.includes(state.path[0]);
}

const NONE: ReadonlySet<number> = new Set();

/** The places on a path that no move from the place before leads to: a program that forgets to take back leaps. */
export function leapsOf(
  tour: Pick<TourView, "follows">,
  { path, depth }: Pick<State, "path" | "depth">,
) {
  const leaps = new Set<number>();
  for (let i = 1; i < depth; i++) if (!tour.follows(path[i - 1], path[i])) leaps.add(i);
  return leaps;
}

/** All data for drawing the board at a moment. */
export function pictureOf(
  tour: TourView,
  { state, next = null, motion, flash, cursor, asked, byHand }: Moment,
): BoardPicture {
  const moves = state.depth > 0 ? tour.movesFrom(state.top) : [];
  return {
    holes: tour.board.holes,
    path: state.path,
    depth: state.depth,
    firstNumber: 1,
    leaps: byHand ? leapsOf(tour, state) : NONE,
    undone: state.undone,
    placed: state.last !== null && state.last >= 0,
    motion,
    flash,
    candidates: motion || asked ? [] : candidatesOf(state, tour.targets(state), next, tour.ordered),
    closed: closes(state, moves),
    cursor,
  };
}
