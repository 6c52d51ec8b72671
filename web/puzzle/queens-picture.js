/**
 * What the board shows of a search for queens: pure functions of the state. A choice is `column * n + row`.
 *
 * @typedef {import("../run/state.js").State} State
 *
 * @typedef {object} Row a row of the next column
 * @property {number} choice
 * @property {"refused" | "tried" | "undone" | "next" | "open"} standing
 *
 * @typedef {object} QueensPicture
 * @property {number} n
 * @property {number[]} queens choices
 * @property {Uint8Array} attacked for each choice, by how many queens
 * @property {Row[]} rows of the next column, from below
 * @property {number} undone the choice just taken back, or -1
 * @property {boolean} placed the last event was a place
 * @property {number} flash
 * @property {number} cursor
 */

/**
 * For each square the number of queens that attack it; a queen's own square counts only the others.
 * @param {number} n
 * @param {ArrayLike<number>} queens
 */
export function attackedSquares(n, queens) {
  const attacked = new Uint8Array(n * n);
  for (let i = 0; i < queens.length; i++) {
    const column = Math.floor(queens[i] / n);
    const row = queens[i] % n;
    for (let other = 0; other < n; other++) {
      if (other === column) continue;
      const distance = Math.abs(other - column);
      for (const target of [row, row + distance, row - distance]) {
        if (target >= 0 && target < n) attacked[other * n + target]++;
      }
    }
  }
  return attacked;
}

/**
 * Every row of the next column: refused because a queen attacks it, tried, the next one, or still open.
 * @param {State} state
 * @param {number} n
 * @param {Uint8Array} attacked
 * @returns {Row[]}
 */
export function rowsOf(state, n, attacked) {
  if (state.depth === n) return [];
  let next = false;
  return Array.from({ length: n }, (_, row) => {
    const choice = state.depth * n + row;
    if (attacked[choice] > 0) return { choice, standing: "refused" };
    if (choice < state.undone) return { choice, standing: "tried" };
    if (choice === state.undone) return { choice, standing: "undone" };
    const standing = next ? "open" : "next";
    next = true;
    return { choice, standing };
  });
}

/**
 * @param {number} n
 * @param {import("./views.js").Moment} moment
 * @returns {QueensPicture}
 */
export function pictureOf(n, { state, flash, cursor }) {
  const queens = Array.from(state.path.subarray(0, state.depth));
  const attacked = attackedSquares(n, queens);
  return {
    n,
    queens,
    attacked,
    rows: rowsOf(state, n, attacked),
    undone: state.undone,
    placed: state.last !== null && state.last >= 0,
    flash,
    cursor,
  };
}
