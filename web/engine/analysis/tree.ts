/**
 * The whole search tree: a bit for each event, and the choice of each placement.
 *
 * A choice spans the steps from its placement to its undo, so depths alone tell where it begins and ends. The bits give
 * the depths exactly, and the depth ranges tell which blocks need not be read. Memory grows with the run up to a limit; the
 * record ends there.
 */

import type { DepthRanges } from "./depth-ranges.ts";

/** A placed choice with everything that was tried below it. */
export interface Twig {
  depth: number; // of the path with it
  choice: number;
  start: number; // the position before it was placed; the beginning of the record if it was placed earlier
  end: number; // the position after it was taken back; the end of the record if it was not
  open: boolean; // true: not taken back yet
  cut: boolean; // true: placed before the record begins
}

/** A part of the record with `EVENTS` events. */
interface Segment {
  bits: Uint8Array; // 1: a choice is placed
  depths: Int32Array; // at each 256th position
}

/** Events in a segment (and placements in an array of choices), as a power of two. */
const SEGMENT = 18;
const EVENTS = 1 << SEGMENT;
/** Events between two stored depths, as a power of two. */
const STRIDE = 8;
/** Bytes for everything: 100 million steps with up to 256 choices, 30 million with very many. */
const ROOM = 64 << 20;

/**
 * By the bits of a byte with eight events: the change of depth, and the least and greatest depth after any of them,
 * relative to the depth before.
 */
const [FALL, LEAST, GREATEST] = [new Int8Array(256), new Int8Array(256), new Int8Array(256)];
for (let byte = 0; byte < 256; byte++) {
  let depth = 0;
  let [least, greatest] = [8, -8];
  for (let bit = 0; bit < 8; bit++) {
    depth += (byte >> bit) & 1 ? 1 : -1;
    least = Math.min(least, depth);
    greatest = Math.max(greatest, depth);
  }
  FALL[byte] = depth;
  LEAST[byte] = least;
  GREATEST[byte] = greatest;
}

export class Tree {
  #segments: Segment[] = [];
  #choices: (Uint8Array | Uint16Array | Int32Array)[] = [];
  #placed = 0;
  #depthRanges;
  #path;
  #make;
  #room;
  declare base: number;
  declare root: number;
  /** The position after the last event that was read. */
  declare read: number;
  /** The depth at `read`, and the greatest depth of all. */
  declare depth: number;
  declare deepest: number;
  /** True when the room is used up: later events are not recorded. */
  declare full: boolean;

  constructor({
    base,
    path,
    root,
    size,
    depthRanges,
    room = ROOM,
  }: {
    base: number;
    path: ArrayLike<number>;
    root: number;
    size: number;
    depthRanges: DepthRanges;
    room?: number;
  }) {
    this.base = base;
    this.root = root;
    this.read = base;
    this.depth = path.length;
    this.deepest = path.length;
    this.full = false;
    this.#path = Array.from(path);
    this.#depthRanges = depthRanges;
    this.#make = size <= 0x100 ? Uint8Array : size <= 0x10000 ? Uint16Array : Int32Array;
    this.#room = room;
  }

  /** Bytes held. */
  get bytes() {
    const one = EVENTS / 8 + (EVENTS >> STRIDE) * 4;
    return (
      this.#segments.length * one + this.#choices.length * EVENTS * this.#make.BYTES_PER_ELEMENT
    );
  }

  append(events: ArrayLike<number>, from: number, to: number) {
    for (let i = from; i < to && !this.full; ) {
      const offset = (this.read - this.base) & (EVENTS - 1);
      if (offset === 0 && !this.#grow()) return;
      const end = Math.min(to, i + EVENTS - offset);
      this.#fill(events, i, end, offset);
      i = end;
    }
  }

  /** @returns false when there is no room for another segment */
  #grow(): boolean {
    this.full = this.bytes >= this.#room;
    if (this.full) return false;
    const depths = new Int32Array(EVENTS >> STRIDE);
    this.#segments.push({ bits: new Uint8Array(EVENTS / 8), depths });
    // A segment of events has at most as many placements.
    while (this.#choices.length * EVENTS < this.#placed + EVENTS) {
      this.#choices.push(new this.#make(EVENTS));
    }
    return true;
  }

