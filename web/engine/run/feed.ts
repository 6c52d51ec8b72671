import type { Description } from "../search/types.ts";
import type { Sizes } from "../types/scenario.ts";
import { Supply } from "./event-requests.ts";
import { Timeline } from "./timeline.ts";
import type { Customer, Missing, Opening, Receiver, Source, Task } from "./types.ts";

/**
 * Keeps a timeline fed from a source: appends new events, and fetches missing ones around the cursor. It knows nothing
 * about playing.
 */
export class Feed {
  #receiver;
  #supply;
  #options;
  #task: Task | null = null;
  #description: Description | null = null;
  #timeline;

  /**
   * @param receiver hears of everything that arrives
   * @param now returns milliseconds
   * @param options of new timelines
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

  /** Python's description of the scenario; null until it arrives. */
  get description() {
    return this.#description;
  }

  open(task: Task) {
    const { size = 0, length = 0, root = [], exit, opening = null, left = null } = task;
    this.#task = task;
    this.#description = null;
    this.#timeline = left ?? this.#makeTimeline({ size, length, root, exit });
    if (opening !== null) this.#timeline.append(opening);
    this.#supply.restart();
  }

  /** Use the recorded opening. */
  begin({ description, events }: Opening) {
    this.#describe(description);
    this.#timeline.append(events);
  }

  /**
   * Start the search after the last known event: at the start, after a recorded opening, or where a worker was lost.
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

  /** @param wanted the position that they are fetched for, if there is one */
  fetch(missing: Missing, wanted: number | null) {
    this.#supply.fetch(missing, wanted);
  }

  /** Read events again without keeping them. */
  reread(missing: Missing) {
    return this.#supply.reread(missing);
  }

  /** Fetch evicted events around the cursor. */
  fillGap() {
    const gap = this.#timeline.nearestGap();
    if (gap !== null) this.#supply.fetch(gap, null);
    this.#survey();
  }

  /** Ask since when the run has been as deep as the link says, while the cursor is before the link's position. */
  #survey() {
    const missing = this.#timeline.unsurveyed;
    if (missing !== null) this.#supply.survey(missing);
  }

  /** Handles what the supply delivers. */
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
      // After a lost worker, the source loads another one and reports that by its status.
      this.#supply.disconnect();
      this.#receiver.lost(error);
    },
  };

  /** Guard against events that do not form a search. @returns false when they do not fit */
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

  /** Python's sizes win over the page's guess: make a new timeline if they differ. */
  #describe(description: Description) {
    this.#description = description;
    const { size, length, root, exit } = description;
    const { timeline } = this;
    const same = size === timeline.size && length === timeline.length && exit === timeline.exit;
    if (same && root.join() === timeline.root.join()) return;
    this.#timeline = this.#makeTimeline({ size, length, root, exit });
  }

  #makeTimeline(sizes: Sizes) {
    const { base, wanted, holds } = this.#task ?? {};
    return new Timeline({ ...sizes, base, wanted, holds, ...this.#options });
  }
}
