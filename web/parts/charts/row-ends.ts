/** Where the rows of an icicle end on the picture, the first depth's on: they go to new places little by little. */

import type { Rows } from "./icicle.ts";

/** So much of the way do they go in a frame, and so near they are there. */
const HASTE = 0.28;
const NEAR = 0.4;

export class RowEnds {
  #ends: number[] = [];
  #first = 0;
  #together = 1;

  /**
   * @param ends of those rows
   * @returns whether they are there
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

  /** Where the row of a depth begins and ends. */
  of(depth: number) {
    const row = Math.floor((depth - this.#first) / this.#together);
    const top = row > 0 ? (this.#ends[row - 1] ?? Number.NaN) : 0;
    return { top, bottom: this.#ends[row] ?? Number.NaN };
  }

  /** The depth at a height, the first of its row. */
  depthAt(y: number) {
    const row = this.#ends.findIndex((end) => y < end);
    return row < 0 ? null : this.#first + row * this.#together;
  }
}
