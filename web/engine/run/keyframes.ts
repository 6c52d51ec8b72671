/**
 * States at regular chunk boundaries, in flat arrays of bounded size.
 *
 * Row r holds the path and the undone choice at the start of chunk `r * stride`. When the room is used up, every second
 * row is dropped and the stride doubles, so that a run of any length has rows spread evenly over the whole of it.
 */
export class Keyframes {
  declare length: number;
  declare stride: number;
  declare count: number;
  declare wide: boolean;
  declare limit: number;
  declare capacity: number;
  declare paths: Int32Array | Int16Array;
  declare depths: Int32Array;
  declare undones: Int32Array;

  constructor({ length, size, bytes }: { length: number; size: number; bytes: number }) {
    this.length = length;
    this.stride = 1;
    this.count = 0;
    this.wide = size > 0x8000;
    const rowBytes = length * (this.wide ? 4 : 2) + 8;
    this.limit = Math.max(4, Math.floor(bytes / rowBytes));
    this.capacity = Math.min(16, this.limit);
    this.paths = this.#makePaths(this.capacity);
    this.depths = new Int32Array(this.capacity);
    this.undones = new Int32Array(this.capacity);
  }

  get bytes() {
    return this.paths.byteLength + this.depths.byteLength + this.undones.byteLength;
  }

  /**
   * Keep the state at the start of a chunk if it is on the stride. Chunks come in order, 0 first.
   *
   * @param depth how much of `path` counts
   * @param undone choice or -1
   */
  add(chunk: number, path: ArrayLike<number>, depth: number, undone: number) {
    if (chunk !== this.count * this.stride) return;
    if (this.count === this.limit) {
      this.#thin();
      if (chunk !== this.count * this.stride) return;
    }
    if (this.count === this.capacity) this.#grow();
    const row = this.count++;
    const start = row * this.length;
    for (let i = 0; i < depth; i++) this.paths[start + i] = path[i];
    this.depths[row] = depth;
    this.undones[row] = undone;
  }

  /**
   * The last kept state at or before the start of a chunk.
   *
   * @param chunk at least 0
   */
  nearest(chunk: number): { chunk: number; path: Int16Array | Int32Array; undone: number } {
    const row = Math.min(Math.floor(chunk / this.stride), this.count - 1);
    const start = row * this.length;
    const path = this.paths.slice(start, start + this.depths[row]);
    return { chunk: row * this.stride, path, undone: this.undones[row] };
  }

  #makePaths(rows: number) {
    return this.wide ? new Int32Array(rows * this.length) : new Int16Array(rows * this.length);
  }

  #grow() {
    this.capacity = Math.min(this.capacity * 2, this.limit);
    const { paths, depths, undones } = this;
    this.paths = this.#makePaths(this.capacity);
    this.paths.set(paths);
    this.depths = new Int32Array(this.capacity);
    this.depths.set(depths);
    this.undones = new Int32Array(this.capacity);
    this.undones.set(undones);
  }

  #thin() {
    const kept = Math.ceil(this.count / 2);
    for (let row = 1; row < kept; row++) {
      this.paths.copyWithin(row * this.length, 2 * row * this.length, (2 * row + 1) * this.length);
      this.depths[row] = this.depths[2 * row];
      this.undones[row] = this.undones[2 * row];
    }
    this.count = kept;
    this.stride *= 2;
  }
}
