/** Which steps of a run are in sight, from all of them down to two. It is moved by the same gestures as a large board. */

import type { Window } from "./icicle.ts";

/** Steps that are in sight at least. */
const LEAST = 2;

export class Span {
  from = 0;
  to = 0;
  #base = 0;
  #read = 0;

  /** Whether all is in sight. */
  get whole() {
    return this.from <= this.#base && this.to >= this.#read;
  }

  /** Another run, all of it. */
  begin(base: number, read: number) {
    this.#base = base;
    this.#read = read;
    this.fit();
  }

  /** There is more of the run: who sees all goes on to see all. */
  limit(read: number) {
    const { whole } = this;
    this.#read = read;
    if (whole) this.fit();
  }

  show(from: number, to: number) {
    const all = Math.max(LEAST, this.#read - this.#base);
    const width = Math.min(all, Math.max(LEAST, to - from));
    const start = (from + to - width) / 2;
    this.from = Math.max(this.#base, Math.min(this.#base + all - width, start));
    this.to = this.from + width;
  }

  /** Moves along with a hand. */
  pan({ width }: { width: number }, dx: number) {
    const steps = (dx / width) * (this.to - this.from);
    this.show(this.from - steps, this.to - steps);
  }

  /** Comes nearer by a factor, or goes away; what is at a point stays there. */
  zoom({ width }: { width: number }, factor: number, x: number) {
    const span = this.to - this.from;
    const all = Math.max(LEAST, this.#read - this.#base);
    const next = Math.min(all, Math.max(LEAST, span / factor));
    const start = this.from + (x / width) * (span - next);
    this.show(start, start + next);
  }

  /** Brings a position into sight, where it is not. */
  reach(position: number) {
    if (position >= this.from && position <= this.to) return;
    const half = (this.to - this.from) / 2;
    this.show(position - half, position + half);
  }

  /** All again. */
  fit() {
    this.show(this.#base, this.#read);
  }
}

/**
 * Part of the way from one stretch to another: nearer and farther by equal factors, about the point that both have in the same place.
 *
 * @param part from 0 to 1
 */
export function between(one: Window, other: Window, part: number): Window {
  const [a, b] = [one.to - one.from, other.to - other.from];
  if (Math.abs(a - b) < 1e-9 * a) {
    const from = one.from + (other.from - one.from) * part;
    return { from, to: from + a };
  }
  const still = (one.from * b - other.from * a) / (b - a);
  const span = a * (b / a) ** part;
  const from = still + ((one.from - still) * span) / a;
  return { from, to: from + span };
}
