import type { Source } from "../engine/run/types.ts";
import type { Description, SearchState, Stretch } from "../engine/search/types.ts";
import type { Recording } from "../parts/own/run/recording.ts";
import type { Hand } from "../parts/play/hand.ts";

/** The source of the page: the solver; or the visitor's hand, or what a program of the visitor's has done, while there is one. */
export class Sources implements Source {
  #solver;
  other: Hand | Recording | null = null;

  constructor(solver: Source) {
    this.#solver = solver;
  }

  get status() {
    return this.#solver.status;
  }

  /** Whether events come only as somebody makes them. */
  get live() {
    return this.other !== null && "live" in this.other;
  }

  /** Whether the events are not those of the search that the scenario stands for. */
  get foreign() {
    return this.other !== null;
  }

  load() {
    this.#solver.load();
  }

  subscribe(listener: Parameters<Source["subscribe"]>[0]) {
    return this.#solver.subscribe(listener);
  }

  start(scenario: string, state: SearchState | null): Promise<Description | null> {
    return (this.other ?? this.#solver).start(scenario, state);
  }

  more(count: number): Promise<Stretch | null> {
    return this.other?.more() ?? this.#solver.more(count);
  }

  /** What is not the solver's fits into the timeline's memory: none of it is asked for again. */
  replay(state: SearchState, count: number) {
    return this.#solver.replay(state, count);
  }

  rewind(state: SearchState, count: number) {
    return this.#solver.rewind(state, count);
  }
}
