import { reportError } from "../search/messages.ts";
import type { ErrorReport, SolverStatus } from "../search/types.ts";
import type { Clock, Frame } from "./clock.ts";
import { Feed } from "./feed.ts";
import { countAhead, countAtOnce } from "./prefetch-count.ts";
import { RateMeter } from "./rate-meter.ts";
import { follow, INITIAL } from "./status.ts";
import type {
  Abilities,
  Aim,
  Happening,
  Look,
  Missing,
  Opening,
  Receiver,
  Source,
  Status,
  Task,
} from "./types.ts";

/**
 * Plays a timeline under a clock: handles the transport's commands, and fetches events before they are needed. It does
 * not touch the DOM.
 */
export class Playback {
  #status: Status = INITIAL;
  #aim: Aim | null = null;
  #rateMeter = new RateMeter();
  #listeners: Set<(playback: Playback) => void> = new Set();
  #source;
  #feed;
  #clock;
  #now;
  /** By holder: positions at which playing stops, however many events are due in a frame. */
  #barriers: Map<string, number> = new Map();
  #leave;

  constructor({
    source,
    clock,
    now = () => performance.now(),
    timeline = {},
  }: {
    source: Source;
    clock: Clock;
    now?: () => number;
    timeline?: { chunkLength?: number; cacheBytes?: number; keyframeBytes?: number };
  }) {
    this.#source = source;
    this.#clock = clock;
    this.#now = now;
    this.#feed = new Feed(source, this.#receiver, now, timeline);
    const leave = source.subscribe((status) => this.#followSource(status));
    const part = clock.join(this);
    this.#leave = () => {
      leave();
      part();
    };
  }

  /** Unsubscribe from source and clock. */
  close() {
    this.#leave();
    this.#feed.disconnect();
  }

  get status() {
    return this.#status;
  }

  get timeline() {
    return this.#feed.timeline;
  }

  get state() {
    return this.timeline.state;
  }

  /** The scenario being played, as text; null before the first `open`. */
  get scenario() {
    return this.#feed.task?.scenario ?? null;
  }

  /** Python's description of the scenario; null until it arrives. */
  get description() {
    return this.#feed.description;
  }

  get playing() {
    return this.#status.name === "playing";
  }

  /** Called by the clock. */
  speedChanged() {
    this.#notify();
  }

  /** Measured events a second; 0 while nothing is playing. */
  get rate() {
    return this.#rateMeter.rate;
  }

  /** Milliseconds spent playing this run. */
  get elapsed() {
    return this.#rateMeter.elapsed;
  }

  /** The target of the cursor while it waits for events, or null. */
  get aim() {
    return this.#aim;
  }

  get can(): Abilities {
    const { name } = this.#status;
    const { position } = this.timeline;
    const usable = name !== "failed" && this.#feed.task !== null;
    const ended = this.#ended;
    const wantsPlay = this.#status.name === "loading" && this.#status.playWhenReady;
    const playing = name === "playing" || wantsPlay;
    return {
      play: usable && !playing && !(ended && position === 0),
      pause: playing,
      step: usable && !ended,
      stepBack: position > 0,
      toStart: position > 0,
      toEnd: usable && !ended,
      toNextDeadEnd: usable && !ended && !this.live,
      retry: name === "failed",
    };
  }

