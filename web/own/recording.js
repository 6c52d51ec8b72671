/**
 * Where events come from when a program of the visitor's own has run: all of them are there, up to where it no longer searches in order.
 *
 * @typedef {import("../search/messages.js").Description} Description
 * @typedef {import("../search/messages.js").Verdict} Verdict
 * @typedef {import("../search/solver.js").Stretch} Stretch
 * @typedef {import("./messages.js").Outcome} Outcome
 * @typedef {import("./messages.js").Report} Report
 */

/** How a run of a program ends as a search does; what is wrong with it is told elsewhere. @type {Record<Report["outcome"], Verdict>} */
const VERDICTS = {
  found: "found",
  none: "exhausted",
  wrong: "stopped",
  stopped: "stopped",
  unknown: "stopped",
};

/** How many of the events are those of a search, which takes back nothing but what came last. @param {ArrayLike<number>} events @param {number} length of a complete path */
export function countOrderly(events, length) {
  /** @type {number[]} */
  const path = [];
  const on = new Set();
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if (event < 0 ? path.at(-1) !== ~event : on.has(event) || path.length >= length) return i;
    if (event < 0) on.delete(/** @type {number} */ (path.pop()));
    else path.push(event);
    if (event >= 0) on.add(event);
  }
  return events.length;
}

export class Recording {
  #described;
  #report;
  #at;
  #events;
  /** How many events have been handed out. */
  #given = 0;
  /** Where the search begins: where ours does, if the program places that first and leaves it there; else on an empty board. */
  root;
  /** How many events there are to be seen. */
  count;

  /**
   * @param {Outcome} outcome
   * @param {Description} described the scenario
   */
  constructor({ report, at, events }, described) {
    const { root } = described;
    const begins =
      root.every((choice, i) => events[i] === choice) &&
      !root.some((choice) => events.includes(~choice));
    this.root = begins ? described.root : [];
    this.#described = described;
    this.#report = report;
    this.#at = at.subarray(this.root.length);
    this.#events = events.subarray(this.root.length);
    this.count = countOrderly(events, described.length) - this.root.length;
  }

  get report() {
    return this.#report;
  }

  /** The rule that our own search ran with; null: a whole program has run. */
  get rule() {
    return this.#report.rule ?? null;
  }

  /** What is known of the run before any of its events. @returns {Description} */
  get description() {
    return { ...this.#described, root: this.root, counts: null, theory: null };
  }

  /** Whether all that the program has done is to be seen. */
  get whole() {
    return this.count === this.#events.length;
  }

  /** The program's step after which a position stands; -1 at the beginning. @param {number} position */
  stepAt(position) {
    return position === 0 ? -1 : this.#at[position - 1];
  }

  /** What is wrong at a position: right after its step, as far as there is one. @param {number} position */
  findingAt(position) {
    const isHere = (/** @type {number | null} */ step) =>
      step !== null && step >= 0 && Math.max(1, this.positionOf(step)) === position;
    return this.#report.findings.find(({ step }) => isHere(step)) ?? null;
  }

  /** The position right after a step of the program, as far as there is one. @param {number} step */
  positionOf(step) {
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

  /** All of it at once: it is there. Who asks again meanwhile gets no event twice. @returns {Promise<Stretch>} */
  async more() {
    const events = this.#events.slice(this.#given, this.count);
    this.#given = this.count;
    return { events, verdict: VERDICTS[this.#report.outcome] };
  }
}
