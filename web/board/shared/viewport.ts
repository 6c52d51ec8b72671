/** The visible part of a large board: a point of the board and a scale. All lengths are device pixels. */

import type { Size } from "../types.ts";

export interface Window {
  left: number; // of the board on the canvas
  top: number;
  cell: number; // side of a square; may be a fraction when the whole board is visible
}

/** Greatest side of a square, relative to the canvas. */
const LARGEST_CELL = 0.16;

export class Viewport {
  /** Magnification; 1 shows the whole board. */
  #scale = 1;
  /** The point of the board at the canvas's centre, relative to the board's sides. */
  #x = 0.5;
  #y = 0.5;
  declare rows: number;
  declare columns: number;

  constructor(rows: number, columns: number) {
    this.rows = rows;
    this.columns = columns;
  }

  window({ width, height }: Size): Window {
    const whole = Math.min(width / this.columns, height / this.rows);
    const cell = whole * this.#scale;
    return {
      cell,
      left: width / 2 - this.#x * this.columns * cell,
      top: height / 2 - this.#y * this.rows * cell,
    };
  }

  /** True when the whole board is visible. */
  get whole() {
    return this.#scale === 1;
  }

  /** Move the board with a drag. */
  pan(size: Size, dx: number, dy: number) {
    const { cell } = this.window(size);
    this.#x -= dx / (cell * this.columns);
    this.#y -= dy / (cell * this.rows);
    this.#hold();
  }

  /** Zoom by a factor; the point stays where it is. */
  zoom(size: Size, factor: number, x: number, y: number) {
    const before = this.window(size);
    const whole = Math.min(size.width / this.columns, size.height / this.rows);
    const nearest = (Math.min(size.width, size.height) * LARGEST_CELL) / whole;
    this.#scale = Math.max(1, Math.min(Math.max(1, nearest), this.#scale * factor));
    const { cell } = this.window(size);
    const growth = cell / before.cell;
    this.#x += ((x - size.width / 2) * (1 - 1 / growth)) / (before.cell * this.columns);
    this.#y += ((y - size.height / 2) * (1 - 1 / growth)) / (before.cell * this.rows);
    this.#hold();
  }

  /** Show the whole board. */
  fit() {
    this.#scale = 1;
    this.#hold();
  }

  /** Keep the board within the canvas. */
  #hold() {
    const half = 0.5 / this.#scale;
    this.#x = Math.min(1 - half, Math.max(half, this.#x));
    this.#y = Math.min(1 - half, Math.max(half, this.#y));
  }
}
