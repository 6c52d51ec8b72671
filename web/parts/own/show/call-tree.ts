/**
 * The calls of a program of one's own, as a tree: which are open at a step, and which they made before that have ended. It is
 * worked out from the bare order of calls and returns (`knights.programs.watch.run.Calls`), for a run of millions in no time.
 *
 * A call is told by its number among all calls and returns; the program itself, around all of them, is PROGRAM.
 */

import type { Callers } from "../run/types.ts";

export interface CallRow {
  kind: "call";
  call: number;
  level: number; // from 1
  open: boolean; // it has not ended
  unfolded: boolean | null; // whether the calls that it made are listed, null: it made none
}

/** Calls that are not listed. */
export interface MoreRow {
  kind: "more";
  of: number; // which call; AROUND: those around the open ones that are
  level: number;
  hidden: number;
}

export type Row = CallRow | MoreRow;

interface Wish {
  unfolded: ReadonlySet<number>; // calls that have ended
  listed: ReadonlyMap<number, number>; // how many are listed of a call, more than LISTED
}

export const PROGRAM = -1;
export const AROUND = -2;

/** Calls that are listed of each, the last of them; and open ones. */
export const LISTED = 20;
export const LISTED_OPEN = 60;

/** What the lowest bits of a number say: a function's number, or RETURN and what was returned. */
const BITS = 4;
const RETURN = 11;
/** What is returned: 0 to 2 are None, False and True, which need no more to be told; then any other value; 4 is an error. */
export const OTHER = 3;

export class CallTree {
  #packed: Int32Array;
  /** Of each call the number of its return; 0: it has none. */
  #ends: Int32Array;
  names;
  /** Calls and returns, without those that only ended as the program was stopped. */
  count;

  constructor(packed: Int32Array, { names, stopped }: Callers) {
    this.#packed = packed;
    this.names = names;
    this.count = stopped ?? packed.length;
    this.#ends = new Int32Array(this.count);
    const open: number[] = [];
    for (let i = 0; i < this.count; i++) {
      if (this.#isCall(i)) open.push(i);
      else if (open.length > 0) this.#ends[open.pop() as number] = i;
    }
  }

  #isCall(number: number) {
    return (this.#packed[number] & ((1 << BITS) - 1)) < RETURN;
  }

  /** The program's steps before a call or return. */
  stepsBefore(number: number) {
    return this.#packed[number] >> BITS;
  }

  /** How many calls and returns there were when a step was made. @param step from 0 */
  before(step: number) {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.stepsBefore(middle) <= step) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  nameOf(call: number) {
    return this.names[this.#packed[call] & ((1 << BITS) - 1)];
  }

  /** The number of a call's return; null: it never ended. */
  endOf(call: number) {
    return this.#ends[call] || null;
  }

  /** What a return came to: see OTHER. */
  codeOf(end: number) {
    return (this.#packed[end] & ((1 << BITS) - 1)) - RETURN;
  }

  /** The calls that are open, the outermost first. @param until how many calls and returns there were */
  openAt(until: number) {
    const open: number[] = [];
    for (let i = 0; i < until; ) {
      const end = this.#ends[i];
      if (end > 0 && end < until) i = end + 1;
      else {
        if (this.#isCall(i)) open.push(i);
        i++;
      }
    }
    return open;
  }

  /** The calls and returns from one moment to another. */
  between(from: number, to: number) {
    let begun = 0;
    for (let i = from; i < to; i++) if (this.#isCall(i)) begun++;
    return { begun, ended: to - from - begun };
  }

  /** The calls that one has made and that have ended. @param most of which the last are given */
  #below(call: number, until: number, most: number) {
    const below: number[] = [];
    let count = 0;
    for (let i = call + 1; i < until; i++) {
      if (!this.#isCall(i)) continue;
      const end = this.#ends[i];
      if (end === 0 || end >= until) break;
      below[count++ % most] = i;
      i = end;
    }
    below.sort((a, b) => a - b);
    return { below, count };
  }

  /**
   * All that is listed of the tree at a moment.
   *
   * @param until how many calls and returns there were
   */
  list(until: number, wish: Wish) {
    const rows: Row[] = [{ kind: "call", call: PROGRAM, level: 1, open: true, unfolded: true }];
    const open = this.openAt(until);
    const hidden = Math.max(0, open.length - (wish.listed.get(AROUND) ?? LISTED_OPEN));
    if (hidden === 0) this.#listBelow(rows, PROGRAM, 2, until, wish);
    else rows.push({ kind: "more", of: AROUND, level: 2, hidden });
    for (let i = hidden; i < open.length; i++) {
      const unfolded = i + 1 < open.length || open[i] + 1 < until ? true : null;
      rows.push({ kind: "call", call: open[i], level: i + 2, open: true, unfolded });
      this.#listBelow(rows, open[i], i + 3, until, wish);
    }
    return rows;
  }

  /** @param of a call */
  #listBelow(rows: Row[], of: number, level: number, until: number, wish: Wish) {
    const { below, count } = this.#below(of, until, wish.listed.get(of) ?? LISTED);
    if (count > below.length) {
      rows.push({ kind: "more", of, level, hidden: count - below.length });
    }
    for (const call of below) {
      const end = this.#ends[call];
      const unfolded = end === call + 1 ? null : wish.unfolded.has(call);
      rows.push({ kind: "call", call, level, open: false, unfolded });
      if (unfolded) this.#listBelow(rows, call, level + 1, end, wish);
    }
  }
}
