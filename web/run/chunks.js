/**
 * The events of a run, in chunks of fixed length: a cache of bounded size, in which the chunks nearest to a position stay.
 *
 * Chunk k holds the events from `base + k * length` on; k is below 0 for what came before the base.
 *
 * @typedef {import("./state.js").Events} Events
 * @typedef {import("./state.js").State} State
 *
 * @typedef {object} Chunk
 * @property {number} index
 * @property {Events} events always a full chunk's room
 * @property {number} from the first event that is there; 0 but for the chunk in which the stream
 *   begins
 * @property {number} filled one past the last event that is there
 * @property {Int16Array | Int32Array} path the path before the first event
 * @property {number} undone what had just been undone before the first event, or -1
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
