/** Which part of a large board is in sight: a point of the board and a scale. All lengths are device pixels. */

import type { Size } from "../types.ts";

export interface Window {
  left: number; // of the board on the canvas
  top: number;
  cell: number; // side of a square, a fraction when the whole board is in sight
}

/** So much of the canvas's side does a square take at most. */
const LARGEST_CELL = 0.16;

export class Viewport {
  /** How much larger than the whole board. */
  #scale = 1;
  /** What is in the middle of the canvas, as parts of the board's sides. */
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

  /** Whether the whole board is in sight. */
  get whole() {
    return this.#scale === 1;
  }

  /** Moves the board along with a hand that drags it. */
  pan(size: Size, dx: number, dy: number) {
    const { cell } = this.window(size);
    this.#x -= dx / (cell * this.columns);
    this.#y -= dy / (cell * this.rows);
    this.#hold();
  }

  /** Comes nearer by a factor, or goes away; what is at the point stays there. */
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

  /** The whole board again. */
  fit() {
    this.#scale = 1;
    this.#hold();
  }

  /** The board does not leave the canvas. */
  #hold() {
    const half = 0.5 / this.#scale;
    this.#x = Math.min(1 - half, Math.max(half, this.#x));
    this.#y = Math.min(1 - half, Math.max(half, this.#y));
  }
}
