/**
 * The page half of the null puzzle: a row of squares, each with its number as soon as it has come. To be copied.
 * All that is not here has a default: see `view.ts` and `registry.ts` of `web/board`.
 */

import type { Drawn } from "../sentences.ts";
import type { Entry, Moment, Palette, Size } from "../types.ts";
import { View } from "../view.ts";

class LineView extends View {
  /** The square of each place in the row. */
  #squares(width: number) {
    const side = width / this.length;
    return Array.from({ length: this.length }, (_, place) => ({ x: place * side, side }));
  }

  get length() {
    return this.task.length ?? 0;
  }

  draw(
    context: CanvasRenderingContext2D,
    { width, height }: Size,
    palette: Palette,
    { state }: Moment,
  ): Drawn {
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

  /** How often each number was taken back, as the panel Pictures shows it. */
  ground(width: number) {
    const places = this.#squares(width).map(({ x, side }, choice) => ({
      name: this.name(choice),
      outline: `M${x} 0h${side}v${side}h${-side}z`,
      x: x + side / 2,
      y: side / 2,
      room: side,
    }));
    const title = "Each number, taken back";
    return { title, height: width / this.length, places, placeOf: (n: number) => n };
  }
}

export const entry: Partial<Entry> = {
  createView: (scenario, description) => description && new LineView(scenario, description),
};
