/** Room for the rows that are kept, in bytes. */
const ROOM = 4 << 20;
/** Events between two rows to begin with. */
const STRIDE = 4096;
/** Choices above which nothing is counted: a count of a million squares is no picture. */
const MOST_CHOICES = 4096;

/**
 * How often each choice was taken back, and how many were placed at each depth: at any position.
 *
 * Rows with the counts are kept at regular positions; what lies between is counted from the events.
 * When the room is used up every second row goes, so memory does not depend on the length.
 *
 * @typedef {object} Counts
 * @property {number} position up to which they count
 * @property {Float64Array} undone by choice
 * @property {Float64Array} placed by depth of the path with it
 *
 * @import { Timeline } from "../run/timeline.ts"
 */
export class Tally {
  /** @type {Float64Array[]} */
  #rows = [];
  #stride = STRIDE;
  #most;
  #now;

  /**
   * @param {object} options
   * @param {number} options.size choices are 0 .. size-1
   * @param {number} options.length
   * @param {number} options.base where counting begins
   * @param {number} options.depth there
   * @param {number} [options.room]
   */
  constructor({ size, length, base, depth, room = ROOM }) {
    this.base = base;
    this.read = base;
    this.depth = depth;
    this.size = size;
    this.possible = size <= MOST_CHOICES;
    const width = this.possible ? size + length + 1 : 0;
    this.#most = Math.max(4, Math.floor(room / (8 * Math.max(1, width))));
    this.#now = new Float64Array(width);
    if (this.possible) this.#rows.push(this.#now.slice());
  }

  /** Bytes held. */
  get bytes() {
    return (this.#rows.length + 1) * this.#now.byteLength;
  }

  /** @param {ArrayLike<number>} events @param {number} from @param {number} to */
  append(events, from, to) {
    if (!this.possible) return;
    let i = from;
    while (i < to) {
      const next = this.base + this.#rows.length * this.#stride;
      const end = Math.min(to, i + next - this.read);
      this.depth = countInto(this.#now, this.size, this.depth, events, i, end);
      this.read += end - i;
      i = end;
      if (this.read === next) this.#keep();
    }
  }

  /**
   * The counts at a position, or, where events on the way are not there, at the last row before it.
   *
   * @param {number} position at most `read`
   * @param {Pick<Timeline, "chunkAt">} timeline
   */
  at(position, timeline) {
    const within = Math.max(this.base, Math.min(position, this.read));
    const row = Math.min(this.#rows.length - 1, Math.floor((within - this.base) / this.#stride));
    const start = this.base + row * this.#stride;
    const counts = this.#rows[row].slice();
    const reached = this.#countOn(counts, start, within, timeline);
    if (reached !== within) return this.#split(this.#rows[row].slice(), start);
    return this.#split(counts, within);
  }

  /** @param {Float64Array} counts @param {number} start @param {number} end @param {Pick<Timeline, "chunkAt">} timeline */
  #countOn(counts, start, end, timeline) {
    let position = start;
    while (position < end) {
      const chunk = timeline.chunkAt(position);
      if (chunk === null) break;
      const { events, from, path, filled, start: origin } = chunk;
      let depth = path.length;
      for (let i = from; i < position - origin; i++) depth += events[i] >= 0 ? 1 : -1;
      const to = Math.min(filled, end - origin);
      countInto(counts, this.size, depth, events, position - origin, to);
      position = origin + to;
    }
    return position;
  }

  #keep() {
    if (this.#rows.length === this.#most) {
      this.#rows = this.#rows.filter((_, index) => index % 2 === 0);
      this.#stride *= 2;
      if (this.base + this.#rows.length * this.#stride !== this.read) return;
    }
    this.#rows.push(this.#now.slice());
  }

  /** @param {Float64Array} counts @param {number} position @returns {Counts} */
  #split(counts, position) {
    return {
      position,
      undone: counts.subarray(0, this.size),
      placed: counts.subarray(this.size),
    };
  }
}

/**
 * The loop that runs for every event of a search.
 *
 * @param {Float64Array} counts first the undos by choice, then the places by depth
 * @param {number} size
 * @param {number} depth before the first event
 * @param {ArrayLike<number>} events
 * @param {number} from
 * @param {number} to
 * @returns {number} the depth after the last
 */
function countInto(counts, size, depth, events, from, to) {
  for (let i = from; i < to; i++) {
    const event = events[i];
    if (event >= 0) {
      depth++;
      counts[size + depth]++;
    } else {
      depth--;
      counts[~event]++;
    }
  }
  return depth;
}
