import type { Verdict } from "../search/types.ts";
import type { Wanted } from "../types/scenario.ts";
import { Chunks } from "./chunks.ts";
import { Gaps } from "./missing-events.ts";
import { type Events, State } from "./search-state.ts";
import { Findings, findSolutions } from "./solution-positions.ts";
import { Survey } from "./survey.ts";
import type { Base, Chunk, Foreseen, Missing } from "./types.ts";

/**
 * The events of a run so far, and a cursor that can stand anywhere among them.
 *
 * Events are kept in chunks, those nearest to the cursor. The others leave a keyframe, from which the search can repeat
 * their events (`missing-events.ts`). So memory does not depend on the length of the run.
 */
export class Timeline {
  #chunks;
  #gaps;
  #head;
  #base;
  /** The position of the cursor, or the one it was last asked to go to: chunks around it are kept. */
  #focus;
  #survey: Survey | null = null;
  #findings: Findings | null = null;
  /** Number of solutions among all known events, if `#solves` is set. */
  #solutions = 0;
  #solves;
  /** True when the number of solutions before the first known event is known. */
  #counts;
  declare size: number;
  declare length: number;
  declare exit: number | undefined;
  declare root: number[];
  declare chunkLength: number;
  /** The state at the cursor, for views to read. */
  declare state: State;
  /** The result of the search, once it has ended. */
  declare verdict: Verdict | null;

