/**
 * The positions of solutions in a run that stops at a given number of them, as far as its events are known: read
 * forwards from the position at which it was opened, and backwards.
 */

import type { Wanted } from "../types/scenario.ts";
import type { Events, State } from "./search-state.ts";

export class Findings {
  #wanted;
  #base;
  #found;
  /** Positions after the base in order, and those up to the base from the last one back. */
  #after: number[] = [];
  #before: number[] = [];
  /** The earliest position that has been read. */
  #earliest;

  /**
   * @param base the position at which the run was opened
   * @param found number of solutions up to there
   */
  constructor(wanted: Wanted, base: number, found: number) {
    this.#wanted = wanted;
    this.#base = base;
    this.#found = found;
    this.#earliest = base;
  }

  /**
   * Read the next events.
   *
   * @param state before them; it is moved past them
   */
  readOn(state: State, events: Events) {
    this.#after.push(...findSolutions(state, events, this.#wanted.holds));
  }

  /**
   * Read events that end where the earliest ones read so far begin; any others have been read already.
   *
   * @param state before them
   */
  readBack(state: State, events: Events) {
    const { position } = state;
    if (position + events.length !== this.#earliest) return;
    this.#before.push(...findSolutions(state, events, this.#wanted.holds).reverse());
    this.#earliest = position;
  }

  /** The number of solutions up to a position. */
  countAt(position: number) {
    if (position >= this.#base) return this.#found + count(this.#after, (p) => p <= position);
    return this.#found - count(this.#before, (p) => p > position);
  }
}

/**
 * The positions after the events that complete a solution.
 *
 * @param state before the events; it is moved along
 * @param holds tells whether a complete path is a solution
 */
export function findSolutions(state: State, events: Events, holds: Wanted["holds"]) {
  const positions = [];
  let { depth } = state;
  let from = 0;
  for (let i = 0; i < events.length; i++) {
    depth += events[i] >= 0 ? 1 : -1;
    if (!state.completes(events[i], depth)) continue;
    state.applyAll(events, from, i + 1);
    from = i + 1;
    if (state.complete && holds(state)) positions.push(state.position);
  }
  state.applyAll(events, from, events.length);
  return positions;
}

/** The number of positions that pass a test which is true for a beginning of the list and false for the rest. */
function count(positions: number[], passes: (position: number) => boolean) {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(positions[middle])) low = middle + 1;
    else high = middle;
  }
  return low;
}
