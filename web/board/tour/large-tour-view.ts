import type { Palette } from "../../dom/theme.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { Viewport } from "../shared/viewport.ts";
import type { Moment, Size } from "../types.ts";
import { drawFar, drawNear, showsLine } from "./large-board-drawing.ts";
import { TrailImage } from "./large-board-image.ts";
import type { Tour } from "./tour.ts";
import { closes } from "./tour-picture.ts";
import { TourView } from "./tour-view.ts";

/** A tour on a board that is too large to be seen at once: it can be panned and zoomed. */

/** Boards with a side of at least this length are large. */
export const LARGE = 25;
/** Least radius of a ring, so that it can be seen from afar. */
const SMALLEST_RING = 5;

export class LargeTourView extends TourView {
  #image: TrailImage | null = null;
  declare viewport: Viewport;

  constructor(scenario: Scenario, tour: Tour) {
    super(scenario, tour);
    this.viewport = new Viewport(tour.board.rows, tour.board.columns);
  }

  /** The place of a square at the current pan and zoom. */
  ringOf(square: number, size: Size) {
    const { left, top, cell } = this.viewport.window(size);
    const { rows, columns } = this.board;
    const x = left + ((square % columns) + 0.5) * cell;
    const y = top + (rows - Math.floor(square / columns) - 0.5) * cell;
    return { x, y, radius: Math.max(SMALLEST_RING, 0.42 * cell) };
  }

  draw(context: CanvasRenderingContext2D, size: Size, palette: Palette, { state, cursor }: Moment) {
    const { rows, columns } = this.board;
    const { path, depth, undone } = state;
    const closed = closes(this, state);
    const { givens } = this.tour;
    const picture = { rows, columns, path, depth, undone, closed, givens, cursor };
    const window = this.viewport.window(size);
    if (showsLine(window.cell)) return drawNear(context, size, window, picture, palette);
    this.#image ??= new TrailImage(rows, columns, this.tour.length);
    const image = this.#image.paint(path, depth, palette);
    return drawFar(context, size, window, image, picture, palette);
  }

  choiceAt(size: Size, x: number, y: number) {
    const { left, top, cell } = this.viewport.window(size);
    const file = Math.floor((x - left) / cell);
    const row = Math.floor((y - top) / cell);
    const { rows, columns } = this.board;
    const inside = file >= 0 && file < columns && row >= 0 && row < rows;
    return inside ? (rows - 1 - row) * columns + file : -1;
  }
}
