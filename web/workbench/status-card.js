import * as words from "../text/en.js";
import { binding } from "../view/binding.js";
import { element, setText } from "../view/element.js";

/**
 * The card that says how the search stands: what is being loaded, that it runs, or its verdict.
 *
 * @import { Loading, Status } from "../run/types.d.ts"
 * @import { Description, LoadStage, Verdict } from "../search/types.d.ts"
 * @import { Outcome } from "../text/types.d.ts"
 *
 * @typedef {Pick<Loading, "stage" | "bytes" | "total">} Load
 *
 * @typedef {object} Facts what the card needs besides the status
 * @property {number} known events computed so far
 * @property {number} placed at the cursor
 * @property {number} takenBack at the cursor
 * @property {boolean | null} checked whether the finished path passed the independent check; null: not yet known
 * @property {string} [compared] how much the strategy has spared, if that is known
 * @property {Load | null} loading how far Python has come, while a recorded opening is played before it is there
 * @property {boolean} every whether the search goes on after a solution
 * @property {number | null} solutions in all that is known of it; null: not counted
 * @property {Outcome} outcome the puzzle's own words
 * @property {Description["theory"]} theory a theorem that settles it
 * @property {string | null} goal what the player is running to, if anything
 * @property {number | null} target the step that the player is to go to
 * @property {{tone: string, title: string, detail: string} | null} [byHand] how the visitor's own game stands
 * @property {boolean} secret the link keeps back how the search ends
 */

/** @type {Record<LoadStage, string>} */
const STAGES = {
  runtime: words.status.stageRuntime,
  start: words.status.stageStart,
  library: words.status.stageLibrary,
};

/** Where the search stands still. */
const RESTS = new Set(["ready", "paused", "finished"]);

/** Fewer steps than this are computed before one could read that they are. */
const FAR = 300_000;

/** Tells how long it will take until a step is reached. */
class Forecast {
  #target = -1;
  #known = 0;
  #since = 0;

  /**
   * @param {number} target
   * @param {number} known
   * @param {number} now milliseconds
   */
  tell(target, known, now) {
    if (target !== this.#target || known < this.#known) {
      this.#target = target;
      this.#known = known;
    }
    // The clock runs from the first steps on, not from when they were asked for.
    if (known === this.#known) this.#since = now;
    const done = known - this.#known;
    const took = now - this.#since;
    // What a second has shown can be trusted a little.
    const seconds = took < 1000 ? null : ((took / done) * (target - known)) / 1000;
    return words.status.forecast((100 * known) / target, seconds);
  }
}

/** @param {() => void} retry */
export function bindStatusCard(retry) {
  const { signal, unbind } = binding();
  const card = element("status", HTMLElement);
  const title = element("status-title", HTMLElement);
  const detail = element("status-detail", HTMLElement);
  const progress = element("progress", HTMLElement);
  const bar = /** @type {HTMLElement} */ (progress.firstElementChild);
  const button = element("retry", HTMLButtonElement);
  button.addEventListener("click", retry, { signal });
  const forecast = new Forecast();
  const waits = new Set(["ready", "paused", "playing"]);

  /** @param {Status} status @param {Facts} facts */
  function show(status, facts) {
    const { target, known } = facts;
    const far =
      target !== null && target - known > FAR && facts.loading === null && waits.has(status.name);
    const said = far
      ? {
          tone: "busy",
          title: words.status.runningTo(target),
          detail: forecast.tell(target, known, performance.now()),
        }
      : describe(status, facts);
    card.dataset.tone = said.tone;
    setText(title, said.title);
    setText(detail, said.detail);
    button.hidden = status.name !== "failed";
    const load = status.name === "loading" ? status : facts.loading;
    progress.hidden = load === null;
    if (load !== null) {
      const done = load.total > 0 ? Math.min(1, load.bytes / load.total) : 0;
      bar.style.width = `${(100 * done).toFixed(1)}%`;
      // How much is to come is not known at first.
      progress.ariaValueNow = load.total > 0 ? String(Math.round(100 * done)) : null;
    }
  }

  return { show, unbind };
}

/** @param {Status} status @param {Facts} facts */
export function describe(status, facts) {
  if (facts.byHand && RESTS.has(status.name)) return facts.byHand;
  switch (status.name) {
    case "loading": {
      const detail = describeLoad(status);
      const wait = status.playWhenReady ? ` ${words.status.loadingPlay}` : "";
      return { tone: "busy", title: words.status.loading, detail: detail + wait };
    }
    case "ready":
      if (facts.theory?.exists === false && !facts.secret) {
        const detail = words.verdict.provedFirst;
        return { tone: "proved", title: facts.outcome.none, detail };
      }
      return {
        tone: "ready",
        title: words.status.ready,
        detail: facts.loading === null ? words.status.readyDetail : describeEarly(facts.loading),
      };
    case "playing":
      return {
        tone: "busy",
        title: facts.goal ?? words.status.playing,
        detail: facts.loading === null ? words.status.playingDetail : describeEarly(facts.loading),
      };
    case "paused":
      return {
        tone: "paused",
        title: words.status.paused,
        detail: words.status.pausedDetail(facts.known),
      };
    case "failed":
      return { tone: "failed", title: words.status.failed, detail: status.error.message };
    case "finished":
      if (facts.secret) {
        const { title, detail } = words.verdict.secret;
        return { tone: "paused", title, detail };
      }
      return finished(status.verdict, facts);
  }
}

/** @param {Load} load */
function describeLoad({ stage, bytes, total }) {
  return words.status.loadingDetail(STAGES[stage], bytes, total);
}

/** What is said while the recorded opening is there and Python is not. @param {Load} load */
function describeEarly(load) {
  return `${words.status.early} ${describeLoad(load)}.`;
}

/** @param {Verdict} verdict @param {Facts} facts */
function finished(verdict, facts) {
  const { placed, takenBack, checked, compared, every, solutions, outcome } = facts;
  const { verdict: said } = words;
  const titles = {
    found: said.foundSome(solutions ?? 1, outcome),
    exhausted: every ? said.exhaustedAll(solutions, outcome) : outcome.none,
    stopped: said.stopped,
    proved: outcome.none,
  };
  const details = {
    found: [said.foundDetail(placed, takenBack, checked, outcome), compared].join(" ").trim(),
    exhausted: looksFor(outcome)
      ? said.exhaustedDetail(placed, outcome)
      : said.completeDetail(placed, outcome),
    stopped: said.stoppedDetail,
    proved: said.provedDetail,
  };
  return { tone: toneOf(verdict, facts), title: titles[verdict], detail: details[verdict] };
}

/** Only a search in vain ends in red. @param {Verdict} verdict @param {Facts} facts */
function toneOf(verdict, { every, solutions, outcome }) {
  if (verdict !== "exhausted") return verdict;
  if (!looksFor(outcome)) return "found";
  if (!every || solutions === 0) return "exhausted";
  return solutions === null ? "ready" : "found";
}

/** The general depth-first search looks for nothing: it ends as it should, whatever there is. @param {Facts["outcome"]} outcome */
const looksFor = ({ found, none }) => found !== none;
