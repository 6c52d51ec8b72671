import { type Events, State } from "../run/search-state.ts";
import type { Timeline } from "../run/timeline.ts";
import type { Missing } from "../run/types.ts";
import type { Wanted } from "../types/scenario.ts";
import { type Condition, type Watch, watchFor } from "./conditions.ts";
import { PositionSet } from "./position-set.ts";

/**
 * Finds all moments of a run at which some conditions hold: first from where the run was opened forwards, then the
 * steps before it.
 */

/** Events between two checks of the clock. */
const SLICE = 8192;
/** Events per request when dropped events are read again. */
const AGAIN = 65_536;
/** Blocks of positions, 8 KB each, that may be kept. */
const ROOM = 8192;

export class Finder {
  #timeline;
  /** The part of the run before the position at which it was opened, and the part after it. */
  #stretches: Stretch[];
  #room;

  /**
   * @param conditions that must all hold
   * @param holds tells whether a complete path is a solution
   * @param room in blocks
   */
  constructor(
    timeline: Timeline,
    conditions: readonly Condition[],
    holds: Wanted["holds"],
    room: number = ROOM,
  ) {
    this.#timeline = timeline;
    this.#room = room;
    const { size, length, root, exit, base } = timeline;
    const make = (from: number, to: number) => {
      const state = new State({ size, length, root, exit });
      const { path, undone } = timeline.beginning;
      if (from > 0) state.moveTo(from, path, undone);
      return new Stretch(state, to, conditions, holds);
    };
    const earlier = base > 0 ? [make(0, base)] : [];
    this.#stretches = [...earlier, make(base, Infinity)];
  }

  /** Steps searched so far. */
  get looked() {
    return this.#stretches.reduce((sum, { read }) => sum + read, 0);
  }

  get count() {
    return this.#stretches.reduce((sum, { found }) => sum + found.count, 0);
  }

  /** True when no more moments can be kept. */
  get full() {
    return this.#stretches.reduce((sum, { found }) => sum + found.size, 0) >= this.#room;
  }

  /** True when every known step has been searched. */
  get whole() {
    return this.looked === this.#timeline.known;
  }

  /**
   * Search on until time is up.
   *
   * @param late returns true when time is up
   * @returns "more" when there is more to search, "missing" when dropped events must be read again first, "rest" when
   * there is nothing to do for now
   */
  look(late: () => boolean): "more" | "missing" | "rest" {
    for (;;) {
      if (this.full) return "rest";
      const next = this.#next();
      if (next === null) return "rest";
      const chunk = this.#timeline.chunkAt(next.position);
      if (chunk === null) return "missing";
      const from = next.position - chunk.start;
      const to = Math.min(from + SLICE, chunk.filled, from + this.#leftOf(next));
      next.follow(chunk.events, from, to);
      if (late()) return "more";
    }
  }

  /** The events to read again, and the state before them. */
  get missing(): Missing | null {
    const next = this.#next();
    if (next === null) return null;
    const count = Math.min(AGAIN, this.#leftOf(next));
    return { way: "replay", position: next.position, state: next.snapshot(), count };
  }

  /**
   * @param events that were missing
   * @throws {RangeError} when they do not fit there
   */
  supply(events: Events) {
    const next = this.#next();
    if (next === null) return;
    if (events.length === 0) throw new RangeError("There are no events where there were some.");
    next.follow(events, 0, Math.min(events.length, this.#leftOf(next)));
  }

  /** The number of moments found before a position. */
  before(position: number) {
    return this.#stretches.reduce((sum, { found }) => sum + found.before(position), 0);
  }

  /** The first moment found after a position, or null. */
  after(position: number) {
    return this.#at(this.before(position + 1));
  }

  /** The last moment found before a position, or null. */
  last(position: number) {
    return this.#at(this.before(position) - 1);
  }

  #at(number: number) {
    let left = number;
    if (left < 0) return null;
    for (const { found } of this.#stretches) {
      if (left < found.count) return found.at(left);
      left -= found.count;
    }
    return null;
  }

  /** The stretch to search next: the later one, as long as it has events. */
  #next() {
    return this.#stretches.findLast((one) => this.#leftOf(one) > 0) ?? null;
  }

  /** The number of known steps that are still to be searched. */
  #leftOf({ position, end }: Stretch) {
    return Math.min(end, this.#timeline.known) - position;
  }
}

/** Consecutive steps, each of which is searched once. */
class Stretch {
  found;
  #state;
  #start;
  #watches: Watch[];
  #holds;
  /** True when only solutions count; true when only dead ends do. */
  #solutions;
  #deadEnds;
  /** True when this is a dead end if the next event is an undo. */
  #awaits = false;
  declare end: number;

  /**
   * @param state before the steps
   * @param end the position after them; that moment itself belongs to the next stretch
   */
  constructor(state: State, end: number, conditions: readonly Condition[], holds: Wanted["holds"]) {
    this.#state = state;
    this.end = end;
    this.#start = state.position;
    this.#holds = holds;
    this.#solutions = conditions.some(({ kind }) => kind === "solution");
    this.#deadEnds = conditions.some(({ kind }) => kind === "dead-end");
    this.found = new PositionSet(state.position);
    this.#watches = conditions.flatMap((one) => watchFor(one, state.size) ?? []);
    const all = this.#watches.map(({ begin }) => begin(state)).every(Boolean);
    if (all && this.#counts(state.last)) this.found.add(state.position);
  }

  get position() {
    return this.#state.position;
  }

  get read() {
    return this.position - this.#start;
  }

  snapshot() {
    return this.#state.snapshot();
  }

  /** This loop runs for every event of a run. */
  follow(events: ArrayLike<number>, from: number, to: number) {
    const watches = this.#watches;
    const state = this.#state;
    const ends = this.#solutions || this.#deadEnds;
    const before = state.position - from;
    let { depth } = state;
    for (let i = from; i < to; i++) {
      const event = events[i];
      if (this.#awaits) {
        this.#awaits = false;
        if (event < 0) this.found.add(before + i);
      }
      depth += event >= 0 ? 1 : -1;
      let all = true;
      for (let one = 0; one < watches.length; one++) {
        if (!watches[one].follow(event, depth)) all = false;
      }
      if (!all || before + i + 1 === this.end) continue;
      if (ends && state.completes(event, depth))
        state.applyAll(events, state.position - before, i + 1);
      if (!ends || this.#counts(event, depth)) this.found.add(before + i + 1);
    }
    state.applyAll(events, state.position - before, to);
  }

  /**
   * Decide whether a moment counts at which all other conditions hold. A dead end is known only when the next event is
   * an undo, so here it is only noted as possible.
   *
   * @param last event
   * @param depth after it
   */
  #counts(last: number | null, depth: number = this.#state.depth) {
    const state = this.#state;
    const mayBe = last === null || state.completes(last, depth);
    const solved = mayBe && state.complete && this.#holds(state);
    if (this.#solutions && !solved) return false;
    if (!this.#deadEnds) return true;
    this.#awaits = last !== null && last >= 0 && !solved;
    return false;
  }
}
