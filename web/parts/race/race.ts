import { Clock, type Frame } from "../../engine/run/clock.ts";
import type { Source } from "../../engine/run/types.ts";
import { type Raced, textOf } from "./own-lane.ts";
import { Runner } from "./runner.ts";

/**
 * Several searches side by side under one clock, which counts steps or time of computing. At every moment each search
 * stands at the step that it has reached by then, or at its end. It knows no DOM.
 */

/** The clock of the race: a moment is a number of steps, or of microseconds. */
export type Measure = "steps" | "time";

/** Steps or microseconds that the race advances before it checks the time of the frame again. */
const SLICE = 16_384;
/**
 * The speed of a race that grows by itself: this part of its moment in a second, but at least LEAST. So the bars, which
 * are logarithmic, grow evenly.
 */
const GROWTH = 0.9;
const LEAST = { steps: 3, time: 1000 };

export class Race {
  /** The moment that is shown, in steps or microseconds of computing. */
  moment = 0;
  playing = false;
  /** Steps or microseconds a second; null: the speed grows with the moment. */
  #speed: number | null = null;
  clock = new Clock();
  /** The moment to which it runs at full speed; null: none. */
  #goal: number | null = null;
  #listeners: Set<() => void> = new Set();
  #now;
  declare measure: Measure;
  /** The searches that run. Equal lanes share one, so they end in a tie. */
  declare runners: Runner[];
  /** The runner of each lane. */
  declare lanes: Runner[];

