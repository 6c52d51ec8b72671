/**
 * The tree of a program's calls: those open at a step, and the ended ones that each of them has made. It is built from
 * the sequence of calls and returns alone (`knights.programs.watch.run.Calls`), which is fast even for millions of
 * them.
 *
 * A call is identified by its index among all calls and returns. PROGRAM is the program itself, around all calls.
 */

import type { Callers } from "../run/types.ts";

export interface CallRow {
  kind: "call";
  call: number;
  level: number; // from 1
  open: boolean; // it has not ended
  unfolded: boolean | null; // its own calls are listed; null: it has none
}

/** A row for calls that are not listed. */
export interface MoreRow {
  kind: "more";
  of: number; // the call that made them; AROUND: they are the outermost open calls
  level: number;
  hidden: number;
}

export type Row = CallRow | MoreRow;

interface Wish {
  unfolded: ReadonlySet<number>; // ended calls whose own calls are listed
  listed: ReadonlyMap<number, number>; // limits per call that differ from LISTED and LISTED_OPEN
}

export const PROGRAM = -1;
export const AROUND = -2;

/** Most ended calls listed below a call, and most open calls listed; the last of them are shown. */
export const LISTED = 20;
export const LISTED_OPEN = 60;

/** The lowest bits of an entry hold the function's index, or for a return RETURN plus the code of its value. */
const BITS = 4;
const RETURN = 11;
/**
 * Codes of a return's value: 0 to 2 are None, False and True, 3 is any other value, 4 an error. Only from 3 on there is
 * a text to fetch.
 */
export const OTHER = 3;

export class CallTree {
  #packed: Int32Array;
  /** For each call the index of its return; 0: it never returned. */
  #ends: Int32Array;
  names;
  /** The number of calls and returns, without the returns that only came because the program was stopped. */
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

  /** The number of the program's steps before a call or return. */
  stepsBefore(number: number) {
    return this.#packed[number] >> BITS;
  }

  /** The number of calls and returns up to a step. @param step from 0 */
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

  /** The index of a call's return; null: it never returned. */
  endOf(call: number) {
    return this.#ends[call] || null;
  }

  /** The code of a return's value: see OTHER. */
  codeOf(end: number) {
    return (this.#packed[end] & ((1 << BITS) - 1)) - RETURN;
  }

  /** The open calls, the outermost first. @param until the number of calls and returns so far */
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

  /** The number of calls and of returns from one index up to another. */
  between(from: number, to: number) {
    let begun = 0;
    for (let i = from; i < to; i++) if (this.#isCall(i)) begun++;
    return { begun, ended: to - from - begun };
  }

  /** The ended calls that a call has made: the last `most` of them, and the number of all. */
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
   * The rows of the tree at a moment.
   *
   * @param until the number of calls and returns so far
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

  /** Add rows for the ended calls that a call has made. @param of the call */
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
