/**
 * What the board shows of a search state: a pure function, so that tests need no browser.
 *
 * @typedef {import("../run/state.js").State} State
 * @typedef {import("./board-drawing.js").BoardPicture} BoardPicture
 * @typedef {import("./board-drawing.js").Candidate} Candidate
 */

/**
 * The squares within the knight's reach, in the order in which they are tried.
 *
 * Candidates before the one just taken back have been tried at this position. A square that is
 * already on the path is refused by the program, and so not shown.
 * @param {State} state
 * @param {readonly (number | null)[]} moves the target of each move of the order, null off the board
 * @returns {Candidate[]}
 */
export function candidatesOf(state, moves) {
  if (state.depth === 0 || state.complete) return [];
  const last = state.undone < 0 ? -1 : moves.indexOf(state.undone);
  let next = false;
  /** @type {Candidate[]} */
  const candidates = [];
  moves.forEach((square, index) => {
    if (square === null || state.numberOf[square] > 0) return;
    if (index <= last) {
      // The square just taken back carries its own mark.
      if (index < last) candidates.push({ square, number: index + 1, standing: "tried" });
      return;
    }
    candidates.push({ square, number: index + 1, standing: next ? "open" : "next" });
    next = true;
  });
  return candidates;
}

/**
 * Whether a complete path is a closed tour: its ends are a move apart.
 * @param {State} state
 * @param {readonly (number | null)[]} moves from the last square
 */
export function closes(state, moves) {
  return state.complete && state.depth > 2 && moves.includes(state.path[0]);
}

/**
 * Everything that the board shows at a moment.
 * @param {import("./tour-view.js").TourView} tour
 * @param {import("./views.js").Moment} moment
 * @returns {BoardPicture}
 */
export function pictureOf(tour, { state, motion, flash, cursor }) {
  const moves = state.depth > 0 ? tour.moves(state.top) : [];
  return {
    holes: tour.board.holes,
    path: state.path,
    depth: state.depth,
    firstNumber: 1,
    undone: state.undone,
    placed: state.last !== null && state.last >= 0,
    motion,
    flash,
    candidates: motion ? [] : candidatesOf(state, moves),
    closed: closes(state, moves),
    cursor,
  };
}