  /**
   * This loop runs for every event of a search.
   *
   * @param first offset in the last segment
   */
  #fill(events: ArrayLike<number>, from: number, to: number, first: number) {
    const { bits, depths } = this.#segments[this.#segments.length - 1];
    let { depth, deepest } = this;
    let placed = this.#placed;
    for (let i = from, at = first; i < to; i++, at++) {
      if ((at & 255) === 0) depths[at >> STRIDE] = depth;
      const event = events[i];
      if (event >= 0) {
        bits[at >> 3] |= 1 << (at & 7);
        this.#choices[placed >> SEGMENT][placed & (EVENTS - 1)] = event;
        placed++;
        depth++;
        if (depth > deepest) deepest = depth;
      } else depth--;
    }
    this.#placed = placed;
    this.depth = depth;
    this.deepest = deepest;
    this.read += to - from;
  }

  /** The depth at a position from `base` to `read`. */
  depthAt(position: number) {
    if (position >= this.read) return this.depth;
    const offset = position - this.base;
    const { bits, depths } = this.#segments[offset >> SEGMENT];
    const at = offset & (EVENTS - 1);
    let depth = depths[at >> STRIDE];
    const first = (at >> STRIDE) << (STRIDE - 3);
    const last = at >> 3;
    for (let byte = first; byte < last; byte++) depth += FALL[bits[byte]];
    for (let bit = 0; bit < (at & 7); bit++) depth += (bits[last] >> bit) & 1 ? 1 : -1;
    return depth;
  }

  /**
   * The least and greatest depth at the positions from `from` to `to`, both included.
   *
   * @param from at least `base`
   * @param to at most `read`
   */
  between(from: number, to: number) {
    const { block } = this.#depthRanges;
    const first = this.base + Math.ceil((from - this.base) / block) * block;
    const last = this.base + Math.floor((to + 1 - this.base) / block) * block;
    if (last <= first) return this.#scan(from, to);
    const all = [this.#depthRanges.between(first, last - 1)];
    if (from < first) all.push(this.#scan(from, first - 1));
    if (last <= to) all.push(this.#scan(last, to));
    return {
      least: Math.min(...all.map(({ least }) => least)),
      greatest: Math.max(...all.map(({ greatest }) => greatest)),
    };
  }

  #scan(from: number, to: number) {
    let depth = this.depthAt(from);
    let [least, greatest] = [depth, depth];
    for (let at = from - this.base; at < to - this.base; ) {
      const byte = this.#byte(at);
      if ((at & 7) === 0 && at + 8 <= to - this.base) {
        least = Math.min(least, depth + LEAST[byte]);
        greatest = Math.max(greatest, depth + GREATEST[byte]);
        depth += FALL[byte];
        at += 8;
      } else {
        depth += (byte >> (at & 7)) & 1 ? 1 : -1;
        least = Math.min(least, depth);
        greatest = Math.max(greatest, depth);
        at++;
      }
    }
    return { least, greatest };
  }

  /** The byte with the event at an offset from `base`, and its neighbours. */
  #byte(offset: number) {
    return this.#segments[offset >> SEGMENT].bits[(offset & (EVENTS - 1)) >> 3];
  }

  /** True when the event after a position is a placement. */
  places(position: number) {
    const offset = position - this.base;
    return ((this.#byte(offset) >> (offset & 7)) & 1) === 1;
  }

  /** The first position from `position` on whose depth is at most `depth`, or null. */
  nextAtMost(position: number, depth: number) {
    let from = position;
    for (;;) {
      from = this.#depthRanges.notBefore(from, depth);
      if (from > this.read) return null;
      const end = Math.min(this.read, this.#blockOf(from) + this.#depthRanges.block - 1);
      let level = this.depthAt(from);
      for (; level > depth && from < end; from++) level += this.places(from) ? 1 : -1;
      if (level <= depth) return from;
      if (end === this.read) return null;
      from = end + 1;
    }
  }

  /** The last position up to `position` whose depth is at most `depth`, or null. */
  lastAtMost(position: number, depth: number) {
    let to = position;
    for (;;) {
      const nearest = this.#depthRanges.notAfter(to, depth);
      if (nearest === null || nearest < this.base) return null;
      to = nearest;
      const first = this.#blockOf(to);
      let level = this.depthAt(to);
      for (; level > depth && to > first; to--) level += this.places(to - 1) ? -1 : 1;
      if (level <= depth) return to;
      to = first - 1;
      if (to < this.base) return null;
    }
  }

  /** The first position of their block that holds `position`. */
  #blockOf(position: number) {
    const { block } = this.#depthRanges;
    return this.base + Math.floor((position - this.base) / block) * block;
  }

  /**
   * The choice at a depth that was on the path during an event.
   *
   * @param position before the event
   * @returns null when the path is not that deep there
   */
  twigAt(position: number, depth: number): Twig | null {
    if (position < this.base || position >= this.read || depth <= this.root) return null;
    const inside = this.depthAt(position) >= depth ? position : position + 1;
    if (this.depthAt(inside) < depth) return null;
    const before = this.lastAtMost(inside, depth - 1);
    const end = this.nextAtMost(inside, depth - 1);
    const choice = before === null ? this.#path[depth - 1] : this.#choiceAt(before, depth - 1);
    return {
      depth,
      choice,
      start: before ?? this.base,
      end: end ?? this.read,
      open: end === null,
      cut: before === null,
    };
  }

  /** The choice placed after a position. @param depth there */
  #choiceAt(position: number, depth: number) {
    const before = (position - this.base + depth - this.#path.length) / 2;
    return this.#choices[before >> SEGMENT][before & (EVENTS - 1)];
  }

  /** The choices from depth `from` down to this twig, the twig included. */
  pathTo(twig: Twig, from: number) {
    const choices = [];
    for (let at = twig as Twig | null; at !== null; at = this.parentOf(at)) {
      if (at.depth < from) break;
      choices.push(at.choice);
    }
    return choices.reverse();
  }

  parentOf({ start, depth }: Twig) {
    return this.twigAt(start, depth - 1);
  }

  firstChildOf({ start, end, depth, cut }: Twig) {
    const first = cut ? start : start + 1;
    return first < end ? this.twigAt(first, depth + 1) : null;
  }

  /** The next (1) or previous (-1) choice tried in place of a twig, or null. */
  siblingOf({ start, end, depth, open, cut }: Twig, way: 1 | -1) {
    if (way > 0)
      return open || end >= this.read || !this.places(end) ? null : this.twigAt(end, depth);
    return cut || start <= this.base || this.places(start - 1)
      ? null
      : this.twigAt(start - 1, depth);
  }
}
