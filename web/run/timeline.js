import { Findings, findSolutions } from "./findings.js";
import { Keyframes } from "./keyframes.js";
import { State } from "./state.js";
import { Survey } from "./survey.js";

/**
 * @typedef {import("../search/messages.js").SearchState} SearchState
 * @typedef {import("../search/messages.js").Verdict} Verdict
 * @typedef {import("./state.js").Events} Events
 *
 * @typedef {object} Base where the events begin when that is not the start of the stream
 * @property {number} position
 * @property {number[]} path
 * @property {number | null} undone
 * @property {number} [deepest] the deepest level reached so far, when that is known
 * @property {number | null} [found] how many solutions there were so far, when they are counted
 *
 * @typedef {object} Missing events that the cache let go (or never had), and how to get them back
 * @property {"replay" | "rewind"} way which way the events are to be read from the state
 * @property {number} position where that state stands
 * @property {SearchState} state
 * @property {number} count how many events to ask for
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

/**
 * How many chunks one request may bring back: enough to hide the way there and back, little enough
 * to be quick.
 */
const CHUNKS_PER_REQUEST = 8;

/**
 * The events of a run so far, and a cursor that can stand anywhere among them.
 *
 * Events are kept in chunks of fixed length. Chunk k holds the events from `base + k * chunkLength`
 * on; k is below 0 for what came before the base. Chunks are a cache of bounded size: the ones
 * nearest to the cursor stay. What stays of the others is a keyframe, from which the search itself
 * can tell their events again. So memory does not depend on the length of the run.
 */
export class Timeline {
  /** @type {Map<number, Chunk>} */
  #chunks = new Map();
  /** The chunk that new events go to. */
  #tail = 0;
  #head;
  #base;
  #after;
  #before;
  /** Where the cursor is, or was last asked to be: the chunks around it are kept. */
  #focus;
  /**
   * The state at the far end of what was supplied last. The way from a keyframe may take several
   * requests, whose chunks the cache need not keep; the next one goes on from here.
   * @type {{chunk: number, path: Int32Array, undone: number} | null}
   */
  #waypoint = null;
  /** @type {Survey | null} */
  #survey = null;
  /** @type {Findings | null} */
  #findings = null;
  /** Solutions among all events known so far, where `#solves` tells them. */
  #solutions = 0;
  #solves;
  /** Whether it is known how many there were before the first of those events. */
  #counts;

  /**
   * @param {object} options
   * @param {number} options.size choices are 0 .. size-1
   * @param {number} options.length a complete path has this many choices
   * @param {ArrayLike<number>} options.root
   * @param {Base | null} [options.base]
   * @param {import("../scenario/wanted.js").Wanted | null} [options.wanted] solutions, when they are counted
   * @param {import("../scenario/wanted.js").Wanted["holds"] | null} [options.holds] what a solution is, of a
   *   search that goes on to its very end: they are counted where the events begin at its start
   * @param {number} [options.chunkLength] in events
   * @param {number} [options.cacheBytes] room for chunks
   * @param {number} [options.keyframeBytes] room for keyframes
   */
  constructor({
    size,
    length,
    root,
    base = null,
    wanted = null,
    holds = null,
    chunkLength = 65_536,
    cacheBytes = 64 << 20,
    keyframeBytes = 16 << 20,
  }) {
    this.size = size;
    this.length = length;
    this.root = Array.from(root);
    this.chunkLength = chunkLength;
    this.cacheBytes = cacheBytes;
    this.#base = base?.position ?? 0;
    this.#focus = this.#base;
    /** The state at the cursor, for views to read. */
    this.state = new State({ size, length, root });
    const { firstReached } = this.state;
    this.#head = new State({ size, length, root, firstReached });
    if (base !== null) {
      const deepest = Math.max(base.deepest ?? 0, base.path.length);
      const run = { size, length, root: this.root, firstReached };
      this.#survey = new Survey({ ...run, base: base.position, deepest });
      this.state.moveTo(base.position, base.path, base.undone ?? -1);
      this.#head.moveTo(base.position, base.path, base.undone ?? -1);
    }
    this.#solves = base === null ? holds : null;
    this.#counts = base === null || typeof base.found === "number";
    if (wanted !== null) this.#findings = new Findings(wanted, this.#base, base?.found ?? 0);
    /** @type {Verdict | null} how the search ended, when it has */
    this.verdict = null;
    this.#after = new Keyframes({ size, length, bytes: keyframeBytes });
    this.#before = new Keyframes({ size, length, bytes: keyframeBytes });
    this.#after.add(0, this.state.path, this.state.depth, this.state.undone);
    this.#before.add(0, this.state.path, this.state.depth, this.state.undone);
  }

