import { pending } from "../text/en-puzzles.js";

/** Milliseconds. */
const PATIENCE = 300;

/**
 * What stands on the canvas while nobody knows yet what there is to draw.
 *
 * @implements {PuzzleView}
 * @typedef {import("./registry.js").PuzzleView} PuzzleView
 */
export class PendingView {
  task = {};
  #since = performance.now();

  /** @param {CanvasRenderingContext2D} context @param {import("./registry.js").Size} size @param {import("../view/theme.js").Palette} palette */
  draw(context, { width, height }, palette) {
    // Where Python answers at once the picture before stays until then, so that nothing flickers.
    if (performance.now() - this.#since < PATIENCE) return;
    context.clearRect(0, 0, width, height);
    const size = Math.max(12, width * 0.026);
    context.font = `${size}px ${palette.font}`;
    context.fillStyle = palette.inkSoft;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(pending.drawing, width / 2, height / 2);
  }

  choiceAt() {
    return -1;
  }

  /** @param {number} cursor */
  moveCursor(cursor) {
    return cursor;
  }

  name() {
    return "";
  }

  sentence() {
    return pending.sentence;
  }

  label() {
    return pending.drawing;
  }

  startAt() {
    return null;
  }
}
