/**
 * What the board shows of a search for queens: pure functions of the state. A choice is `column * n + row`.
 *
 * @import { State } from "../../run/search-state.ts"
 * @import { Moment } from "../types.ts"
 *
 * @typedef {object} Row a row of the next column
 * @property {number} choice
 * @property {"refused" | "tried" | "undone" | "next" | "open"} standing
 *
 * @typedef {object} Sight
 * @property {number} from a choice
 * @property {number} to a choice
 * @property {boolean} asked the square that comes next is compared, and nothing found; else something was
 *
 * @typedef {object} QueensPicture
 * @property {number} n
 * @property {number[]} queens choices
 * @property {ReadonlySet<number>} holes choices that are blocked
 * @property {Uint8Array} attacked for each choice that is free, by how many queens; at a solution, where nothing is looked for, by none
 * @property {Row[]} rows of the next column, from below
 * @property {number} undone the choice just taken back, or -1
 * @property {boolean} placed the last event was a place
 * @property {boolean} looksUp what each queen holds is looked up; else each queen is compared
 * @property {Sight[]} sights along which squares are refused: to the queen that was found, or from each queen on
 * @property {number} flash
 * @property {number} cursor
 */

/** In another column a queen attacks along its row and its two diagonals: how far up they go for each column. */
const SLOPES = [0, 1, -1];

/**
 * The rows that a queen attacks in another column, also those beyond the board.
 * @param {number} n
 * @param {number} queen
 * @param {number} column
 */
function attackedRows(n, queen, column) {
  const distance = Math.abs(column - Math.floor(queen / n));
  return SLOPES.map((slope) => (queen % n) + slope * distance);
}

/**
 * For each square the number of queens that attack it; a queen's own square counts only the others.
 * @param {number} n
 * @param {ArrayLike<number>} queens
 */
export function attackedSquares(n, queens) {
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

/** The lines of a board, those nearest to its middle first, the lower one of two. @param {number} n */
export function fromTheMiddle(n) {
  const off = (/** @type {number} */ line) => Math.abs(2 * line - n + 1);
  return Array.from({ length: n }, (_, line) => line).sort((a, b) => off(a) - off(b) || a - b);
}

/**
 * The column of the next queen: from the left, or that with the fewest safe rows, of equals the one nearest to the edge; n when
 * all have one.
 * @param {number} n
 * @param {ArrayLike<number>} queens
 * @param {Uint8Array} attacked
 * @param {ReadonlySet<number>} holes
 * @param {string} order "left" or "fewest"
 */
export function nextColumn(n, queens, attacked, holes, order) {
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

/** How many squares of a column are safe. @param {number} n @param {number} column @param {Uint8Array} attacked @param {ReadonlySet<number>} holes */
export function countSafe(n, column, attacked, holes) {
  let safe = 0;
  for (let choice = column * n; choice < column * n + n; choice++) {
    if (attacked[choice] === 0 && !holes.has(choice)) safe++;
  }
  return safe;
}

/**
 * Every row of the next column that is not blocked: refused because a queen attacks it, tried, the next one, or still open.
 * @param {State} state
 * @param {number} n
 * @param {Uint8Array} attacked
 * @param {ReadonlySet<number>} [holes]
 * @param {string} [order]
 * @returns {Row[]}
 */
export function rowsOf(state, n, attacked, holes = new Set(), order = "left") {
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
 * @param {number} n
 * @param {readonly number[]} queens
 * @param {readonly Row[]} rows
 * @param {string} test "compare" or "diagonals"
 * @param {string} [order]
 * @returns {Sight[]}
 */
export function sightsOf(n, queens, rows, test, order = "left") {
  if (test === "diagonals") {
    const ways = order === "left" ? [1] : [1, -1];
    return queens.flatMap((queen) => ways.flatMap((way) => linesFrom(n, queen, way)));
  }
  return rows.flatMap(({ choice, standing }) => {
    /** @type {Sight[]} */
    const none = [];
    if (standing === "refused") {
      const column = Math.floor(choice / n);
      const to =
        queens.find((queen) => attackedRows(n, queen, column).includes(choice % n)) ?? choice;
      return [...none, { from: choice, to, asked: false }];
    }
    return standing === "next" ? queens.map((to) => ({ from: choice, to, asked: true })) : none;
  });
}

/** A queen's row and diagonals, to the board's edge on the right, or on the left. @param {number} n @param {number} queen @param {number} way 1 or -1 @returns {Sight[]} */
function linesFrom(n, queen, way) {
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

/** @param {number} n @param {Moment} moment @param {string} test @param {ReadonlySet<number>} holes @param {string} [order] @returns {QueensPicture} */
export function pictureOf(n, { state, flash, cursor, asked, byHand }, test, holes, order) {
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
