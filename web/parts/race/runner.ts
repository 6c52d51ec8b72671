import type { Clock } from "../../engine/run/clock.ts";
import { Playback } from "../../engine/run/playback.ts";
import type { Source } from "../../engine/run/types.ts";
import type { Verdict } from "../../engine/search/types.ts";
import type { Raced } from "./own-lane.ts";
import { STEPS, Stopwatch } from "./stopwatch.ts";

/** One search of a race: its playback, its clocks and its end. */

/** Steps after which a search is stopped, as on the command line. */
const LIMIT = 100_000_000;

export class Runner {
  #source;
  #watch = new Stopwatch();
  declare scenario: Raced;
  declare player: Playback;

  constructor(scenario: Raced, source: Source, clock: Pick<Clock, "join" | "begin" | "speed">) {
    this.scenario = scenario;
    this.#source = source;
    this.player = new Playback({
      source: measured(source, this.#watch),
      clock: clock as Clock,
    });
    this.player.open({ scenario: scenario.text, ...scenario.task });
  }

  /** The number of steps up to its end; null: not known yet. */
  get end() {
    const { known, verdict } = this.player.timeline;
    if (this.#proved) return 0;
    if (known >= LIMIT) return LIMIT;
    return verdict === null ? null : known;
  }

  /** The verdict at its end; null: not known yet. */
  get verdict(): Verdict | null {
    if (this.#proved) return "proved";
    const { known, verdict } = this.player.timeline;
    return known >= LIMIT ? "stopped" : verdict;
  }

  /** True if its end is known and it stands there. */
  get ended() {
    return this.end === this.player.timeline.position;
  }

  /** True if a theorem rules out a solution, so that nothing is searched. */
  get #proved() {
    return this.player.description?.theory?.exists === false;
  }

  clockOf(measure: "steps" | "time"): Pick<Stopwatch, "momentOf" | "stepAt"> {
    return measure === "time" ? this.#watch : STEPS;
  }

  close() {
    this.player.close();
    this.#source.end?.();
  }
}

/** Wrap a source so that its stretches are timed. */
const measured = (source: Source, watch: Stopwatch): Source => ({
  get status() {
    return source.status;
  },
  subscribe: (listener) => source.subscribe(listener),
  load: () => source.load(),
  start: (scenario, state) => source.start(scenario, state),
  replay: (...asked) => source.replay(...asked),
  rewind: (...asked) => source.rewind(...asked),
  async more(count) {
    const stretch = await source.more(count);
    if (stretch !== null) watch.add(stretch.events.length, stretch.took ?? 0);
    return stretch;
  },
});