  /**
   * Subscribe to every change, at most once a frame while playing.
   *
   * @returns ends the subscription
   */
  subscribe(listener: (playback: Playback) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Open a scenario, at its start or at `task.base`. Loads Python if necessary. */
  open(task: Task) {
    const { opening = null, recorded = null } = task;
    this.#feed.open(task);
    this.#aim = null;
    this.#rateMeter = new RateMeter();
    const loaded = this.#source.status.name === "loaded";
    this.#status = follow(this.#status, { type: "open", loaded: loaded || opening !== null });
    if (this.timeline.position > 0) this.#land();
    if (loaded) this.#feed.connect();
    else if (recorded !== null) this.#expect(task, recorded);
    else this.#load();
    this.#notify();
  }

  /** Try again after a failure. */
  retry() {
    this.#happen({ type: "retry" });
    if (this.#source.status.name === "loaded") {
      this.#beReady();
    } else {
      this.#source.load();
    }
    this.#notify();
  }

  /**
   * Play from the cursor, or from the start when the run is over. While Python loads, playing starts as soon as it is
   * there.
   */
  play() {
    if (!this.can.play) return;
    // Cancel a search for a landmark that has not arrived.
    if (this.#aim?.kind === "find" || this.#aim?.kind === "deadEnd") this.#aim = null;
    if (this.#ended) this.#setAim({ kind: "seek", position: 0 });
    this.#clock.begin();
    this.#happen({ type: "play" });
    this.#pull();
    this.#notify();
  }

  pause() {
    if (this.#aim?.kind === "end") this.#aim = null;
    this.#happen({ type: "pause" });
    this.#rateMeter.rest();
    this.#notify();
  }

  toggle() {
    if (this.can.pause) this.pause();
    else this.play();
  }

  step() {
    this.#pauseAt(this.#target + 1);
  }

  stepBack() {
    this.#pauseAt(this.#target - 1);
  }

  toStart() {
    this.#pauseAt(0);
  }

  /** Run at top speed to the end of the search; jump there if the end is known. */
  toEnd() {
    if (!this.can.toEnd) return;
    if (this.#complete) {
      this.#pauseAt(this.timeline.known);
      return;
    }
    this.#aim = { kind: "end" };
    this.#happen({ type: "play" });
    this.#pull();
    this.#notify();
  }

  /**
   * Go to the position that `look` finds, or to the end of the run if it finds none. The run is computed as far as
   * necessary.
   *
   * @param look called again whenever there are more events; it remembers how far it has read
   */
  find(look: Look, kind: "find" | "deadEnd" = "find") {
    this.pause();
    this.#setAim({ kind, look });
  }

  /**
   * Go to a position; a playing run plays on from there.
   *
   * @param position in events; beyond the known ones, the search is run up to there
   */
  seek(position: number) {
    this.#setAim({ kind: "seek", position: Math.max(0, Math.round(position)) });
  }

  /**
   * Stop playing at a position, however many events are due in a frame. The status stays "playing" there until someone
   * pauses it or lifts the barrier.
   *
   * @param holder has one barrier
   * @param position null: lift the barrier
   */
  hold(holder: "question" | "link", position: number | null) {
    if (position === null) this.#barriers.delete(holder);
    else this.#barriers.set(holder, position);
  }

  /** Read events after a state again; null when they are not available now. */
  reread(missing: Missing) {
    return this.#feed.reread(missing);
  }

  /** Do the work of one frame while playing. */
  tick(frame: Frame) {
    this.#settle();
    const applied = this.#aim === null || this.#aim.kind === "end" ? this.#advance(frame) : 0;
    this.#rateMeter.count(frame.gap, applied);
    if (this.timeline.atEnd) this.#land();
    else if (this.#ended) this.pause();
    this.#feed.fillGap();
    this.#pull();
    this.#notify();
  }

  /** True when events arrive only as someone makes them by hand. */
  get live() {
    return this.#source.live === true;
  }

  /** True when the events come from another search than the scenario's. */
  get foreign() {
    return this.#source.foreign === true;
  }

  /** True when all events that exist for now are known. */
  get #complete() {
    return this.live || this.timeline.verdict !== null;
  }

  /** True when the cursor stands after the last of them. */
  get #ended() {
    return this.#complete && this.timeline.position === this.timeline.known;
  }

  /** Events up to the next barrier; barriers behind the cursor do not count. */
  get #free() {
    const ahead = [...this.#barriers.values()].map((at) => at - this.timeline.position);
    return Math.min(...ahead.filter((events) => events >= 0));
  }

  /** The position that the cursor is at or heading for. */
  get #target() {
    return this.#aim?.kind === "seek" ? this.#aim.position : this.timeline.position;
  }

  /** Apply the events that are due, within the time of a frame. @returns how many */
  #advance({ due: take, budget, fallBehind }: Frame): number {
    const due = this.#aim?.kind === "end" ? Infinity : Math.min(take(), this.#free);
    const end = this.#now() + budget;
    let applied = 0;
    while (applied < due) {
      const step = this.timeline.advance(Math.min(due - applied, this.timeline.chunkLength));
      if (step === 0) break;
      applied += step;
      if (this.#now() >= end) break;
    }
    if (applied < due) fallBehind();
    return applied;
  }

  #pauseAt(position: number) {
    if (this.#feed.task === null) return;
    this.pause();
    this.seek(position);
  }

  #setAim(aim: Aim) {
    if (this.#feed.task === null) return;
    this.#aim = aim;
    this.#settle();
    this.#feed.fillGap();
    this.#pull();
    this.#notify();
  }

  /** Move to the aim if the events on the way are there; otherwise fetch the missing ones. */
  #settle() {
    if (this.#aim !== null && "look" in this.#aim) this.#follow(this.#aim.look(this.timeline));
    if (this.#aim?.kind !== "seek") return;
    if (this.#aim.position > this.timeline.known && !this.#complete) return;
    const missing = this.timeline.seek(this.#aim.position);
    if (missing !== null) {
      this.#feed.fetch(missing, this.#aim.position);
      return;
    }
    this.#aim = null;
    this.#land();
  }

  #follow(found: ReturnType<Look>) {
    if (found !== null && "missing" in found) {
      this.#feed.fetch(found.missing, null);
    } else if (found !== null) {
      this.#aim = { kind: "seek", position: found.position };
    } else if (this.#complete) {
      this.#aim = { kind: "seek", position: this.timeline.known };
    }
  }

  /** Update the status after the cursor has stopped. */
  #land() {
    const { position, verdict, atEnd } = this.timeline;
    if (atEnd && verdict !== null) {
      this.#aim = null;
      this.#rateMeter.rest();
      this.#happen({ type: "end", verdict });
    } else if (!this.playing) {
      this.#happen({ type: "move", position });
    }
  }

  #followSource(status: SolverStatus) {
    if (status.name === "loading") {
      this.#feed.disconnect();
      this.#happen({ ...status, type: "progress" });
    } else if (status.name === "failed") {
      this.#feed.disconnect();
      this.#fail(status.error);
    } else if (status.name === "loaded" && this.#feed.task !== null) {
      this.#beReady();
    }
    this.#notify();
  }

  #load() {
    if (this.#source.status.name === "idle") this.#source.load();
  }

  /** Play a recorded opening when it arrives, and load Python after it; without one, load Python at once. */
  #expect(task: Task, recorded: Promise<Opening | null>) {
    const begin = (opening: Opening | null) => {
      if (task === this.#feed.task && opening !== null) this.#begin(opening);
      this.#load();
      this.#notify();
    };
    recorded.then(begin, () => begin(null));
  }

  #begin(opening: Opening) {
    // Ignore the opening when Python was faster. After a failure, wait for Python too.
    if (this.timeline.known > 0 || !["idle", "loading"].includes(this.#source.status.name)) return;
    this.#feed.begin(opening);
    this.#happen({ type: "loaded" });
    this.#settle();
  }

  #beReady() {
    this.#happen({ type: "loaded" });
    if (this.timeline.position > 0) this.#land();
    this.#feed.connect();
  }

  /** Handles what the feed delivers. */
  #receiver: Receiver = {
    described: () => {
      this.#settle();
      this.#feed.fillGap();
      this.#pull();
      this.#notify();
    },
    grown: () => {
      // Steps made by hand are shown at once.
      if (this.live) this.#aim = { kind: "seek", position: this.timeline.known };
      this.#settle();
      if (this.#aim === null && this.timeline.atEnd) this.#land();
      this.#pull();
      this.#notify();
    },
    filled: (wanted) => {
      // While a slider is dragged, the aim has already moved on: show at least the position of a moment ago.
      if (this.#aim?.kind === "seek" && wanted !== null) this.timeline.seek(wanted);
      this.#settle();
      this.#feed.fillGap();
      this.#notify();
    },
    surveyed: () => this.#notify(),
    lost: (error) => {
      this.#fail(reportError(error));
      this.#notify();
    },
  };

  /** Ask for the events that will be needed next. */
  #pull() {
    const { aim, playing, timeline } = this;
    if (this.#status.name === "failed" || timeline.verdict !== null) return;
    const going = { aim, playing, speed: this.#clock.speed, chunkLength: timeline.chunkLength };
    this.#feed.pull(this.#target + countAhead(going), countAtOnce(going));
  }

  #fail(error: ErrorReport) {
    this.#rateMeter.rest();
    this.#happen({ type: "fail", error });
  }

  #happen(happening: Happening) {
    this.#status = follow(this.#status, happening);
  }

  #notify() {
    for (const listener of this.#listeners) listener(this);
  }
}
