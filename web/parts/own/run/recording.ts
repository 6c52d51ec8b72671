/**
 * Where events come from when a program of the visitor's own has run: all of them are there, up to where it no longer searches in order.
 */

import type { Description, Stretch, Verdict } from "../../../engine/search/types.ts";
import type { Outcome, Report } from "./types.ts";

/** How a run of a program ends as a search does; what is wrong with it is told elsewhere. */
const VERDICTS: Record<Report["outcome"], Verdict> = {
  found: "found",
  none: "exhausted",
  wrong: "stopped",
  stopped: "stopped",
  unknown: "stopped",
};

/** How many of the events are those of a search, which takes back nothing but what came last. @param length of a complete path */
export function countOrderly(events: ArrayLike<number>, length: number) {
  const path: number[] = [];
  const on = new Set();
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if (event < 0 ? path.at(-1) !== ~event : on.has(event) || path.length >= length) return i;
    if (event < 0) on.delete(path.pop() as number);
    else path.push(event);
    if (event >= 0) on.add(event);
  }
  return events.length;
}

/** How few choices ever stand after the first ones. @param from how many are the first */
function leastDepth(events: ArrayLike<number>, from: number, to: number) {
  let depth = from;
  let least = from;
  for (let i = from; i < to; i++) {
    depth += events[i] < 0 ? -1 : 1;
    if (depth < least) least = depth;
  }
  return least;
}

export class Recording {
  #described;
  #report;
  #at;
  #events;
  /** How many events have been handed out. */
  #given = 0;
  /** Where the search begins: with what the program places first and never takes back, where ours is given a beginning; else on an empty board. */
  root;
  /** Whether it begins elsewhere than ours: the two can't be compared. */
  elsewhere;
  /** How many events there are to be seen. */
  count;
  declare goal: string;

  /**
   * @param described the scenario
   * @param goal what a solution of it is called
   */
  constructor({ report, at, events }: Outcome, described: Description, goal = "solution") {
    this.goal = goal;
    const { root, length } = described;
    const count = countOrderly(events, length);
    const begun = Array.from(events.subarray(0, root.length));
    const given = begun.length === root.length && begun.every((choice) => choice >= 0);
    const stays = given && leastDepth(events, root.length, count) === root.length;
    this.root = stays ? begun : [];
    this.elsewhere = stays && root.some((choice, i) => events[i] !== choice);
    this.#described = described;
    this.#report = report;
    this.#at = at.subarray(this.root.length);
    this.#events = events.subarray(this.root.length);
    this.count = count - this.root.length;
  }

  get report() {
    return this.#report;
  }

  /** The rule that our own search ran with; null: a whole program has run. */
  get rule() {
    return this.#report.rule ?? null;
  }

  /** What is known of the run before any of its events. */
  get description(): Description {
    return { ...this.#described, root: this.root, counts: null, theory: null };
  }

  /** Whether all that the program has done is to be seen. */
  get whole() {
    return this.count === this.#events.length;
  }

  /** Whether it has found what there is, or that there is nothing, and all of that is to be seen. */
  get right() {
    return this.whole && ["found", "none"].includes(this.#report.outcome);
  }

  /** All that it has done, to be seen again elsewhere. */
  get run() {
    const verdict = VERDICTS[this.#report.outcome];
    return { description: this.description, events: this.#events, verdict };
  }

  /** The program's step after which a position stands; -1 at the beginning. */
  stepAt(position: number) {
    return position === 0 ? -1 : this.#at[position - 1];
  }

  /** What is wrong at a position: right after its step, or, where that is not to be seen, before what would be. */
  findingAt(position: number) {
    const here = this.#report.findings.find(
      ({ step }) => step !== null && this.positionOf(step) === position,
    );
    return here ?? null;
  }

  /** The position right after a step of the program, as far as there is one. */
  positionOf(step: number) {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#at[middle] <= step) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  async start() {
    this.#given = 0;
    return this.description;
  }

  /** All of it at once: it is there. Who asks again meanwhile gets no event twice. */
  async more(): Promise<Stretch> {
    const events = this.#events.slice(this.#given, this.count);
    this.#given = this.count;
    return { events, verdict: VERDICTS[this.#report.outcome] };
  }
}
