import type { SearchState } from "../search/types.ts";

/** `c` places choice c, `~c` takes it back. */
export type Events = Int16Array | Int32Array;

/**
 * A search state that events can be applied to and reverted from: the path, the choice just undone, and what follows
 * from them.
 *
 * The counters need no memory of their own: placements and undos add up to the position and differ by the depth below
 * the root. `deepest` is the exception, as it depends on the run so far. So `firstReached`, which all states of a run
 * share, records the position at which each depth was first reached; going back before that position lowers `deepest`
 * again.
 */
export class State {
  declare size: number;
  declare length: number;
  /** The choice that completes a path; undefined: its length does. */
  declare exit: number | undefined;
  declare rootDepth: number;
  declare path: Int32Array;
  /** By choice: its place on the path, from 1; the last one if it has several; 0 when it is not on the path. */
  declare numberOf: Int32Array;
  /** By level: the earlier value of `numberOf` for its choice, as the naive method may take a choice twice. */
  declare earlier: Int32Array;
  declare repeats: number;
  declare depth: number;
  /** The choice just taken back, or -1 when the last event was a placement (or there was none). */
  declare undone: number;
  /** Number of events applied; may exceed 2^31, so never an int32. */
  declare position: number;
  declare deepest: number;
  declare firstReached: Float64Array;

  constructor({
    size,
    length,
    root,
    exit,
    firstReached = new Float64Array(length + 1).fill(Infinity),
  }: {
    size: number;
    length: number;
    root: ArrayLike<number>;
    exit?: number;
    firstReached?: Float64Array;
  }) {
    this.size = size;
    this.length = length;
    this.exit = exit;
    this.rootDepth = root.length;
    this.path = new Int32Array(length);
    this.numberOf = new Int32Array(size);
    this.earlier = new Int32Array(length);
    this.repeats = 0;
    this.depth = 0;
    this.undone = -1;
    this.position = 0;
    this.deepest = root.length;
    this.firstReached = firstReached;
    firstReached.fill(0, 0, root.length + 1);
    this.moveTo(0, root, -1);
  }

  get placed() {
    return (this.position + this.depth - this.rootDepth) / 2;
  }

  get takenBack() {
    return (this.position - this.depth + this.rootDepth) / 2;
  }

  /** The last choice on the path, or -1. */
  get top() {
    return this.depth > 0 ? this.path[this.depth - 1] : -1;
  }

  /** The last event, or null before the first. */
  get last() {
    if (this.undone >= 0) return ~this.undone;
    return this.depth > this.rootDepth ? this.top : null;
  }

  /** True when the path has its full length, or has come to the exit, and holds no choice twice. */
  get complete() {
    return this.completes(this.top, this.depth) && this.repeats === 0;
  }

  /** True when a path with this last choice and this depth may be complete. */
  completes(top: number, depth: number) {
    return this.exit === undefined ? depth === this.length : top === this.exit;
  }

  snapshot(): SearchState {
    const path = Array.from(this.path.subarray(0, this.depth));
    return { path, undone: this.undone < 0 ? null : this.undone };
  }

  /**
   * Jump to a position whose path is known.
   *
   * @param undone choice or -1
   */
  moveTo(position: number, path: ArrayLike<number>, undone: number) {
    this.numberOf.fill(0);
    this.repeats = 0;
    for (let i = 0; i < path.length; i++) {
      this.path[i] = path[i];
      this.earlier[i] = this.numberOf[path[i]];
      if (this.earlier[i] !== 0) this.repeats++;
      this.numberOf[path[i]] = i + 1;
    }
    this.depth = path.length;
    this.undone = undone;
    this.position = position;
    this.findDeepest();
  }

  apply(event: number) {
    this.applyAll([event], 0, 1);
  }

  /**
   * Apply `events[from .. to-1]`. This loop runs for every event of a search, so it works on locals.
   *
   * @throws {RangeError} when an event cannot follow: a damaged stream must not go unnoticed. The state is undefined
   * then.
   */
  applyAll(events: ArrayLike<number>, from: number, to: number) {
    if (from >= to) return;
    const { path, numberOf, earlier, size, length, rootDepth, firstReached } = this;
    const offset = this.position - from;
    let { depth, deepest, repeats } = this;
    for (let i = from; i < to; i++) {
      const event = events[i];
      if (event >= 0) {
        if (event >= size || depth === length) this.#refuse(event, offset + i);
        const number = numberOf[event];
        if (number !== 0) repeats++;
        earlier[depth] = number;
        path[depth] = event;
        numberOf[event] = ++depth;
        if (depth > deepest) {
          deepest = depth;
          if (firstReached[depth] > offset + i + 1) firstReached[depth] = offset + i + 1;
        }
      } else {
        if (depth <= rootDepth || path[depth - 1] !== ~event) this.#refuse(event, offset + i);
        const number = earlier[--depth];
        if (number !== 0) repeats--;
        numberOf[~event] = number;
      }
    }
    this.repeats = repeats;
    this.depth = depth;
    this.deepest = deepest;
    this.position = offset + to;
    this.undone = events[to - 1] < 0 ? ~events[to - 1] : -1;
  }

  /**
   * Revert `events[from .. to-1]`, the last one first.
   *
   * @param undone choice that had just been undone before `events[from]`, or -1
   */
  revertAll(events: ArrayLike<number>, from: number, to: number, undone: number) {
    if (from >= to) return;
    const { path, numberOf, earlier } = this;
    let { depth, repeats } = this;
    for (let i = to - 1; i >= from; i--) {
      const event = events[i];
      if (event >= 0) {
        const number = earlier[--depth];
        if (number !== 0) repeats--;
        numberOf[event] = number;
      } else {
        const number = numberOf[~event];
        if (number !== 0) repeats++;
        earlier[depth] = number;
        path[depth] = ~event;
        numberOf[~event] = ++depth;
      }
    }
    this.repeats = repeats;
    this.depth = depth;
    this.position -= to - from;
    this.undone = undone;
    while (this.firstReached[this.deepest] > this.position) this.deepest--;
  }

  /** Set `deepest` from the record of when each depth was first reached. */
  findDeepest() {
    let deepest = this.rootDepth;
    while (deepest < this.length && this.firstReached[deepest + 1] <= this.position) deepest++;
    this.deepest = deepest;
  }

  #refuse(event: number, index: number): never {
    const what = event >= 0 ? `place ${event}` : `undo ${~event}`;
    throw new RangeError(`Event ${index} of the stream is "${what}", which cannot follow there.`);
  }
}
