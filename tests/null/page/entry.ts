/**
 * The page half of the null puzzle: a row of squares, each with its number as soon as it has come. To be copied.
 * All that is not here has a default: see `view.js` and `registry.js` of `web/puzzles`.
 */
import { View } from "../view.ts";

/** @import { Entry } from "../types.ts" */

class LineView extends View {
  /** The square of each place in the row. @param {number} width */
  #squares(width) {
    const side = width / this.length;
    return Array.from({ length: this.length }, (_, place) => ({ x: place * side, side }));
  }

  get length() {
    return this.task.length ?? 0;
  }

  /** @type {View["draw"]} */
  draw(context, { width, height }, palette, { state }) {
    context.clearRect(0, 0, width, height);
    context.fillStyle = context.strokeStyle = palette.ink;
    context.textAlign = "center";
    for (const [place, { x, side }] of this.#squares(width).entries()) {
      context.strokeRect(x + 2, (height - side) / 2, side - 4, side);
      const shown = place < state.depth ? this.name(state.path[place]) : "";
      context.fillText(shown, x + side / 2, height / 2);
    }
    return new Set();
  }

  /** How often each number was taken back, as the panel Pictures shows it. @param {number} width */
  ground(width) {
    const places = this.#squares(width).map(({ x, side }, choice) => ({
      name: this.name(choice),
      outline: `M${x} 0h${side}v${side}h${-side}z`,
      x: x + side / 2,
      y: side / 2,
      room: side,
    }));
    const title = "Each number, taken back";
    return { title, height: width / this.length, places, placeOf: (/** @type {number} */ n) => n };
  }
}

/** @type {Partial<Entry>} */
export const entry = {
  createView: (scenario, description) => description && new LineView(scenario, description),
};
