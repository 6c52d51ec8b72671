import type { Chunks } from "./chunks.ts";
import { Keyframes } from "./keyframes.ts";
import type { Events, State } from "./search-state.ts";
import type { Chunk, Missing } from "./types.ts";

/** Events that the cache has evicted or never had: how to ask the search for them again, and how to put them back. */

/** Chunks that one request may bring back: enough to hide the round trip, few enough to be quick. */
const CHUNKS_PER_REQUEST = 8;

export class Gaps {
  #chunks;
  #makeState;
  #read;
  /** States at chunk boundaries, from the base forwards and from the base backwards. */
  #after;
  #before;
  /**
   * The state at the far end of the last supply. The way from a keyframe may take several requests, whose chunks the
   * cache need not keep; the next request continues from here.
   */
  #waypoint: { chunk: number; path: Int32Array; undone: number } | null = null;

  constructor({
    chunks,
    makeState,
    read,
    keyframes,
    base,
  }: {
    chunks: Chunks;
    makeState: () => State;
    read: (state: State, events: Events) => void;
    keyframes: { length: number; size: number; bytes: number };
    base: State;
  }) {
    this.#chunks = chunks;
    this.#makeState = makeState;
    this.#read = read;
    this.#after = new Keyframes(keyframes);
    this.#before = new Keyframes(keyframes);
    this.#after.add(0, base.path, base.depth, base.undone);
    this.#before.add(0, base.path, base.depth, base.undone);
  }

  get bytes() {
    return this.#after.bytes + this.#before.bytes;
  }

  /** The state at the base. */
  get base() {
    return this.#after.nearest(0);
  }

  /** Keep the state at the start of a new chunk. */
  keep(index: number, { path, depth, undone }: State) {
    this.#after.add(index, path, depth, undone);
  }

  /**
   * @param index of a missing chunk
   * @param known the position after the last known event
   */
  describe(index: number, known: number): Missing {
    return index < 0 ? this.#describeEarlier(index) : this.#describeLater(index, known);
  }

  #describeLater(index: number, known: number): Missing {
    const chunks = this.#chunks;
    const frame = this.#after.nearest(index);
    let from = index;
    while (from > frame.chunk && !chunks.has(from - 1)) from--;
    const state = this.#makeState();
    const waypoint = this.#waypoint;
    if (waypoint !== null && waypoint.chunk >= from && waypoint.chunk <= index) {
      from = waypoint.chunk;
      state.moveTo(chunks.start(from), waypoint.path, waypoint.undone);
    } else if (from === frame.chunk) {
      state.moveTo(chunks.start(from), frame.path, frame.undone);
    } else {
      const chunk = chunks.get(from - 1) as Chunk;
      state.moveTo(chunks.start(from - 1), chunk.path, chunk.undone);
      state.applyAll(chunk.events, 0, chunk.filled);
    }
    const end = Math.min(known, chunks.start(Math.min(index + 1, from + CHUNKS_PER_REQUEST)));
    const count = end - state.position;
    return { way: "replay", position: state.position, state: state.snapshot(), count };
  }

  /** @param index of a chunk before the base */
  #describeEarlier(index: number): Missing {
    const chunks = this.#chunks;
    const frame = this.#before.nearest(-index - 1);
    const state = this.#makeState();
    state.moveTo(chunks.start(-frame.chunk), frame.path, frame.undone);
    for (let next = index + 1; next < -frame.chunk; next++) {
      const known = next === this.#waypoint?.chunk ? this.#waypoint : chunks.get(next);
      if (known) {
        state.moveTo(chunks.start(next), known.path, known.undone);
        break;
      }
    }
    const end = Math.max(index, chunks.index(state.position) - CHUNKS_PER_REQUEST);
    // One event more than the chunks hold tells what had just been undone at their start.
    const count = Math.min(state.position, state.position - chunks.start(end) + 1);
    return { way: "rewind", position: state.position, state: state.snapshot(), count };
  }

  /**
   * Put back events that were reported missing.
   *
   * @param events in the order in which they were read: backwards after a "rewind"
   * @param known the position after the last known event
   * @throws {RangeError} when they do not fit there
   */
  supply(missing: Missing, events: Events, known: number) {
    if (events.length !== missing.count) {
      throw new RangeError(`Asked for ${missing.count} events again, but got ${events.length}.`);
    }
    const state = this.#makeState();
    state.moveTo(missing.position, missing.state.path, missing.state.undone ?? -1);
    if (missing.way === "replay") this.#supplyForwards(state, events, known);
    else this.#supplyBackwards(state, events.slice().reverse());
  }

  /** @param state before the events */
  #supplyForwards(state: State, events: Events, known: number) {
    const { position } = state;
    const { length, tail } = this.#chunks;
    const end = Math.min(known, position + events.length);
    while (state.position < end) {
      const from = state.position - position;
      const to = Math.min(from + length, end - position);
      const index = this.#chunks.index(state.position);
      if (index === tail) return;
      const chunk = this.#chunks.make(index, state);
      state.applyAll(events, from, to);
      chunk.events.set(events.subarray(from, to));
      chunk.filled = to - from;
    }
    this.#keepWaypoint(state);
  }

  /**
   * @param state after the events
   * @param events in the order in which they happened
   */
  #supplyBackwards(state: State, events: Events) {
    const { position } = state;
    const { length } = this.#chunks;
    const whole = position === events.length;
    let end = events.length;
    while (end > 0) {
      const index = this.#chunks.index(state.position - 1);
      const from = Math.max(0, end - length);
      if (from === 0 && !whole && end < length) return;
      const undone = from > 0 && events[from - 1] < 0 ? ~events[from - 1] : -1;
      state.revertAll(events, from, end, undone);
      const chunk = this.#chunks.make(index, state);
      chunk.from = length - (end - from);
      chunk.events.set(events.subarray(from, end), chunk.from);
      chunk.filled = length;
      this.#before.add(-index, state.path, state.depth, state.undone);
      this.#read(state, events.subarray(from, end));
      end = from;
      if (state.position > 0) this.#keepWaypoint(state);
    }
    if (whole && state.depth !== this.#makeState().depth) {
      throw new RangeError(`Position ${position} does not fit its path.`);
    }
  }

  /** @param state at the start of a chunk */
  #keepWaypoint({ position, path, depth, undone }: State) {
    this.#waypoint = { chunk: this.#chunks.index(position), path: path.slice(0, depth), undone };
  }
}
