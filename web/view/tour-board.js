import * as words from "../text/en.js";

/**
 * A tour's board as the page needs it before and without Python: names, moves, sizes, labels.
 *
 * @typedef {import("../run/state.js").State} State
 */

export class TourBoard {
  /** @type {(readonly (number | null)[])[]} */
  #targets = [];

  /** @param {import("../scenario/tour.js").Tour} tour */
  constructor(tour) {
    this.tour = tour;
    this.board = tour.board;
  }

  /** @param {number} square */
  name(square) {
    return this.board.name(square);
  }

  /**
   * Where each move of the order leads from a square; null off the board and on holes.
   * @param {number} square
   */
  moves(square) {
    this.#targets[square] ??= this.tour.moves.map(([dx, dy]) =>
      this.board.at(this.board.file(square) + dx, this.board.rank(square) + dy),
    );
    return this.#targets[square];
  }

  /** The board in words, for those who do not see it. @param {State} state */
  label(state) {
    const knight = state.depth > 0 ? this.name(state.top) : "";
    return words.board.label(
      this.board.rows,
      this.board.columns,
      state.depth,
      this.tour.length,
      knight,
    );
  }
}
