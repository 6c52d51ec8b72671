import * as words from "../text/en.js";
import { drawBoard } from "./board-drawing.js";
import { layOutBoard, squareAt } from "./board-layout.js";
import { pictureOf } from "./tour-picture.js";
import { sentenceOf } from "./tour-sentence.js";

/**
 * A tour on its board; what it needs of the board it works out itself, so it is there before Python.
 *
 * @typedef {import("../run/state.js").State} State
 * @typedef {import("../view/theme.js").Palette} Palette
 * @typedef {import("./views.js").Moment} Moment
 * @typedef {import("./views.js").PuzzleView} PuzzleView
 * @typedef {import("./views.js").Size} Size
 */

/** @implements {PuzzleView} */
export class TourView {
  /** @type {(readonly (number | null)[])[]} */
  #targets = [];
  #scenario;

  /**
   * @param {import("../scenario/scenario.js").Scenario} scenario
   * @param {import("../scenario/tour.js").Tour} tour
   */
  constructor(scenario, tour) {
    this.#scenario = scenario;
    this.task = tour;
    this.board = tour.board;
  }

  /** @param {CanvasRenderingContext2D} context @param {Size} size @param {Palette} palette @param {Moment} moment */
  draw(context, size, palette, moment) {
    drawBoard(context, this.#layout(size), palette, pictureOf(this, moment));
  }

  /** @param {Size} size @param {number} x @param {number} y */
  choiceAt(size, x, y) {
    return squareAt(this.#layout(size), x, y);
  }

  /** @param {number} cursor @param {string} key */
  moveCursor(cursor, key) {
    if (cursor < 0) return this.task.start ?? 0;
    const dx = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const dy = key === "ArrowUp" ? 1 : key === "ArrowDown" ? -1 : 0;
    const file = this.board.file(cursor) + dx;
    const rank = this.board.rank(cursor) + dy;
    const inside = file >= 0 && file < this.board.columns && rank >= 0 && rank < this.board.rows;
    return inside ? rank * this.board.columns + file : cursor;
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
    this.#targets[square] ??= this.task.moves.map(([dx, dy]) =>
      this.board.at(this.board.file(square) + dx, this.board.rank(square) + dy),
    );
    return this.#targets[square];
  }

  /** @param {Moment} moment */
  sentence({ state, before }) {
    return sentenceOf(state, before, this);
  }

  /** @param {State} state */
  label(state) {
    const knight = state.depth > 0 ? this.name(state.top) : "";
    const { rows, columns } = this.board;
    return words.board.label(rows, columns, state.depth, this.task.length, knight);
  }

  /** @param {number} square */
  startAt(square) {
    if (this.board.holes.has(square) || square === this.task.start) return null;
    const parts = this.#scenario.text.split("/");
    parts[2] = this.name(square);
    return parts.join("/");
  }

  /** @param {Size} size */
  #layout({ width, height }) {
    return layOutBoard(this.board.rows, this.board.columns, width, height);
  }
}
