/** What the board shows of a search for queens: pure functions of the state. A choice is `column * n + row`. */

import type { State } from "../../engine/run/search-state.ts";
import type { Moment } from "../types.ts";

/** A row of the next column. */
interface Row {
  choice: number;
  standing: "refused" | "tried" | "undone" | "next" | "open";
}

interface Sight {
  from: number; // a choice
  to: number; // a choice
  asked: boolean; // the square that comes next is compared, and nothing found; else something was
}

export interface QueensPicture {
  n: number;
  queens: number[]; // choices
  holes: ReadonlySet<number>; // choices that are blocked
  attacked: Uint8Array; // for each choice that is free, by how many queens; at a solution, where nothing is looked for, by none
  rows: Row[]; // of the next column, from below
  undone: number; // the choice just taken back, or -1
  placed: boolean; // the last event was a place
  looksUp: boolean; // what each queen holds is looked up; else each queen is compared
  sights: Sight[]; // along which squares are refused: to the queen that was found, or from each queen on
  flash: number;
  cursor: number;
}

/** In another column a queen attacks along its row and its two diagonals: how far up they go for each column. */
const SLOPES = [0, 1, -1];

/** The rows that a queen attacks in another column, also those beyond the board. */
function attackedRows(n: number, queen: number, column: number) {
  const distance = Math.abs(column - Math.floor(queen / n));
  return SLOPES.map((slope) => (queen % n) + slope * distance);
}

/** For each square the number of queens that attack it; a queen's own square counts only the others. */
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

/** The lines of a board, those nearest to its middle first, the lower one of two. */
export function fromTheMiddle(n: number) {
  const off = (line: number) => Math.abs(2 * line - n + 1);
  return Array.from({ length: n }, (_, line) => line).sort((a, b) => off(a) - off(b) || a - b);
}

/**
 * The column of the next queen: from the left, or that with the fewest safe rows, of equals the one nearest to the edge; n when
 * all have one.
 *
 * @param order "left" or "fewest"
 */
export function nextColumn(
  n: number,
  queens: ArrayLike<number>,
  attacked: Uint8Array,
  holes: ReadonlySet<number>,
  order: string,
) {
  if (order === "left" || queens.length === n) return queens.length;
  const taken = new Set(Array.from(queens, (queen) => Math.floor(queen / n)));
  let [best, fewest] = [n, n + 1];
  for (const column of fromTheMiddle(n).reverse()) {
    if (taken.has(column)) continue;
    const safe = countSafe(n, column, attacked, holes);
    if (safe < fewest) [best, fewest] = [column, safe];
  }
  return best;
}

/** How many squares of a column are safe. */
export function countSafe(
  n: number,
  column: number,
  attacked: Uint8Array,
  holes: ReadonlySet<number>,
) {
  let safe = 0;
  for (let choice = column * n; choice < column * n + n; choice++) {
    if (attacked[choice] === 0 && !holes.has(choice)) safe++;
  }
  return safe;
}

/** Every row of the next column that is not blocked: refused because a queen attacks it, tried, the next one, or still open. */
export function rowsOf(
  state: State,
  n: number,
  attacked: Uint8Array,
  holes: ReadonlySet<number> = new Set(),
  order = "left",
): Row[] {
  if (state.depth === n) return [];
  const queens = state.path.subarray(0, state.depth);
  const first = nextColumn(n, queens, attacked, holes, order) * n;
  const rows = order === "left" ? Array.from({ length: n }, (_, row) => row) : fromTheMiddle(n);
  const free = rows.map((row) => first + row).filter((choice) => !holes.has(choice));
  const undone = free.indexOf(state.undone);
  let next = false;
  return free.map((choice, at) => {
    if (attacked[choice] > 0) return { choice, standing: "refused" };
    if (at < undone) return { choice, standing: "tried" };
    if (at === undone) return { choice, standing: "undone" };
    const standing = next ? "open" : "next";
    next = true;
    return { choice, standing };
  });
}

/**
 * What the safety test looks at. Comparing goes from each row of the next column to the earlier queens, up to the first one that
 * attacks it. Looking up asks for three lines only: what each queen holds is its row and its two diagonals.
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

/** A queen's row and diagonals, to the board's edge on the right, or on the left. @param way 1 or -1 */
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
  { state, flash, cursor, asked, byHand }: Moment,
  test: string,
  holes: ReadonlySet<number>,
  order?: string,
): QueensPicture {
  const queens = Array.from(state.path.subarray(0, state.depth));
  const shown = !byHand && !state.complete;
  const attacked = shown ? attackedSquares(n, queens) : new Uint8Array(n * n);
  for (const taken of [...holes, ...queens]) attacked[taken] = 0;
  const rows = asked ? [] : rowsOf(state, n, attacked, holes, order);
  return {
    n,
    queens,
    holes,
    attacked,
    rows,
    looksUp: test === "diagonals",
    sights: state.complete || asked ? [] : sightsOf(n, queens, rows, test, order),
    undone: state.undone,
    placed: state.last !== null && state.last >= 0,
    flash,
    cursor,
  };
}