  /** Events applied at the cursor. */
  get position() {
    return this.state.position;
  }

  /** The position after the last event known so far. */
  get known() {
    return this.#head.position;
  }

  /** The position at which this timeline was begun; 0 but for one that was opened in the middle. */
  get base() {
    return this.#base;
  }

  /** Whether `state.deepest` is known for certain; else it was that deep at most. */
  get knowsDeepest() {
    return this.#survey?.knows(this.position) ?? true;
  }

  /**
   * What to read, from the start of the run, to know it for certain; null when it is, or would take
   * too long.
   *
   * @returns {Missing | null}
   */
  get unsurveyed() {
    return this.knowsDeepest ? null : (this.#survey?.missing ?? null);
  }

  /** True when the cursor stands at the end of a finished search. */
  get atEnd() {
    return this.verdict !== null && this.position === this.known;
  }

  /** The state from which the events after `known` follow. */
  get headState() {
    return { ...this.#head.snapshot(), found: this.foundAt(this.known) };
  }

  /**
   * How many solutions there are up to a position at which the cursor has stood.
   *
   * @param {number} position
   * @returns {number | null} null when they are not counted
   */
  foundAt(position) {
    return this.#findings?.countAt(position) ?? null;
  }

  /**
   * How many solutions there are among all events known so far.
   *
   * @returns {number | null} null when they are not counted
   */
  get solutions() {
    if (this.#solves === null) return this.#counts ? this.foundAt(this.known) : null;
    const { root, length } = this;
    // A root that is complete is all there is.
    if (root.length === length) return this.#solves({ path: root, depth: length }) ? 1 : 0;
    return this.#solutions;
  }

  /** Bytes held at present. */
  get bytes() {
    let bytes = this.#after.bytes + this.#before.bytes;
    for (const chunk of this.#chunks.values()) bytes += chunk.events.byteLength;
    return bytes;
  }

  /**
   * Add the next events of the stream.
   *
   * @param {Events} events
   * @throws {RangeError} when one of them cannot follow
   */
  append(events) {
    this.#findings?.readOn(this.#copy(this.#head), events);
    if (this.#solves !== null && comesTo(this.length, this.#head.depth, events)) {
      this.#solutions += findSolutions(this.#copy(this.#head), events, this.#solves).length;
    }
    let from = 0;
    while (from < events.length) {
      const chunk = this.#openTail();
      const to = Math.min(events.length, from + this.chunkLength - chunk.filled);
      this.#head.applyAll(events, from, to);
      chunk.events.set(events.subarray(from, to), chunk.filled);
      chunk.filled += to - from;
      from = to;
    }
  }

  /**
   * Say that no events follow.
   *
   * @param {Verdict} verdict
   */
  finish(verdict) {
    this.verdict = verdict;
  }

  /**
   * Move the cursor to a position, at once when its chunk is there.
   *
   * @param {number} position brought into the range from 0 to `known`
   * @returns {Missing | null} null when the cursor has moved; else what must be supplied before it
   *   can
   */
  seek(position) {
    const target = Math.max(0, Math.min(this.known, Math.round(position)));
    this.#focus = target;
    const steps = Math.abs(target - this.position);
    const near = steps === 1 || steps <= (target - this.#base) % this.chunkLength;
    if (near && this.#canWalk(target)) {
      this.#walk(target);
      return null;
    }
    return this.#stand(target);
  }

  /**
   * Move the cursor by one event.
   *
   * @param {1 | -1} direction
   * @returns {Missing | null} as `seek`
   */
  step(direction) {
    return this.seek(this.position + direction);
  }

  /**
   * Move the cursor forward through the events that are there.
   *
   * @param {number} count
   * @returns {number} how many events were applied: fewer than `count` at the end of what is known,
   *   or before a gap
   */
  advance(count) {
    const start = this.position;
    this.#walk(Math.min(this.known, start + count));
    this.#focus = this.position;
    return this.position - start;
  }

  /**
   * The gap, if any, within a chunk of the cursor: first before the cursor's next event, then
   * behind it.
   *
   * @returns {Missing | null}
   */
  nearestGap() {
    const at = this.#index(this.position);
    for (const index of [at, at + 1, at - 1]) {
      const start = this.#start(index);
      if (start >= this.known || start + this.chunkLength <= 0) continue;
      if (!this.#chunks.has(index)) return this.#describeMissing(index);
    }
    return null;
  }

  /**
   * Put events back that `seek` (or another) said were missing.
   *
   * @param {Missing} missing
   * @param {Events} events in the order in which they were read: backwards after a "rewind"
   * @throws {RangeError} when they do not fit there
   */
  supply(missing, events) {
    if (events.length !== missing.count) {
      throw new RangeError(`Asked for ${missing.count} events again, but got ${events.length}.`);
    }
    if (missing.way === "replay") this.#supplyForwards(missing, events);
    else this.#supplyBackwards(missing, events);
    this.#evict();
  }

  /**
   * Take note of what was to be read from the start of the run.
   *
   * @param {Events} events
   * @throws {RangeError} when they do not fit there
   */
  survey(events) {
    this.#survey?.supply(events);
    this.state.findDeepest();
  }

  /**
   * The event that leads from a position to the next one.
   *
   * @param {number} position
   * @returns {number | null} null when there is none, or the cache has let it go
   */
  eventAt(position) {
    const chunk = this.#chunks.get(this.#index(position));
    if (!chunk || !this.#holds(chunk, position)) return null;
    return chunk.events[position - this.#start(chunk.index)];
  }

  /**
   * The chunk with the event that leads on from a position, for those who read many in a row.
   *
   * @param {number} position
   * @returns {Readonly<Chunk & {start: number}> | null} `events[i]` leads on from `start + i`, for i
   *   from `from` to before `filled`; null when it is not there
   */
  chunkAt(position) {
    const chunk = this.#chunks.get(this.#index(position));
    if (!chunk || !this.#holds(chunk, position)) return null;
    return { ...chunk, start: this.#start(chunk.index) };
  }

  /**
   * What must be supplied before the event that leads on from a position can be read; the cache
   * makes room around it.
   *
   * @param {number} position from 0 to before `known`
   * @returns {Missing}
   */
  missingAt(position) {
    this.#focus = position;
    return this.#describeMissing(this.#index(position));
  }

  /**
   * Find the nearest dead end before or after the cursor: a position where the last event is a
   * place, the path is no solution, and the next event takes that choice back.
   *
   * @param {1 | -1} direction
   * @returns {{position: number} | {missing: Missing} | null} null when there is none in the events
   *   known so far
   */
  findDeadEnd(direction) {
    let { depth } = this.state;
    let position = this.position;
    let previous = direction > 0 ? this.state.last : null;
    const stop = direction > 0 ? this.known : 0;
    // The depth follows from the events read, so the cursor itself need not move.
    while (position !== stop) {
      const index = direction > 0 ? position : position - 1;
      const event = this.eventAt(index);
      if (event === null) return { missing: this.#describeMissing(this.#index(index)) };
      if (direction > 0) {
        const dead = event < 0 && previous !== null && previous >= 0;
        if (dead && position > this.position && !this.#solvedAt(position, depth)) {
          return { position };
        }
        depth += event >= 0 ? 1 : -1;
      } else {
        const dead = event >= 0 && previous !== null && previous < 0;
        if (dead && position < this.position && !this.#solvedAt(position, depth)) {
          return { position };
        }
        depth -= event >= 0 ? 1 : -1;
      }
      previous = event;
      position += direction;
    }
    return null;
  }

  /**
   * Whether the path at a position is complete. Only one of full length is looked at more closely,
   * as the naive method's full sequences may hold a choice twice.
   *
   * @param {number} position in a chunk that is there
   * @param {number} depth at that position
   */
  #solvedAt(position, depth) {
    if (depth < this.length) return false;
    const chunk = /** @type {Chunk} */ (this.#chunks.get(this.#index(position - 1)));
    if (chunk === undefined) return true;
    const start = this.#start(chunk.index);
    const state = this.#scratch();
    state.moveTo(start + chunk.from, chunk.path, chunk.undone);
    state.applyAll(chunk.events, chunk.from, position - start);
    return state.complete;
  }

  /** @param {number} position */
  #index(position) {
    return Math.floor((position - this.#base) / this.chunkLength);
  }

  /** @param {number} index */
  #start(index) {
    return this.#base + index * this.chunkLength;
  }

  /**
   * @param {Chunk} chunk
   * @param {number} event
   */
  #holds(chunk, event) {
    const offset = event - this.#start(chunk.index);
    return offset >= chunk.from && offset < chunk.filled;
  }

  /**
   * @param {number} index
   * @param {State} state at the chunk's start
   * @returns {Chunk}
   */
  #makeChunk(index, state) {
    const make = this.size > 0x8000 ? Int32Array : Int16Array;
    const chunk = {
      index,
      events: new make(this.chunkLength),
      from: 0,
      filled: 0,
      path: make.from(state.path.subarray(0, state.depth)),
      undone: state.undone,
    };
    this.#chunks.set(index, chunk);
    return chunk;
  }

  /** The chunk that takes the next event; a new one when the last is full. */
  #openTail() {
    const tail = this.#chunks.get(this.#tail);
    if (tail && tail.filled < this.chunkLength) return tail;
    this.#tail = this.#index(this.known);
    const { path, depth, undone } = this.#head;
    this.#after.add(this.#tail, path, depth, undone);
    const chunk = this.#makeChunk(this.#tail, this.#head);
    this.#evict();
    return chunk;
  }

  /**
   * Let go of the chunks that are farthest from the cursor, but never of the one that is being
   * filled.
   */
  #evict() {
    const most = Math.max(4, Math.floor(this.cacheBytes / this.#chunkBytes));
    const near = this.#index(this.#focus);
    while (this.#chunks.size > most) {
      let farthest = near;
      for (const index of this.#chunks.keys()) {
        if (index !== this.#tail && Math.abs(index - near) > Math.abs(farthest - near)) {
          farthest = index;
        }
      }
      this.#chunks.delete(farthest);
    }
  }

  get #chunkBytes() {
    return this.chunkLength * (this.size > 0x8000 ? 4 : 2);
  }

  /**
   * @param {number} target not more than a chunk away
   */
  #canWalk(target) {
    const first = Math.min(target, this.position);
    const last = Math.max(target, this.position) - 1;
    return [first, last].every((event) => {
      const chunk = this.#chunks.get(this.#index(event));
      return last < first || (chunk !== undefined && this.#holds(chunk, event));
    });
  }

  /**
   * Walk event by event towards a position, as far as the chunks are there.
   *
   * @param {number} target
   * @returns {number} the position reached
   */
  #walk(target) {
    while (this.position < target) {
      const chunk = this.#chunks.get(this.#index(this.position));
      if (!chunk || !this.#holds(chunk, this.position)) break;
      const start = this.#start(chunk.index);
      const to = Math.min(target - start, chunk.filled);
      this.state.applyAll(chunk.events, this.position - start, to);
    }
    while (this.position > target) {
      const chunk = this.#chunks.get(this.#index(this.position - 1));
      if (!chunk || !this.#holds(chunk, this.position - 1)) break;
      const start = this.#start(chunk.index);
      const to = Math.max(target - start, chunk.from);
      const before = to > chunk.from ? ~chunk.events[to - 1] : chunk.undone;
      this.state.revertAll(chunk.events, to, this.position - start, Math.max(before, -1));
    }
    return this.position;
  }

  /**
   * Rebuild the state at a position from the start of its chunk.
   *
   * @param {number} target
   * @returns {Missing | null}
   */
  #stand(target) {
    const index = this.#index(target);
    const aligned = target === this.#start(index);
    const chunk = this.#chunks.get(index) ?? (aligned ? this.#chunks.get(index - 1) : undefined);
    if (chunk) {
      const start = this.#start(chunk.index);
      this.state.moveTo(start + chunk.from, chunk.path, chunk.undone);
      this.state.applyAll(chunk.events, chunk.from, target - start);
      return null;
    }
    if (target === this.#base) {
      const { path, undone } = this.#after.nearest(0);
      this.state.moveTo(target, path, undone);
      return null;
    }
    return this.#describeMissing(target < this.#base || !aligned ? index : index - 1);
  }

  /**
   * @param {number} index of a chunk that is not there
   * @returns {Missing}
   */
  #describeMissing(index) {
    if (index < 0) return this.#describeEarlier(index);
    const frame = this.#after.nearest(index);
    let from = index;
    while (from > frame.chunk && !this.#chunks.has(from - 1)) from--;
    const state = this.#scratch();
    const waypoint = this.#waypoint;
    if (waypoint !== null && waypoint.chunk >= from && waypoint.chunk <= index) {
      from = waypoint.chunk;
      state.moveTo(this.#start(from), waypoint.path, waypoint.undone);
    } else if (from === frame.chunk) {
      state.moveTo(this.#start(from), frame.path, frame.undone);
    } else {
      const chunk = /** @type {Chunk} */ (this.#chunks.get(from - 1));
      state.moveTo(this.#start(from - 1), chunk.path, chunk.undone);
      state.applyAll(chunk.events, 0, chunk.filled);
    }
    const end = Math.min(this.known, this.#start(Math.min(index + 1, from + CHUNKS_PER_REQUEST)));
    const count = end - state.position;
    return { way: "replay", position: state.position, state: state.snapshot(), count };
  }

  /**
   * @param {number} index of a chunk before the base
   * @returns {Missing}
   */
  #describeEarlier(index) {
    const frame = this.#before.nearest(-index - 1);
    const state = this.#scratch();
    state.moveTo(this.#start(-frame.chunk), frame.path, frame.undone);
    for (let next = index + 1; next < -frame.chunk; next++) {
      const known = next === this.#waypoint?.chunk ? this.#waypoint : this.#chunks.get(next);
      if (known) {
        state.moveTo(this.#start(next), known.path, known.undone);
        break;
      }
    }
    const end = Math.max(index, this.#index(state.position) - CHUNKS_PER_REQUEST);
    // One event more than the chunks hold says what had just been undone at their start.
    const count = Math.min(state.position, state.position - this.#start(end) + 1);
    return { way: "rewind", position: state.position, state: state.snapshot(), count };
  }

  /** @param {State} state */
  #copy({ position, path, depth, undone }) {
    const state = this.#scratch();
    state.moveTo(position, path.subarray(0, depth), undone);
    return state;
  }

  #scratch() {
    const { size, length, root } = this;
    return new State({ size, length, root, firstReached: this.state.firstReached });
  }

  /**
   * @param {Missing} missing
   * @param {Events} events
   */
  #supplyForwards(missing, events) {
    const state = this.#scratch();
    state.moveTo(missing.position, missing.state.path, missing.state.undone ?? -1);
    const end = Math.min(this.known, missing.position + events.length);
    while (state.position < end) {
      const from = state.position - missing.position;
      const to = Math.min(from + this.chunkLength, end - missing.position);
      const index = this.#index(state.position);
      if (index === this.#tail) return;
      const chunk = this.#makeChunk(index, state);
      state.applyAll(events, from, to);
      chunk.events.set(events.subarray(from, to));
      chunk.filled = to - from;
    }
    this.#keepWaypoint(state);
  }

  /**
   * @param {Missing} missing
   * @param {Events} events
   */
  #supplyBackwards(missing, events) {
    const whole = missing.position === events.length;
    const forwards = events.slice().reverse();
    const state = this.#scratch();
    state.moveTo(missing.position, missing.state.path, missing.state.undone ?? -1);
    let end = forwards.length;
    while (end > 0) {
      const index = this.#index(state.position - 1);
      const from = Math.max(0, end - this.chunkLength);
      if (from === 0 && !whole && end < this.chunkLength) return;
      const undone = from > 0 && forwards[from - 1] < 0 ? ~forwards[from - 1] : -1;
      state.revertAll(forwards, from, end, undone);
      const chunk = this.#makeChunk(index, state);
      chunk.from = this.chunkLength - (end - from);
      chunk.events.set(forwards.subarray(from, end), chunk.from);
      chunk.filled = this.chunkLength;
      this.#before.add(-index, state.path, state.depth, state.undone);
      this.#findings?.readBack(this.#copy(state), forwards.subarray(from, end));
      end = from;
      if (state.position > 0) this.#keepWaypoint(state);
    }
    if (whole && state.depth !== this.root.length) {
      throw new RangeError(`Position ${missing.position} does not fit its path.`);
    }
  }

  /** @param {State} state at the start of a chunk */
  #keepWaypoint({ position, path, depth, undone }) {
    this.#waypoint = { chunk: this.#index(position), path: path.slice(0, depth), undone };
  }
}

/**
 * Whether the path comes to a length within some events.
 *
 * @param {number} length
 * @param {number} depth before them
 * @param {Events} events
 */
function comesTo(length, depth, events) {
  let level = depth;
  for (let i = 0; i < events.length; i++) {
    level += events[i] >= 0 ? 1 : -1;
    if (level === length) return true;
  }
  return false;
}
