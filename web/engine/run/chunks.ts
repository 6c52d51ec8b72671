import type { State } from "./search-state.ts";
import type { Chunk } from "./types.ts";

/**
 * The events of a run in chunks of fixed length: a cache of bounded size that keeps the chunks nearest to a position.
 *
 * Chunk k holds the events from `base + k * length` on; k is negative for events before the base.
 */
export class Chunks {
  #chunks: Map<number, Chunk> = new Map();
  #room;
  /** The chunk that new events go to; never evicted. */
  tail = 0;
  declare base: number;
  declare length: number;
  declare wide: boolean;

  constructor({
    base,
    length,
    wide,
    bytes,
  }: { base: number; length: number; wide: boolean; bytes: number }) {
    this.base = base;
    this.length = length;
    this.wide = wide;
    this.#room = Math.max(4, Math.floor(bytes / (length * (wide ? 4 : 2))));
  }

  get bytes() {
    let bytes = 0;
    for (const chunk of this.#chunks.values()) bytes += chunk.events.byteLength;
    return bytes;
  }

  /** The index of the chunk with the event after a position. */
  index(position: number) {
    return Math.floor((position - this.base) / this.length);
  }

  /** The position before a chunk's first event. */
  start(index: number) {
    return this.base + index * this.length;
  }

  get(index: number) {
    return this.#chunks.get(index);
  }

  has(index: number) {
    return this.#chunks.has(index);
  }

  /** The chunk with the event after a position, or null when it is not cached. */
  holding(position: number) {
    const chunk = this.#chunks.get(this.index(position));
    if (chunk === undefined) return null;
    const offset = position - this.start(chunk.index);
    return offset >= chunk.from && offset < chunk.filled ? chunk : null;
  }

  /**
   * Add an empty chunk.
   *
   * @param state at the chunk's start
   */
  make(index: number, { path, depth, undone }: State): Chunk {
    const make = this.wide ? Int32Array : Int16Array;
    const chunk = {
      index,
      events: new make(this.length),
      from: 0,
      filled: 0,
      path: make.from(path.subarray(0, depth)),
      undone,
    };
    this.#chunks.set(index, chunk);
    return chunk;
  }

  /** Drop the chunks that are farthest from a position. */
  evict(position: number) {
    const near = this.index(position);
    while (this.#chunks.size > this.#room) {
      let farthest = near;
      for (const index of this.#chunks.keys()) {
        if (index !== this.tail && Math.abs(index - near) > Math.abs(farthest - near)) {
          farthest = index;
        }
      }
      this.#chunks.delete(farthest);
    }
  }
}
