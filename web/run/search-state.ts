/**
 * @import { SearchState } from "../search/types.ts"
 *
 * @typedef {Int16Array | Int32Array} Events `c` places c, `~c` takes c back
 */

/**
 * A search state that events can be applied to and taken from: the path, the choice just undone,
 * and what follows from them.
 *
 * The counters need no memory of their own: places and undos add up to the position and differ by
 * the depth below the root. `deepest` is the exception. It is a fact about the run, so the position
 * at which each depth was first reached is recorded in `firstReached`, which states of one run
 * share; then going back before such a position lowers `deepest` again.
 */
export class State {
  /**
   * @param {object} options
   * @param {number} options.size choices are 0 .. size-1
   * @param {number} options.length a complete path has this many choices
   * @param {ArrayLike<number>} options.root
   * @param {Float64Array} [options.firstReached] the run's record, `length + 1` positions, shared
   *   with its other states
   */
  constructor({ size, length, root, firstReached = new Float64Array(length + 1).fill(Infinity) }) {
    this.size = size;
    this.length = length;
    this.rootDepth = root.length;
    this.path = new Int32Array(length);
    /**
     * The place of each choice on the path, counted from 1, the last one if it has several; 0 when
     * it is not on it.
     */
    this.numberOf = new Int32Array(size);
    /**
     * For each level the number that its choice had before: the naive method may take a choice
     * twice.
     */
    this.earlier = new Int32Array(length);
    this.repeats = 0;
    this.depth = 0;
    /** The choice just taken back, or -1 when the last event was a place (or there was none). */
    this.undone = -1;
    /** Events applied so far; beyond 2^31 in long runs, so never an int32. */
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

  /** True when the path has its full length and no choice stands on it twice. */
  get complete() {
    return this.depth === this.length && this.repeats === 0;
  }

  /** @returns {SearchState} */
  snapshot() {
    const path = Array.from(this.path.subarray(0, this.depth));
    return { path, undone: this.undone < 0 ? null : this.undone };
  }

  /**
   * Stand at a position whose path is known, without walking there.
   *
   * @param {number} position
   * @param {ArrayLike<number>} path
   * @param {number} undone or -1
   */
  moveTo(position, path, undone) {
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

  /** @param {number} event */
  apply(event) {
    this.applyAll([event], 0, 1);
  }

  /**
   * Apply `events[from .. to-1]`; the loop that runs for every event of a search, so it works on
   * locals.
   *
   * @param {ArrayLike<number>} events
   * @param {number} from
   * @param {number} to
   * @throws {RangeError} when an event cannot follow: a damaged stream must not go unseen. The
   *   state is then undefined.
   */
  applyAll(events, from, to) {
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
   * Take `events[from .. to-1]` back, the last one first.
   *
   * @param {ArrayLike<number>} events
   * @param {number} from
   * @param {number} to
   * @param {number} undone what had just been undone before `events[from]`, or -1
   */
  revertAll(events, from, to, undone) {
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

  /** Follow the record of when each depth was first reached. */
  findDeepest() {
    let deepest = this.rootDepth;
    while (deepest < this.length && this.firstReached[deepest + 1] <= this.position) deepest++;
    this.deepest = deepest;
  }

  /** @param {number} event @param {number} index @returns {never} */
  #refuse(event, index) {
    const what = event >= 0 ? `place ${event}` : `undo ${~event}`;
    throw new RangeError(`Event ${index} of the stream is "${what}", which cannot follow there.`);
  }
}
