import type { Source } from "../engine/run/types.ts";
import type { Description, SearchState, Stretch } from "../engine/search/types.ts";
import type { Recording } from "../parts/own/run/recording.ts";
import type { Hand } from "../parts/play/hand-source.ts";

/**
 * The page's source of events: the solver, unless the visitor's hand or the recording of a visitor's program replaces
 * it.
 */
export class Sources implements Source {
  #solver;
  other: Hand | Recording | null = null;

  constructor(solver: Source) {
    this.#solver = solver;
  }

  get status() {
    return this.#solver.status;
  }

  /** True when the events come one by one, as the visitor makes them. */
  get live() {
    return this.other !== null && "live" in this.other;
  }

  /** True when the events are not those of our search. */
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

  /** Only the solver's events are ever read again: all others fit into the timeline's memory. */
  replay(state: SearchState, count: number, position: number) {
    return this.#solver.replay(state, count, position);
  }

  rewind(state: SearchState, count: number, position: number) {
    return this.#solver.rewind(state, count, position);
  }
}
