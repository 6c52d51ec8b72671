import type { Palette } from "../../dom/theme.ts";
import { State } from "../../engine/run/search-state.ts";
import type { Description } from "../../engine/search/types.ts";
import type { Candidate } from "../../engine/types/python-replies.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { createView } from "../registry.ts";
import type { PuzzleView } from "../types.ts";
import { fitSquare, paint } from "./painter.ts";

/**
 * A small picture of a preset, drawn by the same view as the board. It is animated while pointed at: it plays the last
 * recorded steps, or its path grows.
 */

/** A recorded moment of a search. */
export interface Exhibit {
  path: number[];
  undone: number | null; // the choice that was just undone, if any
  position: number; // number of events that lead to this path
  candidates: Candidate[]; // for the choice after it
  events: number[]; // the last of these events, for presets whose picture shows the search at work
  description: Description | null; // null when the page can draw the puzzle without it
}

/** Milliseconds of the animation, and of the pause before it repeats. */
const GROWTH = 2600;
const REST = 900;

export class Thumbnail {
  #canvas;
  #view;
  #exhibit;
  #palette: Palette | null = null;
  #frame = 0;

  constructor(canvas: HTMLCanvasElement, scenario: Scenario, exhibit: Exhibit) {
    this.#canvas = canvas;
    this.#view = createView(scenario, exhibit.description);
    this.#exhibit = exhibit;
  }

  draw(palette: Palette) {
    this.#palette = palette;
    fitSquare(this.#canvas);
    this.#paint(1);
  }

  /** Repeat the animation until `rest` is called. */
  play() {
    const began = performance.now();
    const paint = (now: number) => {
      this.#paint(Math.min(1, ((now - began) % (GROWTH + REST)) / GROWTH));
      this.#frame = requestAnimationFrame(paint);
    };
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(paint);
  }

  rest() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#paint(1);
  }

  /** @param part of the animation that has passed, from 0 to 1 */
  #paint(part: number) {
    if (!this.#palette || this.#canvas.width === 0) return;
    const state = stateAt(this.#view, this.#exhibit, part);
    const candidates = part === 1 ? this.#exhibit.candidates : [];
    paint(this.#canvas, this.#view, this.#palette, { state, candidates });
  }
}

function stateAt({ task }: PuzzleView, { path, undone, position, events }: Exhibit, part: number) {
  const { size = 0, length = 0, root = [], exit } = task;
  const state = new State({ size, length, root, exit });
  if (events.length > 0) {
    const over = Math.ceil(part * events.length);
    const last = events[over - 1] ?? 0;
    state.moveTo(position, path, undone ?? -1);
    state.revertAll(events, over, events.length, last < 0 ? ~last : -1);
    return state;
  }
  const shown = path.slice(0, Math.max(1, Math.ceil(part * path.length), root.length));
  // The picture of the general search depends on the position alone; others ignore it.
  state.moveTo(path.length === 0 ? position : shown.length, shown, -1);
  return state;
}
