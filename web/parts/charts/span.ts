/** The visible steps of a run, from all of them down to two. It handles the same gestures as a large board. */

import type { Window } from "./icicle.ts";

/** Least number of visible steps. */
const LEAST = 2;

export class Span {
  from = 0;
  to = 0;
  #base = 0;
  #read = 0;

  /** True when everything is visible. */
  get whole() {
    return this.from <= this.#base && this.to >= this.#read;
  }

  /** Show all of another run. */
  begin(base: number, read: number) {
    this.#base = base;
    this.#read = read;
    this.fit();
  }

  /** The run has grown; if everything was visible, it stays so. */
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

  /** Move with a drag. */
  pan({ width }: { width: number }, dx: number) {
    const steps = (dx / width) * (this.to - this.from);
    this.show(this.from - steps, this.to - steps);
  }

  /** Zoom by a factor; the step at the point stays where it is. */
  zoom({ width }: { width: number }, factor: number, x: number) {
    const span = this.to - this.from;
    const all = Math.max(LEAST, this.#read - this.#base);
    const next = Math.min(all, Math.max(LEAST, span / factor));
    const start = this.from + (x / width) * (span - next);
    this.show(start, start + next);
  }

  /** Scroll a position into view. */
  reach(position: number) {
    if (position >= this.from && position <= this.to) return;
    const half = (this.to - this.from) / 2;
    this.show(position - half, position + half);
  }

  /** Show everything. */
  fit() {
    this.show(this.#base, this.#read);
  }
}

/**
 * A span between two others: zooms by equal factors about the point that is in the same place in both.
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
