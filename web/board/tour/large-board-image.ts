/**
 * A board from afar: one pixel per square, coloured by its time on the path. Only changes since the last picture are
 * painted, so a frame costs as much as the path has changed; comparing a million squares takes a millisecond.
 */

import type { Palette } from "../../dom/theme.ts";

const SHADES = 256;

export class TrailImage {
  #canvas;
  #context;
  #image;
  #pixels;
  #painted;
  #count = 0;
  #palette: Palette | null = null;
  #shades = new Uint32Array(SHADES);
  /** The two colours of free squares. */
  #free = new Uint32Array(2);
  declare rows: number;
  declare columns: number;
  declare length: number;

  /** @param length of a complete path */
  constructor(rows: number, columns: number, length: number) {
    this.rows = rows;
    this.columns = columns;
    this.length = length;
    this.#canvas = new OffscreenCanvas(columns, rows);
    this.#context = this.#canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    this.#image = this.#context.createImageData(columns, rows);
    this.#pixels = new Uint32Array(this.#image.data.buffer);
    this.#painted = new Int32Array(length);
  }

  /** Paint a path, and return the canvas. */
  paint(path: ArrayLike<number>, depth: number, palette: Palette) {
    if (palette !== this.#palette) this.#begin(palette);
    let same = 0;
    const known = Math.min(this.#count, depth);
    while (same < known && this.#painted[same] === path[same]) same++;
    if (same === this.#count && same === depth) return this.#canvas;
    for (let i = same; i < this.#count; i++) this.#clear(this.#painted[i]);
    for (let i = same; i < depth; i++) {
      this.#painted[i] = path[i];
      this.#pixels[this.#pixel(path[i])] = this.#shades[Math.floor((i * SHADES) / this.length)];
    }
    this.#count = depth;
    this.#context.putImageData(this.#image, 0, 0);
    return this.#canvas;
  }

  /** The index of a square's pixel; rank 1 is at the bottom. */
  #pixel(square: number) {
    const rank = Math.floor(square / this.columns);
    return (this.rows - 1 - rank) * this.columns + (square % this.columns);
  }

  #clear(square: number) {
    const light = (Math.floor(square / this.columns) + (square % this.columns)) % 2;
    this.#pixels[this.#pixel(square)] = this.#free[light];
  }

  /** Start over with an empty board in the colours of a palette. */
  #begin(palette: Palette) {
    this.#palette = palette;
    this.#count = 0;
    const strip = new OffscreenCanvas(SHADES + 2, 1);
    const context = strip.getContext("2d") as OffscreenCanvasRenderingContext2D;
    const ramp = context.createLinearGradient(0, 0, SHADES, 0);
    ramp.addColorStop(0, palette.path);
    ramp.addColorStop(0.5, palette.place);
    ramp.addColorStop(1, palette.markOther);
    context.fillStyle = ramp;
    context.fillRect(0, 0, SHADES, 1);
    context.fillStyle = palette.boardDark;
    context.fillRect(SHADES, 0, 1, 1);
    context.fillStyle = palette.boardLight;
    context.fillRect(SHADES + 1, 0, 1, 1);
    const colours = new Uint32Array(context.getImageData(0, 0, SHADES + 2, 1).data.buffer);
    this.#shades = colours.slice(0, SHADES);
    this.#free = colours.slice(SHADES);
    for (let square = 0; square < this.rows * this.columns; square++) this.#clear(square);
  }
}
