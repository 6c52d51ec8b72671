import { Viewport } from "../shared/viewport.ts";
import { drawFar, drawNear, showsLine } from "./large-board-drawing.ts";
import { closes } from "./tour-picture.ts";
import { TourView } from "./tour-view.ts";
import { TrailImage } from "./trail-image.ts";

/**
 * A tour on a board that is too large to be seen at once: it can be moved and looked at from near and far.
 *
 * @import { Scenario } from "../../types/scenario.ts"
 * @import { Palette } from "../../view/theme.ts"
 * @import { Moment, Size } from "../types.ts"
 * @import { Tour } from "./tour.ts"
 */

/** Sides from which on a board is large. */
export const LARGE = 25;
/** So that it can be seen from afar. */
const SMALLEST_RING = 5;

export class LargeTourView extends TourView {
  /** @type {TrailImage | null} */
  #image = null;

  /** @param {Scenario} scenario @param {Tour} tour */
  constructor(scenario, tour) {
    super(scenario, tour);
    this.viewport = new Viewport(tour.board.rows, tour.board.columns);
  }

  /** Where a square is now, as the board is moved and zoomed. @param {number} square @param {Size} size */
  ringOf(square, size) {
    const { left, top, cell } = this.viewport.window(size);
    const { rows, columns } = this.board;
    const x = left + ((square % columns) + 0.5) * cell;
    const y = top + (rows - Math.floor(square / columns) - 0.5) * cell;
    return { x, y, radius: Math.max(SMALLEST_RING, 0.42 * cell) };
  }

  /** @param {CanvasRenderingContext2D} context @param {Size} size @param {Palette} palette @param {Moment} moment */
  draw(context, size, palette, { state, cursor }) {
    const { rows, columns } = this.board;
    const { path, depth, undone } = state;
    const closed = depth > 0 && closes(state, this.movesFrom(state.top));
    const picture = { rows, columns, path, depth, undone, closed, cursor };
    const window = this.viewport.window(size);
    if (showsLine(window.cell)) return drawNear(context, size, window, picture, palette);
    this.#image ??= new TrailImage(rows, columns, this.tour.length);
    const image = this.#image.paint(path, depth, palette);
    return drawFar(context, size, window, image, picture, palette);
  }

  /** @param {Size} size @param {number} x @param {number} y */
  choiceAt(size, x, y) {
    const { left, top, cell } = this.viewport.window(size);
    const file = Math.floor((x - left) / cell);
    const row = Math.floor((y - top) / cell);
    const { rows, columns } = this.board;
    const inside = file >= 0 && file < columns && row >= 0 && row < rows;
    return inside ? (rows - 1 - row) * columns + file : -1;
  }
}
