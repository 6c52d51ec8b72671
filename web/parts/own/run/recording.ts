/**
 * The event source that replays a run of the visitor's program. All events are known from the start; they are played up
 * to the first one that a depth-first search would not make.
 */

import type { Description, Stretch, Verdict } from "../../../engine/search/types.ts";
import type { Outcome, Report } from "./types.ts";

/**
 * The search verdict for each outcome of a program. Findings are shown elsewhere, so a wrong run only counts as
 * stopped.
 */
const VERDICTS: Record<Report["outcome"], Verdict> = {
  found: "found",
  none: "exhausted",
  wrong: "stopped",
  stopped: "stopped",
  unknown: "stopped",
};

/**
 * The number of leading events that a depth-first search could make: it undoes only the last choice, repeats none, and
 * stops at a complete path.
 * @param length of a complete path
 */
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

/** The least depth that is reached after the first `from` events, all of which are placements. */
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
  /** Events that have been handed out. */
  #given = 0;
  /**
   * The choices before the first step. If our search has a given start, and the program places as many choices first
   * and never takes them back, they are the start; else the board is empty.
   */
  root;
  /** True if the program has another start than our search, so that the two can't be compared. */
  elsewhere;
  /** Events that can be played. */
  count;
  declare goal: string;

  /**
   * @param described the scenario
   * @param goal the name of a solution, such as "tour"
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

  /** The visitor's rule that our search ran with; null: a whole program has run. */
  get rule() {
    return this.#report.rule ?? null;
  }

  /**
   * The scenario as the run is played: with the program's start, and without counts and theory, which are about our
   * search.
   */
  get description(): Description {
    return { ...this.#described, root: this.root, counts: null, theory: null };
  }

  /** True if all events of the program can be played. */
  get whole() {
    return this.count === this.#events.length;
  }

  /** True if the program is correct and all its events can be played. */
  get right() {
    return this.whole && ["found", "none"].includes(this.#report.outcome);
  }

  /** The run with its verdict, for a lane of the race. */
  get run() {
    const verdict = VERDICTS[this.#report.outcome];
    return { description: this.description, events: this.#events, verdict };
  }

  /** The program's step that leads to a position; -1 at the beginning. */
  stepAt(position: number) {
    return position === 0 ? -1 : this.#at[position - 1];
  }

  /** The finding at a position. If its step can't be played, it belongs to the last position before that step. */
  findingAt(position: number) {
    const here = this.#report.findings.find(
      ({ step }) => step !== null && this.positionOf(step) === position,
    );
    return here ?? null;
  }

  /** The position right after a step of the program, or the last position if the step can't be played. */
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

  /** Hand out all remaining events at once; a second call returns none of them again. */
  async more(): Promise<Stretch> {
    const events = this.#events.slice(this.#given, this.count);
    this.#given = this.count;
    return { events, verdict: VERDICTS[this.#report.outcome] };
  }
}
