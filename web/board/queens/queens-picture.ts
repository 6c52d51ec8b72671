/**
 * The picture of the board during a search for queens: pure functions of the state. A choice is `column * n + row`.
 */

import type { Candidate } from "../../engine/types/python-replies.ts";
import type { Moment } from "../types.ts";

/** A row of the next column. */
interface Row {
  choice: number;
  standing: Candidate[2];
  label?: string; // its number, if that is not the row's
}

interface Sight {
  from: number; // a choice
  to: number; // a choice
  asked: boolean; // true: the next square is being compared, without an attack found; false: an attack was found
}

export interface QueensPicture {
  n: number;
  queens: number[]; // choices
  holes: ReadonlySet<number>; // blocked choices
  givens: ReadonlySet<number>; // choices of queens that stand from the beginning
  attacked: Uint8Array; // by choice: how many queens attack it, faint ones too; all zero at a solution, where nothing is searched
  rows: Row[]; // of the next column, from below
  possible: number[]; // squares of later columns that looking ahead leaves
  ruledOut: number[]; // those that it has just ruled out there
  undone: number; // the choice just taken back, or -1
  placed: boolean; // true: the last event was a placement
  looksUp: boolean; // true: the safety test looks up lines; false: it compares with each queen
  sights: Sight[]; // the lines of sight of the safety test: to the queen that attacks, or from each queen
  flash: number;
  cursor: number;
}

/** Rows per column along which a queen attacks: its row, and both diagonals. */
const SLOPES = [0, 1, -1];

/** The rows that a queen attacks in another column, including rows beyond the board. */
function attackedRows(n: number, queen: number, column: number) {
  const distance = Math.abs(column - Math.floor(queen / n));
  return SLOPES.map((slope) => (queen % n) + slope * distance);
}

/** By square: the number of queens that attack it; a queen does not attack its own square. */
export function attackedSquares(n: number, queens: ArrayLike<number>) {
  const attacked = new Uint8Array(n * n);
  for (let i = 0; i < queens.length; i++) {
    const [at, row] = [Math.floor(queens[i] / n), queens[i] % n];
    for (let column = 0; column < n; column++) {
      const apart = Math.abs(column - at);
      if (apart === 0) {
        for (let other = 0; other < n; other++) if (other !== row) attacked[column * n + other]++;
        continue;
      }
      attacked[column * n + row]++;
      if (row + apart < n) attacked[column * n + row + apart]++;
      if (row - apart >= 0) attacked[column * n + row - apart]++;
    }
  }
  return attacked;
}

/**
 * The lines of sight of the safety test. Comparing goes from each row of the next column to the earlier queens, up to
 * the first one that attacks it. Looking up only needs each queen's row and two diagonals.
 *
 * @param test "compare" or "diagonals"
 */
export function sightsOf(
  n: number,
  queens: readonly number[],
  rows: readonly Row[],
  test: string,
  order = "left",
): Sight[] {
  if (test === "diagonals") {
    const ways = order === "left" ? [1] : [1, -1];
    return queens.flatMap((queen) => ways.flatMap((way) => linesFrom(n, queen, way)));
  }
  return rows.flatMap(({ choice, standing }) => {
    const none: Sight[] = [];
    if (standing === "refused") {
      const column = Math.floor(choice / n);
      const to =
        queens.find((queen) => attackedRows(n, queen, column).includes(choice % n)) ?? choice;
      return [...none, { from: choice, to, asked: false }];
    }
    return standing === "next" ? queens.map((to) => ({ from: choice, to, asked: true })) : none;
  });
}

/** A queen's row and diagonals to the right or left edge of the board. @param way 1 or -1 */
function linesFrom(n: number, queen: number, way: number): Sight[] {
  const ends = new Map();
  for (let column = Math.floor(queen / n) + way; column >= 0 && column < n; column += way) {
    attackedRows(n, queen, column).forEach((row, line) => {
      if (row >= 0 && row < n) ends.set(line, column * n + row);
    });
  }
  return SLOPES.flatMap((_, line) =>
    ends.has(line) ? [{ from: queen, to: ends.get(line), asked: false }] : [],
  );
}

export function pictureOf(
  n: number,
  { state, candidates = [], faint = [], ahead = null, flash, cursor, asked, byHand }: Moment,
  test: string,
  { holes, givens }: Pick<QueensPicture, "holes" | "givens">,
  order?: string,
): QueensPicture {
  const queens = Array.from(state.path.subarray(0, state.depth));
  // A solution that is drawn faintly rules nothing out.
  const attacking =
    faint.length > 0 && queens.length + faint.length < n ? [...queens, ...faint] : queens;
  const shown = !byHand && !state.complete;
  const attacked = shown ? attackedSquares(n, attacking) : new Uint8Array(n * n);
  for (const taken of [...holes, ...attacking]) attacked[taken] = 0;
  const rows = (asked ? [] : candidates).flatMap(([choice, , standing]) =>
    holes.has(choice) ? [] : [{ choice, standing }],
  );
  const [left, lost] = asked || ahead === null ? [[], []] : ahead;
  const numbered = new Set(rows.map(({ choice }) => choice));
  return {
    n,
    queens,
    holes,
    givens,
    attacked,
    rows,
    possible: left.filter((choice) => !numbered.has(choice)),
    ruledOut: lost.filter((choice) => !numbered.has(choice)),
    looksUp: test === "diagonals",
    sights:
      state.complete || asked || ahead !== null
        ? []
        : sightsOf(n, queens, rows, test, givens.size > 0 ? "any" : order),
    undone: state.undone,
    placed: state.last !== null && state.last >= 0,
    flash,
    cursor,
  };
}

/** The queens that are there after a path of a walk: the last of each column, the one put down last at the end. */
export function standingOf(n: number, path: ArrayLike<number>, depth: number): number[] {
  const last: Map<number, number> = new Map();
  for (let i = 0; i < depth; i++) {
    const column = Math.floor(path[i] / n);
    last.delete(column);
    last.set(column, path[i]);
  }
  return [...last.values()];
}

/** The lines between queens that attack each other. */
export function conflictsOf(n: number, queens: readonly number[]): Sight[] {
  return queens.flatMap((from, i) =>
    queens
      .slice(i + 1)
      .filter((to) => attackedRows(n, from, Math.floor(to / n)).includes(to % n))
      .map((to) => ({ from, to, asked: false })),
  );
}
