/** Bytes for the rows that are kept. */
const ROOM = 4 << 20;
/** Events between two rows at first. */
const STRIDE = 4096;
/** Count nothing when there are more choices: a chart of a million squares shows nothing. */
const MOST_CHOICES = 4096;

/**
 * How often each choice was taken back, and how many were placed at each depth, at any position.
 *
 * Rows of counts are kept at regular positions; between them, events are counted. When the room is used up, every
 * second row is dropped, so memory does not depend on the length of the run.
 */

import type { Timeline } from "../run/timeline.ts";

export interface Counts {
  position: number; // the last position that they include
  undone: Float64Array; // by choice
  placed: Float64Array; // by depth of the path, the placed choice included
}

export class ChoiceCounts {
  #rows: Float64Array[] = [];
  #stride = STRIDE;
  #most;
  #now;
  declare base: number;
  declare read: number;
  declare depth: number;
  declare size: number;
  declare possible: boolean;

  constructor({
    size,
    length,
    base,
    depth,
    room = ROOM,
  }: { size: number; length: number; base: number; depth: number; room?: number }) {
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

  append(events: ArrayLike<number>, from: number, to: number) {
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
   * The counts at a position; if events on the way are missing, those of the last row before it.
   *
   * @param position at most `read`
   */
  at(position: number, timeline: Pick<Timeline, "chunkAt">) {
    const within = Math.max(this.base, Math.min(position, this.read));
    const row = Math.min(this.#rows.length - 1, Math.floor((within - this.base) / this.#stride));
    const start = this.base + row * this.#stride;
    const counts = this.#rows[row].slice();
    const reached = this.#countOn(counts, start, within, timeline);
    if (reached !== within) return this.#split(this.#rows[row].slice(), start);
    return this.#split(counts, within);
  }

  #countOn(counts: Float64Array, start: number, end: number, timeline: Pick<Timeline, "chunkAt">) {
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

  #split(counts: Float64Array, position: number): Counts {
    return {
      position,
      undone: counts.subarray(0, this.size),
      placed: counts.subarray(this.size),
    };
  }
}

/**
 * This loop runs for every event of a search.
 *
 * @param counts the undos by choice, then the placements by depth
 * @param depth before the first event
 * @returns the depth after the last
 */
function countInto(
  counts: Float64Array,
  size: number,
  depth: number,
  events: ArrayLike<number>,
  from: number,
  to: number,
): number {
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