  constructor({
    size,
    length,
    root,
    exit,
    base = null,
    wanted = null,
    holds = null,
    chunkLength = 65_536,
    cacheBytes = 64 << 20,
    keyframeBytes = 16 << 20,
  }: {
    size: number;
    length: number;
    root: ArrayLike<number>;
    exit?: number;
    base?: Base | null;
    wanted?: Wanted | null;
    holds?: Wanted["holds"] | null;
    chunkLength?: number;
    cacheBytes?: number;
    keyframeBytes?: number;
  }) {
    this.size = size;
    this.length = length;
    this.exit = exit;
    this.root = Array.from(root);
    this.chunkLength = chunkLength;
    this.#base = base?.position ?? 0;
    this.#focus = this.#base;
    this.state = new State({ size, length, root, exit });
    const { firstReached } = this.state;
    this.#head = new State({ size, length, root, exit, firstReached });
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
    this.verdict = null;
    const wide = size > 0x8000;
    this.#chunks = new Chunks({ base: this.#base, length: chunkLength, wide, bytes: cacheBytes });
    this.#gaps = new Gaps({
      chunks: this.#chunks,
      makeState: () => this.#scratch(),
      read: (state, events) => this.#findings?.readBack(this.#copy(state), events),
      keyframes: { size, length, bytes: keyframeBytes },
      base: this.state,
    });
  }

  /** The cursor: the number of events applied. */
  get position() {
    return this.state.position;
  }

  /** The position after the last event known so far. */
  get known() {
    return this.#head.position;
  }

  /** The position at which this timeline begins: 0 unless it was opened in the middle. */
  get base() {
    return this.#base;
  }

  /** The state at the base: its path, and the choice just undone or -1. */
  get beginning() {
    return this.#gaps.base;
  }

  /** True when `state.deepest` is exact; otherwise it is an upper bound. */
  get knowsDeepest() {
    return this.#survey?.knows(this.position) ?? true;
  }

  /**
   * The events at the start of the run that would make `state.deepest` exact; null when it is, or when that would take
   * too long.
   */
  get unsurveyed(): Missing | null {
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
   * The number of solutions up to a position at which the cursor has stood.
   *
   * @returns null when they are not counted
   */
  foundAt(position: number): number | null {
    return this.#findings?.countAt(position) ?? null;
  }

  /** The number of solutions among all known events. @returns null when they are not counted */
  get solutions(): number | null {
    if (this.#solves === null) return this.#counts ? this.foundAt(this.known) : null;
    const { root, length } = this;
    // A complete root has no events: it is the only candidate.
    if (root.length === length) return this.#solves({ path: root, depth: length }) ? 1 : 0;
    return this.#solutions;
  }

  get bytes() {
    return this.#chunks.bytes + this.#gaps.bytes;
  }

  /**
   * Append the next events of the stream.
   *
   * @throws {RangeError} when one of them cannot follow
   */
  append(events: Events) {
    this.#findings?.readOn(this.#copy(this.#head), events);
    if (this.#solves !== null && this.#mayComplete(events)) {
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

  /** Take a finished run over as a whole: its events are fetched when they are wanted. */
  foresee({ known, verdict, states, firstReached }: Foreseen) {
    const state = this.#scratch();
    const standAt = (position: number, { path, undone }: Foreseen["states"][number]) =>
      state.moveTo(position, path, undone ?? -1);
    states.slice(0, -1).forEach((start, chunk) => {
      standAt(this.#chunks.start(chunk), start);
      this.#gaps.keep(chunk, state);
    });
    this.state.firstReached.set(firstReached);
    const { path, undone } = states[states.length - 1];
    this.#head.moveTo(known, path, undone ?? -1);
    // No chunk takes new events.
    this.#chunks.tail = -1;
    this.finish(verdict);
  }

  /** Mark the end of the stream. */
  finish(verdict: Verdict) {
    this.verdict = verdict;
  }

  /**
   * Move the cursor to a position, if its chunk is there.
   *
   * @param position clamped to 0 .. `known`
   * @returns null when the cursor has moved; otherwise the events to supply first
   */
  seek(position: number): Missing | null {
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
   * @returns like `seek`
   */
  step(direction: 1 | -1): Missing | null {
    return this.seek(this.position + direction);
  }

  /**
   * Move the cursor forward through the events that are there.
   *
   * @returns how many were applied: fewer than `count` at the end of the known events, or before a gap
   */
  advance(count: number): number {
    const start = this.position;
    this.#walk(Math.min(this.known, start + count));
    this.#focus = this.position;
    return this.position - start;
  }

  /** The nearest gap within a chunk of the cursor, or null: first after the cursor, then before it. */
  nearestGap() {
    const at = this.#chunks.index(this.position);
    for (const index of [at, at + 1, at - 1]) {
      const start = this.#chunks.start(index);
      if (start >= this.known || start + this.chunkLength <= 0) continue;
      if (!this.#chunks.has(index)) return this.#gaps.describe(index, this.known);
    }
    return null;
  }

  /**
   * Put back events that `seek` (or another method) reported missing.
   *
   * @param events in the order in which they were read: backwards after a "rewind"
   * @throws {RangeError} when they do not fit there
   */
  supply(missing: Missing, events: Events) {
    this.#gaps.supply(missing, events, this.known);
    this.#chunks.evict(this.#focus);
  }

  /**
   * Read the events that `unsurveyed` asked for.
   *
   * @throws {RangeError} when they do not fit there
   */
  survey(events: Events) {
    this.#survey?.supply(events);
    this.state.findDeepest();
  }

  /**
   * The event that leads from a position to the next one.
   *
   * @returns null when there is none, or it has been evicted
   */
  eventAt(position: number): number | null {
    const chunk = this.#chunks.holding(position);
    return chunk?.events[position - this.#chunks.start(chunk.index)] ?? null;
  }

  /**
   * The chunk with the event after a position, for callers that read many in a row.
   *
   * @returns `events[i]` leads on from `start + i`, for i from `from` to before `filled`; null when it is not there
   */
  chunkAt(position: number): Readonly<Chunk & { start: number }> | null {
    const chunk = this.#chunks.holding(position);
    return chunk && { ...chunk, start: this.#chunks.start(chunk.index) };
  }

  /** All events from the base up to a position; 0 for those that are not there. */
  eventsUpTo(position: number) {
    const events = new Int32Array(position - this.#base);
    for (let at = this.#base; at < position; ) {
      const chunk = this.chunkAt(at);
      if (chunk === null) break;
      const end = Math.min(chunk.start + chunk.filled, position);
      events.set(chunk.events.subarray(at - chunk.start, end - chunk.start), at - this.#base);
      at = end;
    }
    return events;
  }

  /**
   * The events to supply before the event after a position can be read; moves the cache there.
   *
   * @param position from 0 to before `known`
   */
  missingAt(position: number) {
    this.#focus = position;
    return this.#gaps.describe(this.#chunks.index(position), this.known);
  }

  /** The chunk that takes the next event; a new one when the last is full. */
  #openTail() {
    const chunks = this.#chunks;
    const tail = chunks.get(chunks.tail);
    if (tail && tail.filled < this.chunkLength) return tail;
    chunks.tail = chunks.index(this.known);
    this.#gaps.keep(chunks.tail, this.#head);
    const chunk = chunks.make(chunks.tail, this.#head);
    chunks.evict(this.#focus);
    return chunk;
  }

  /** @param target at most a chunk away */
  #canWalk(target: number) {
    const first = Math.min(target, this.position);
    const last = Math.max(target, this.position) - 1;
    return last < first || [first, last].every((event) => this.#chunks.holding(event) !== null);
  }

  /** Walk event by event towards a position, as far as the chunks are there. */
  #walk(target: number): number {
    while (this.position < target) {
      const chunk = this.#chunks.holding(this.position);
      if (chunk === null) break;
      const start = this.#chunks.start(chunk.index);
      const to = Math.min(target - start, chunk.filled);
      this.state.applyAll(chunk.events, this.position - start, to);
    }
    while (this.position > target) {
      const chunk = this.#chunks.holding(this.position - 1);
      if (chunk === null) break;
      const start = this.#chunks.start(chunk.index);
      const to = Math.max(target - start, chunk.from);
      const before = to > chunk.from ? ~chunk.events[to - 1] : chunk.undone;
      this.state.revertAll(chunk.events, to, this.position - start, Math.max(before, -1));
    }
    return this.position;
  }

  /** Rebuild the state at a position from the start of its chunk. */
  #stand(target: number): Missing | null {
    const index = this.#chunks.index(target);
    const aligned = target === this.#chunks.start(index);
    const chunk = this.#chunks.get(index) ?? (aligned ? this.#chunks.get(index - 1) : undefined);
    if (chunk) {
      const start = this.#chunks.start(chunk.index);
      this.state.moveTo(start + chunk.from, chunk.path, chunk.undone);
      this.state.applyAll(chunk.events, chunk.from, target - start);
      return null;
    }
    if (target === this.#base) {
      const { path, undone } = this.#gaps.base;
      this.state.moveTo(target, path, undone);
      return null;
    }
    const missing = target < this.#base || !aligned ? index : index - 1;
    return this.#gaps.describe(missing, this.known);
  }

  #copy({ position, path, depth, undone }: State) {
    const state = this.#scratch();
    state.moveTo(position, path.subarray(0, depth), undone);
    return state;
  }

  #scratch() {
    const { size, length, root, exit } = this;
    return new State({ size, length, root, exit, firstReached: this.state.firstReached });
  }

  /** True when the path may become complete within the next events. */
  #mayComplete(events: Events) {
    let { depth } = this.#head;
    for (let i = 0; i < events.length; i++) {
      depth += events[i] >= 0 ? 1 : -1;
      if (this.#head.completes(events[i], depth)) return true;
    }
    return false;
  }
}
