import { createView } from "../puzzles/registry.js";
import { State } from "../run/state.js";

/**
 * A small picture of a preset, drawn by the very view that draws it large. While it is pointed at, its path grows.
 *
 * @typedef {import("./exhibits.js").Exhibit} Exhibit
 * @typedef {import("../puzzles/view.js").PuzzleView} PuzzleView
 * @typedef {import("../scenario/scenario.js").Scenario} Scenario
 * @typedef {import("../view/theme.js").Palette} Palette
 */

/** Milliseconds that the whole path takes to grow, and that it then stands. */
const GROWTH = 2600;
const REST = 900;

export class Thumbnail {
  #canvas;
  #view;
  #exhibit;
  /** @type {Palette | null} */
  #palette = null;
  #frame = 0;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Scenario} scenario
   * @param {Exhibit} exhibit
   */
  constructor(canvas, scenario, exhibit) {
    this.#canvas = canvas;
    this.#view = createView(scenario, exhibit.description);
    this.#exhibit = exhibit;
  }

  /** @param {Palette} palette */
  draw(palette) {
    this.#palette = palette;
    const size = Math.round(this.#canvas.clientWidth * devicePixelRatio);
    if (size > 0 && this.#canvas.width !== size) {
      this.#canvas.width = size;
      this.#canvas.height = size;
    }
    this.#paint(this.#exhibit.path.length);
  }

  /** Let the path grow from its root, again and again. */
  play() {
    const began = performance.now();
    const { length } = this.#exhibit.path;
    const paint = (/** @type {number} */ now) => {
      const part = Math.min(1, ((now - began) % (GROWTH + REST)) / GROWTH);
      this.#paint(Math.max(1, Math.ceil(part * length)));
      this.#frame = requestAnimationFrame(paint);
    };
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(paint);
  }

  rest() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#paint(this.#exhibit.path.length);
  }

  /** @param {number} depth of the path that is shown */
  #paint(depth) {
    const context = this.#canvas.getContext("2d");
    if (!context || !this.#palette || this.#canvas.width === 0) return;
    const state = stateAt(this.#view, this.#exhibit, depth);
    const moment = { state, before: null, motion: null, flash: 0, cursor: -1 };
    this.#view.draw(context, this.#canvas, this.#palette, moment);
  }
}

/** @param {PuzzleView} view @param {Exhibit} exhibit @param {number} depth */
function stateAt({ task }, { path, position }, depth) {
  const { size = 0, length = 0, root = [] } = task;
  const state = new State({ size, length, root });
  const shown = path.slice(0, Math.max(depth, root.length));
  // The general search's picture depends on the position alone; elsewhere it does not matter.
  state.moveTo(path.length === 0 ? position : shown.length, shown, -1);
  return state;
}
