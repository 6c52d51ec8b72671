/** Bottom edges of an icicle's rows, from the first depth on, which move gradually to new places. */

import type { Rows } from "./icicle.ts";

/** Share of the way per frame, and the distance at which they have arrived, in pixels. */
const HASTE = 0.28;
const NEAR = 0.4;

export class RowEnds {
  #ends: number[] = [];
  #first = 0;
  #together = 1;

  /**
   * Move the edges to these places, or by one frame's part of the way if `slowly`.
   *
   * @param ends target edges of these rows
   * @returns true when all have arrived
   */
  aim({ first, together }: Rows, root: number, ends: readonly number[], slowly: boolean): boolean {
    const above = Array((first - root - 1) / together).fill(0);
    const aims = [...above, ...ends];
    const before = this.#ends;
    const same = this.#first === root + 1 && this.#together === together;
    this.#first = root + 1;
    this.#together = together;
    const near = (aim: number, row: number) => Math.abs(aim - (before[row] ?? aim)) < NEAR;
    if (!slowly || !same || aims.every(near)) {
      this.#ends = aims;
      return true;
    }
    this.#ends = aims.map((aim, row) => {
      const from = before[row] ?? before[before.length - 1];
      return from + (aim - from) * HASTE;
    });
    return false;
  }

  /** Top and bottom edge of the row with a depth. */
  of(depth: number) {
    const row = Math.floor((depth - this.#first) / this.#together);
    const top = row > 0 ? (this.#ends[row - 1] ?? Number.NaN) : 0;
    return { top, bottom: this.#ends[row] ?? Number.NaN };
  }

  /** The first depth of the row at a height. */
  depthAt(y: number) {
    const row = this.#ends.findIndex((end) => y < end);
    return row < 0 ? null : this.#first + row * this.#together;
  }
}
