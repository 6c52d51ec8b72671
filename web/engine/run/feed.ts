import type { Description, SearchState } from "../search/types.ts";
import { Supply } from "./supply.ts";
import { Timeline } from "./timeline.ts";
import type { Customer, Missing, Opening, Receiver, Source, Task } from "./types.ts";

/** Keeps a timeline fed from a source: what comes is put into it, what is missing around the cursor is fetched. It knows nothing of playing. */
export class Feed {
  #receiver;
  #supply;
  #options;
  #task: Task | null = null;
  #description: Description | null = null;
  #timeline;

  /**
   * @param receiver is told what has come
   * @param now milliseconds
   * @param options of timelines
   */
  constructor(
    source: Source,
    receiver: Receiver,
    now: () => number,
    options: { chunkLength?: number; cacheBytes?: number; keyframeBytes?: number },
  ) {
    this.#receiver = receiver;
    this.#options = options;
    this.#supply = new Supply(source, this.#customer, now);
    this.#timeline = this.#makeTimeline({ size: 0, length: 0, root: [] });
  }

  get task() {
    return this.#task;
  }

  get timeline() {
    return this.#timeline;
  }

  /** What is said of the scenario, once it has been. */
  get description() {
    return this.#description;
  }

  open(task: Task) {
    const { size = 0, length = 0, root = [], opening = null, left = null } = task;
    this.#task = task;
    this.#description = null;
    this.#timeline = left ?? this.#makeTimeline({ size, length, root });
    if (opening !== null) this.#timeline.append(opening);
    this.#supply.restart();
  }

  /** Takes first events that were recorded. */
  begin({ description, events }: Opening) {
    this.#describe(description);
    this.#timeline.append(events);
  }

  /**
   * Start the search where the events known so far end: at the start, after a recorded opening, or
   * where a worker was lost.
   */
  connect() {
    if (this.#task === null) return;
    const fresh = this.#timeline.known === 0;
    this.#supply.connect(this.#task.scenario, fresh ? null : this.#timeline.headState);
  }

  disconnect() {
    this.#supply.disconnect();
  }

  /**
   * Ask for the events that will be needed next.
   *
   * @param wanted the position up to which they are needed
   * @param most events in one request
   */
  pull(wanted: number, most: number) {
    this.#supply.pull(this.#timeline.known, wanted, most);
  }

  /** @param wanted the position that they are fetched for, when it is one */
  fetch(missing: Missing, wanted: number | null) {
    this.#supply.fetch(missing, wanted);
  }

  /** Events that are read once more, and not kept. */
  reread(state: SearchState, count: number) {
    return this.#supply.reread(state, count);
  }

  /** Fetch the events around the cursor that the cache has let go. */
  fillGap() {
    const gap = this.#timeline.nearestGap();
    if (gap !== null) this.#supply.fetch(gap, null);
    this.#survey();
  }

  /** Find out since when the run has been as deep as the link says, while the cursor is before it. */
  #survey() {
    const missing = this.#timeline.unsurveyed;
    if (missing !== null) this.#supply.survey(missing);
  }

  /** What the supply tells. */
  #customer: Customer = {
    described: (description) => {
      this.#describe(description);
      this.#receiver.described();
    },
    grown: ({ events, verdict }) => {
      this.#put(() => this.#timeline.append(events));
      if (verdict !== null) this.#timeline.finish(verdict);
      this.#receiver.grown();
    },
    filled: (missing, events, wanted) => {
      const fits = this.#put(() => this.#timeline.supply(missing, events));
      this.#receiver.filled(fits ? wanted : null);
    },
    surveyed: (events) => {
      this.#timeline.survey(events);
      this.#survey();
      this.#receiver.surveyed();
    },
    lost: (error) => {
      // When the worker was lost the source loads another one, and says so by its status.
      this.#supply.disconnect();
      this.#receiver.lost(error);
    },
  };

  /** Events may be those of no search. @returns whether they are in their place */
  #put(put: () => void): boolean {
    try {
      put();
      return true;
    } catch (error) {
      this.#supply.disconnect();
      this.#receiver.lost(error);
      return false;
    }
  }

  /** Python is right about the sizes. */
  #describe(description: Description) {
    this.#description = description;
    const { size, length, root } = description;
    const { timeline } = this;
    const same = size === timeline.size && length === timeline.length;
    if (same && root.join() === timeline.root.join()) return;
    this.#timeline = this.#makeTimeline({ size, length, root });
  }

  #makeTimeline(sizes: { size: number; length: number; root: number[] }) {
    const { base, wanted, holds } = this.#task ?? {};
    return new Timeline({ ...sizes, base, wanted, holds, ...this.#options });
  }
}
