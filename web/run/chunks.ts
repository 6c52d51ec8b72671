/**
 * @import { State } from "./search-state.ts"
 * @import { Chunk } from "./types.ts"
 */
/**
 * The events of a run, in chunks of fixed length: a cache of bounded size, in which the chunks nearest to a position stay.
 *
 * Chunk k holds the events from `base + k * length` on; k is below 0 for what came before the base.
 */
export class Chunks {
  /** @type {Map<number, Chunk>} */
  #chunks = new Map();
  #room;
  /** The chunk that new events go to: it is never let go. */
  tail = 0;

  /**
   * @param {object} options
   * @param {number} options.base the position at which chunk 0 begins
   * @param {number} options.length of a chunk, in events
   * @param {boolean} options.wide whether choices take 32 bits
   * @param {number} options.bytes room for all
   */
  constructor({ base, length, wide, bytes }) {
    this.base = base;
    this.length = length;
    this.wide = wide;
    this.#room = Math.max(4, Math.floor(bytes / (length * (wide ? 4 : 2))));
  }

  /** Bytes held at present. */
  get bytes() {
    let bytes = 0;
    for (const chunk of this.#chunks.values()) bytes += chunk.events.byteLength;
    return bytes;
  }

  /** The chunk of the event that leads on from a position. @param {number} position */
  index(position) {
    return Math.floor((position - this.base) / this.length);
  }

  /** The position before a chunk's first event. @param {number} index */
  start(index) {
    return this.base + index * this.length;
  }

  /** @param {number} index */
  get(index) {
    return this.#chunks.get(index);
  }

  /** @param {number} index */
  has(index) {
    return this.#chunks.has(index);
  }

  /** The chunk with the event that leads on from a position, if that is there. @param {number} position */
  holding(position) {
    const chunk = this.#chunks.get(this.index(position));
    if (chunk === undefined) return null;
    const offset = position - this.start(chunk.index);
    return offset >= chunk.from && offset < chunk.filled ? chunk : null;
  }

  /**
   * A new chunk, empty yet.
   *
   * @param {number} index
   * @param {State} state at the chunk's start
   * @returns {Chunk}
   */
  make(index, { path, depth, undone }) {
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

  /** Let go of the chunks that are farthest from a position. @param {number} position */
  evict(position) {
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
