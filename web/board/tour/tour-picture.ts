/** The picture of the board at a search state: a pure function, so that tests need no browser. */

import type { State } from "../../engine/run/search-state.ts";
import type { Candidate } from "../../engine/types/python-replies.ts";
import type { Candidate as Marked } from "../shared/board-marks.ts";
import type { Moment } from "../types.ts";
import type { BoardPicture } from "./board-drawing.ts";
import type { TourView } from "./tour-view.ts";

/**
 * The candidates as they are marked. A square on the path is refused by the program, so it is not marked, and the square
 * just undone has a mark of its own.
 */
export const markedCandidates = (
  { numberOf }: Pick<State, "numberOf">,
  candidates: readonly Candidate[],
  holes: ReadonlySet<number>,
): Marked[] =>
  candidates.flatMap(([square, number, standing]) => {
    if (standing === "undone" || numberOf[square] > 0 || holes.has(square)) return [];
    return [{ square, number, standing: standing === "refused" ? "tried" : standing }];
  });

/** True when a complete path is a closed tour: its ends are one move apart. */
export const closes = (tour: Pick<TourView, "follows">, state: State) =>
  state.complete && state.depth > 2 && tour.follows(state.top, state.path[0]);

const NONE: ReadonlySet<number> = new Set();

/** The places on a path that no move from the place before leads to: a program that forgets to take back leaps. */
function leapsOf(tour: Pick<TourView, "follows">, { path, depth }: Pick<State, "path" | "depth">) {
  const leaps = new Set<number>();
  for (let i = 1; i < depth; i++) if (!tour.follows(path[i - 1], path[i])) leaps.add(i);
  return leaps;
}

/** All data for drawing the board at a moment. */
export function pictureOf(
  tour: TourView,
  { state, candidates = [], ahead, motion, flash, cursor, asked, byHand }: Moment,
): BoardPicture {
  const hidden = motion || asked;
  const ruledOut = hidden ? [] : (ahead?.[1] ?? []);
  const marked = hidden ? [] : markedCandidates(state, candidates, tour.board.holes);
  return {
    holes: tour.board.holes,
    givens: tour.tour.givens,
    path: state.path,
    depth: state.depth,
    firstNumber: 1,
    leaps: byHand ? leapsOf(tour, state) : NONE,
    undone: state.undone,
    placed: state.last !== null && state.last >= 0,
    motion,
    flash,
    // One mark on a square: what rules the others out matters more.
    candidates: marked.filter(({ square }) => !ruledOut.includes(square)),
    ruledOut,
    closed: closes(tour, state),
    cursor,
  };
}
