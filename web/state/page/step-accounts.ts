import type { PuzzleView } from "../../board/types.ts";
import type { Playback } from "../../engine/run/playback.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Search } from "../../engine/search/search.ts";
import type { Account, AccountBlock } from "../../engine/types/python-replies.ts";

/**
 * Python's accounts of a run's steps: the sentence of each, and the candidates for the next choice. They are asked ahead
 * of the cursor and behind it, so that a step shows its account in the same frame. Before Python is there, those that
 * came with the description have to do.
 */

/** The step at the cursor is asked for by itself, to be there soon; then those after it, and those before it. */
const HERE = { before: 0, after: 0 };
const AHEAD = { before: 0, after: 16 };
const BEHIND = { before: 8, after: 0 };
/** Ask for more when fewer steps ahead or behind than these are known. */
const MARGIN = { ahead: 8, behind: 3 };
/** Accounts that are kept. */
const MOST = 2000;
/** Longer paths would take Python too long. */
const LONGEST = 10_000;
/** Steps a second that accounts can keep up with. */
const FASTEST = 64;
/** Milliseconds for which the last sentence is kept while the next one is awaited. */
const PATIENCE = 250;

type Backend = Pick<Search, "ask" | "status">;
type Run = Pick<Playback, "timeline" | "state" | "description" | "foreign">;

export class Accounts {
  #known: Map<number, Account> = new Map();
  #timeline: unknown = null;
  #described: unknown = null;
  /** Positions outside of which the run has no steps, as far as that is known. */
  #ends = { first: 0, last: Number.POSITIVE_INFINITY };
  #asking = false;
  #refused = false;
  #missingSince = -1;
  #backend;
  #onAnswer;

  /** @param onAnswer requests another frame */
  constructor(backend: Backend, onAnswer: () => void) {
    this.#backend = backend;
    this.#onAnswer = onAnswer;
  }

  /**
   * The account of the step at the cursor; undefined while there is none.
   *
   * @param speed steps a second; 0 at rest
   */
  at(run: Run, speed = 0): Account | undefined {
    this.#follow(run);
    if (run.foreign) return undefined;
    const { position } = run.timeline;
    const found = this.#known.get(position);
    const can = this.#canAsk(run) && speed <= FASTEST;
    if (can && !this.#asking) this.#askAround(run, found !== undefined);
    if (found !== undefined || !can) this.#missingSince = -1;
    else if (this.#missingSince < 0) this.#missingSince = performance.now();
    return found;
  }

  /** True for a moment while the account of the step is on its way: the text beside the board waits for it. */
  get late() {
    return this.#missingSince >= 0 && performance.now() - this.#missingSince < PATIENCE;
  }

  /** Forget another run's accounts, and take over those that came with the description. */
  #follow({ timeline, description }: Run) {
    if (timeline !== this.#timeline) {
      this.#timeline = timeline;
      this.#described = null;
      this.#known.clear();
      this.#ends = { first: 0, last: Number.POSITIVE_INFINITY };
      this.#refused = false;
      this.#missingSince = -1;
    }
    if (description === this.#described) return;
    this.#described = description;
    for (const [from, steps] of description?.accounts ?? []) this.#keep(from, steps);
  }

  #canAsk({ state, description }: Run) {
    const { status } = this.#backend;
    const short = state.depth <= LONGEST && state.length > 0;
    return status.name === "loaded" && description !== null && short && !this.#refused;
  }

  #askAround(run: Run, isKnown: boolean) {
    const { position } = run.timeline;
    const ahead = Math.min(position + MARGIN.ahead, this.#ends.last);
    const behind = Math.max(position - MARGIN.behind, this.#ends.first);
    if (!isKnown) this.#ask(run, HERE);
    else if (!this.#known.has(ahead)) this.#ask(run, AHEAD);
    else if (!this.#known.has(behind)) this.#ask(run, BEHIND);
  }

  #ask({ timeline, state, description }: Run, wanted: typeof HERE) {
    this.#asking = true;
    const { position } = timeline;
    const { path, undone } = state.snapshot();
    const { before, after } = wanted;
    const settle = (answer: AccountBlock | null) => {
      this.#asking = false;
      if (timeline === this.#timeline && answer !== null) {
        const first = position - answer.before;
        const last = first + answer.steps.length - 1;
        if (answer.before < before) this.#ends.first = first;
        if (last < position + after) this.#ends.last = last;
        this.#keep(first, answer.steps);
      }
      this.#onAnswer();
    };
    this.#backend
      .ask<AccountBlock>("describe_steps", description?.scenario, path, undone, before, after)
      .then(settle, (error: Error) => {
        // A lost worker is replaced and asked again; a refusal is final.
        if (timeline === this.#timeline) this.#refused = error.name === "ValueError";
        settle(null);
      });
  }

  #keep(from: number, steps: readonly Account[]) {
    for (const [index, step] of steps.entries()) this.#known.set(from + index, step);
    for (const position of this.#known.keys()) {
      if (this.#known.size <= MOST) break;
      this.#known.delete(position);
    }
  }
}

/** The sentence about the last event, with the notes on an own instance before the first one. */
export function storyOf(view: PuzzleView, state: State, account: Account | undefined) {
  const said = account?.sentence || view.sentence(state);
  return state.last === null ? [said, ...view.remarks].join(" ") : said;
}