  /** @param now returns the time in milliseconds */
  constructor(
    scenarios: readonly Raced[],
    measure: Measure,
    makeSource: (raced: Raced) => Source,
    now: () => number = () => performance.now(),
  ) {
    this.measure = measure;
    this.#now = now;
    const { clock } = this;
    const paced = {
      join: () => () => true,
      begin: () => {},
      // The players request events ahead according to this speed.
      get speed() {
        return clock.speed;
      },
    };
    const runners: Map<string, Runner> = new Map();
    for (const scenario of scenarios) {
      const text = textOf(scenario);
      if (runners.has(text)) continue;
      const runner = new Runner(scenario, makeSource(scenario), paced);
      runner.player.subscribe(() => this.#heed());
      runners.set(text, runner);
    }
    this.runners = [...runners.values()];
    this.lanes = scenarios.map((one) => runners.get(textOf(one)) as Runner);
    this.clock.join(this);
  }

  /** @param listener called after each change */
  subscribe(listener: () => void) {
    this.#listeners.add(listener);
  }

  /** True if all searches stand at their ends. */
  get ended() {
    return this.runners.every(({ ended }) => ended);
  }

  /** The error of a failed search, as a sentence, or null. */
  get problem() {
    const failed = this.runners.map(({ player }) => player.status).find(isFailed);
    return failed?.error.message ?? null;
  }

  /** True while it runs ahead to a moment, such as that of its link. */
  get runsAhead() {
    return this.#goal !== null;
  }

  /** True if each search stands at its step for this moment. */
  get settled() {
    return this.runners.every((runner) => runner.player.timeline.position === this.#stepOf(runner));
  }

  /** The last moment that can be sought at once: the least that all searches have reached, or the end of the race. */
  get known() {
    const ends = this.runners.map((runner) => this.#momentOf(runner, runner.player.timeline.known));
    return Math.max(this.moment, this.#reach === Infinity ? Math.max(...ends) : this.#reach);
  }

  /** The moment at which a search ends; null: not known yet. */
  endOf(runner: Runner) {
    return runner.end === null ? null : this.#momentOf(runner, runner.end);
  }

  /** @param speed steps or microseconds a second; null: it grows by itself */
  set speed(speed: number | null) {
    this.#speed = speed;
    this.#notify();
  }

  play() {
    if (this.playing) return;
    if (this.ended) this.seek(0);
    this.#run(null);
  }

  pause() {
    this.playing = false;
    this.#goal = null;
    for (const { player } of this.runners) player.pause();
    this.#notify();
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Go on to the next moment at which a search makes a step. */
  step() {
    const next = this.runners
      .filter(({ ended }) => !ended)
      .map((runner) => {
        const { position, known } = runner.player.timeline;
        return position < known ? this.#momentOf(runner, position + 1) : this.moment + 1;
      });
    if (next.length > 0) this.seek(Math.max(this.moment + 1, Math.min(...next)));
  }

  /** Go back to before the last step of any search. */
  stepBack() {
    const last = this.runners.map((runner) => {
      const { position } = runner.player.timeline;
      return position > 0 ? this.#momentOf(runner, position) - 1 : 0;
    });
    this.seek(Math.max(0, ...last));
  }

  toEnd() {
    this.#run(Infinity);
  }

  /** Go to any moment. Beyond the known events the searches run up to it. */
  seek(moment: number) {
    const to = Math.max(0, Math.round(moment));
    this.pause();
    if (to > this.#reach) return this.#run(to);
    this.moment = to;
    if (this.#allKnown) this.moment = Math.min(to, this.#last);
    for (const runner of this.runners) runner.player.seek(this.#stepOf(runner));
    this.#notify();
  }

  /** The first moment at which each search has made so many steps or has ended. */
  momentOfStep(step: number) {
    return Math.max(
      ...this.runners.map((runner) =>
        this.#momentOf(runner, Math.min(step, runner.player.timeline.known)),
      ),
    );
  }

  /** Switch the clock. The race stays at the step of its farthest search, and all others catch up to it. */
  count(measure: Measure) {
    if (measure === this.measure) return;
    this.pause();
    const step = Math.max(...this.runners.map(({ player }) => player.timeline.position));
    this.measure = measure;
    this.seek(this.momentOfStep(step));
  }

  /** Do the work of one frame. */
  tick({ gap, budget, due, fallBehind }: Frame) {
    const end = this.#now() + budget;
    if (this.#goal === null) this.clock.speed = this.#pace;
    let left = this.#goal === null ? due() : this.#goal - this.moment;
    let passed = gap;
    for (;;) {
      const on = this.settled ? Math.max(0, Math.min(left, SLICE, this.#reach - this.moment)) : 0;
      this.moment += on;
      left -= on;
      for (const runner of this.runners) this.#bring(runner, passed);
      passed = 0;
      if (on === 0 || left < 1 || this.ended || this.#now() >= end) break;
    }
    if (this.ended) {
      this.moment = this.#last;
      this.pause();
    } else if (this.#goal !== null && left < 1 && this.settled) this.pause();
    else if (left >= 1) fallBehind();
    this.#notify();
  }

  /** Called by the clock when its speed has changed. */
  speedChanged() {
    this.#notify();
  }

  close() {
    for (const runner of this.runners) runner.close();
    this.#listeners.clear();
  }

  /** The current speed, in steps or microseconds a second. */
  get #pace() {
    return this.#speed ?? Math.max(LEAST[this.measure], GROWTH * this.moment);
  }

  #run(goal: number | null) {
    this.#goal = goal;
    this.playing = true;
    this.clock.speed = goal === null ? this.#pace : Infinity;
    for (const runner of this.runners) if (!runner.ended) runner.player.play();
    this.clock.begin();
    this.#notify();
  }

  /** Bring a search to its step for this moment, as far as its events are known. */
  #bring(runner: Runner, gap: number) {
    const { player } = runner;
    if (!player.playing) return;
    const due = () => Math.max(0, this.#stepOf(runner) - player.timeline.position);
    player.tick({ gap, budget: Infinity, due, fallBehind: () => {} });
  }

  /** The step of a search at this moment. */
  #stepOf(runner: Runner) {
    const { known } = runner.player.timeline;
    return Math.min(runner.clockOf(this.measure).stepAt(this.moment), runner.end ?? known);
  }

  #momentOf(runner: Runner, step: number) {
    return runner.clockOf(this.measure).momentOf(step);
  }

  get #allKnown() {
    return this.runners.every(({ end }) => end !== null);
  }

  /** The moment at which the last search ends. */
  get #last() {
    return Math.max(...this.runners.map((runner) => this.#momentOf(runner, runner.end ?? 0)));
  }

  /** The moment up to which the steps of all searches are known; Infinity: all have ended. */
  get #reach() {
    const reaches = this.runners.map((runner) =>
      runner.end === null ? this.#momentOf(runner, runner.player.timeline.known) : Infinity,
    );
    return Math.min(...reaches);
  }

  #heed() {
    if (this.playing && this.problem !== null) this.pause();
    else this.#notify();
  }

  #notify() {
    for (const listener of this.#listeners) listener();
  }
}

const isFailed = (status: Runner["player"]["status"]) => status.name === "failed";
