import { type Events, State } from "../run/search-state.ts";
import type { Timeline } from "../run/timeline.ts";
import type { Wanted } from "../types/scenario.ts";
import { type Condition, type Watch, watchFor } from "./conditions.ts";
import { Sightings } from "./sightings.ts";

/**
 * Finds all moments of a run at which some conditions hold, at each step that was made: from where the run was opened on, then those before.
 */

/** Events between two looks at the clock. */
const SLICE = 8192;
/** Events that are asked for again at a time. */
const AGAIN = 65_536;
/** Blocks of sightings, of 8 KB each, that there is room for. */
const ROOM = 8192;

export class Finder {
  #timeline;
  /** From the start of the run to where it was opened, and from there on. */
  #stretches: Stretch[];
  #room;

  /**
   * @param conditions all of which are to hold
   * @param holds whether a complete path is a solution
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
    const { size, length, root, base } = timeline;
    const make = (from: number, to: number) => {
      const state = new State({ size, length, root });
      const { path, undone } = timeline.beginning;
      if (from > 0) state.moveTo(from, path, undone);
      return new Stretch(state, to, conditions, holds);
    };
    const earlier = base > 0 ? [make(0, base)] : [];
    this.#stretches = [...earlier, make(base, Infinity)];
  }

  /** Steps that were looked at. */
  get looked() {
    return this.#stretches.reduce((sum, { read }) => sum + read, 0);
  }

  /** Moments that were found. */
  get count() {
    return this.#stretches.reduce((sum, { found }) => sum + found.count, 0);
  }

  /** Whether no more moments can be kept. */
  get full() {
    return this.#stretches.reduce((sum, { found }) => sum + found.size, 0) >= this.#room;
  }

  /** Whether every step that is known was looked at. */
  get whole() {
    return this.looked === this.#timeline.known;
  }

  /**
   * Looks on, as long as there is time.
   *
   * @param late whether there is none
   * @returns whether there is more to look at, or only what has to be asked for again, or nothing for now
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

  /** What to ask for again, and after which state. */
  get missing() {
    const next = this.#next();
    if (next === null) return null;
    return { state: next.snapshot(), count: Math.min(AGAIN, this.#leftOf(next)) };
  }

  /** @param events of what was missing @throws {RangeError} when they do not fit there */
  supply(events: Events) {
    const next = this.#next();
    if (next === null) return;
    if (events.length === 0) throw new RangeError("There are no events where there were some.");
    next.follow(events, 0, Math.min(events.length, this.#leftOf(next)));
  }

  /** How many moments there are before a position. */
  before(position: number) {
    return this.#stretches.reduce((sum, { found }) => sum + found.before(position), 0);
  }

  /** The first moment after a position, of those that were found; null: none. */
  after(position: number) {
    return this.#at(this.before(position + 1));
  }

  /** The last moment before a position, of those that were found; null: none. */
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

  /** The stretch that goes on: the later one, as long as it can. */
  #next() {
    return this.#stretches.findLast((one) => this.#leftOf(one) > 0) ?? null;
  }

  /** How many steps there are to look at. */
  #leftOf({ position, end }: Stretch) {
    return Math.min(end, this.#timeline.known) - position;
  }
}

/** Steps one after another, each of which is looked at once. */
class Stretch {
  found;
  #state;
  #start;
  #watches: Watch[];
  #holds;
  /** Whether only solutions count, and only dead ends. */
  #solutions;
  #deadEnds;
  /** Whether this is a dead end if the next event takes back. */
  #awaits = false;
  declare end: number;

  /**
   * @param state before them
   * @param end the position after them, where the next stretch begins: it is that one's
   */
  constructor(state: State, end: number, conditions: readonly Condition[], holds: Wanted["holds"]) {
    this.#state = state;
    this.end = end;
    this.#start = state.position;
    this.#holds = holds;
    this.#solutions = conditions.some(({ kind }) => kind === "solution");
    this.#deadEnds = conditions.some(({ kind }) => kind === "dead-end");
    this.found = new Sightings(state.position);
    this.#watches = conditions.flatMap((one) => watchFor(one, state.size) ?? []);
    const all = this.#watches.map(({ begin }) => begin(state)).every(Boolean);
    if (all && this.#counts(state.last)) this.found.add(state.position);
  }

  get position() {
    return this.#state.position;
  }

  /** Steps that were looked at. */
  get read() {
    return this.position - this.#start;
  }

  snapshot() {
    return this.#state.snapshot();
  }

  /** The loop that runs for every event of a run. */
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
      if (ends && depth === state.length) state.applyAll(events, state.position - before, i + 1);
      if (!ends || this.#counts(event, depth)) this.found.add(before + i + 1);
    }
    state.applyAll(events, state.position - before, to);
  }

  /**
   * Whether a moment counts at which all else holds; a dead end is one only when the next event has taken back.
   *
   * @param last event
   * @param depth after it
   */
  #counts(last: number | null, depth: number = this.#state.depth) {
    const state = this.#state;
    const solved = depth === state.length && state.complete && this.#holds(state);
    if (this.#solutions && !solved) return false;
    if (!this.#deadEnds) return true;
    this.#awaits = last !== null && last >= 0 && !solved;
    return false;
  }
}
