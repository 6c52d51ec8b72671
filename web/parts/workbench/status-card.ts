import type { Outcome } from "../../board/sentences.ts";
import type { Shorter } from "../../board/types.ts";
import { binding } from "../../dom/binding.ts";
import { html } from "../../dom/create-element.ts";
import { element, setText, update } from "../../dom/element.ts";
import { watchChanges } from "../../dom/watch-changes.ts";
import type { Loading, Status } from "../../engine/run/types.ts";
import type { Description, Verdict } from "../../engine/search/types.ts";
import { t } from "../../language/translate.ts";

/** The status card: says that Python is loading, that the search runs, or what its verdict is. */

type Load = Pick<Loading, "stage" | "bytes" | "total">;

/** Facts that the card shows besides the status. */
interface Facts {
  known: number; // events computed so far
  placed: number; // at the cursor
  takenBack: number; // at the cursor
  checked: boolean | null; // result of the independent check of the finished path; null: not known yet
  compared?: string; // a sentence on how many steps the strategy saves, or ""
  loading: Load | null; // Python's progress, while a recorded opening is played before it has loaded
  every: boolean; // true: the search continues after a solution
  solutions: number | null; // among all known events; null: not counted
  outcome: Outcome; // the puzzle's own sentences
  theory: Description["theory"]; // a theorem that decides the scenario
  goal: string | null; // says what the player is running to; null: nothing in particular
  target: number | null; // the step to which the player seeks
  byHand?: { tone: string; title: string; detail: string; plays?: boolean } | null; // status of the visitor's game or program; `plays`: also shown while it plays
  shorter?: Shorter | null; // a shorter search, offered when this one is long
  secret: boolean; // the link hides how the search ends
}

/** Statuses in which the search does not move. */
const RESTS = new Set(["ready", "paused", "finished"]);

/** Fewer steps than this are computed before anybody could read a message about it. */
export const FAR = 300_000;

/** Estimates how long it takes to reach a step. */
class Forecast {
  #target = -1;
  #known = 0;
  #since = 0;

  /** @param now milliseconds */
  describe(target: number, known: number, now: number) {
    if (target !== this.#target || known < this.#known) {
      this.#target = target;
      this.#known = known;
    }
    // Start the clock at the first steps, not at the request.
    if (known === this.#known) this.#since = now;
    const done = known - this.#known;
    const took = now - this.#since;
    // Wait for a second of data before giving an estimate.
    const seconds = took < 1000 ? null : ((took / done) * (target - known)) / 1000;
    const percent = (100 * known) / target;
    return t("run-status-forecast", {
      part: Math.floor(percent),
      known: seconds !== null,
      seconds: Math.max(1, Math.round(seconds ?? 0)),
    });
  }
}

export function bindStatusCard(retry: () => void) {
  const { signal, onDispose, unbind } = binding();
  const card = element("status", HTMLElement);
  const title = element("status-title", HTMLElement);
  const detail = element("status-detail", HTMLElement);
  const link = html("a", {});
  detail.after(" ", link);
  const progress = element("progress", HTMLElement);
  const bar = progress.firstElementChild as HTMLElement;
  const button = element("retry", HTMLButtonElement);
  button.addEventListener("click", retry, { signal });
  const forecast = new Forecast();
  const changed = watchChanges();
  const waits = new Set(["ready", "paused", "playing"]);

  function show(status: Status, facts: Facts) {
    const { target, known } = facts;
    const far =
      target !== null && target - known > FAR && facts.loading === null && waits.has(status.name);
    const comes = target !== null && target > known && status.name === "ready";
    const said = far
      ? {
          tone: "busy",
          title: t("run-status-running-to", { step: target }),
          detail: forecast.describe(target, known, performance.now()),
        }
      : comes
        ? {
            tone: "busy",
            title: t("run-status-running-to", { step: target }),
            detail: waitFor(facts),
          }
        : describe(status, facts);
    update(card.dataset, { tone: said.tone });
    setText(title, said.title);
    update(title.dataset, { closed: String(said.title.endsWith(".")) });
    setText(detail, said.detail);
    const { shorter } = facts;
    update(link, { hidden: said.detail !== shorter?.says });
    setText(link, shorter?.does ?? "");
    if (changed(shorter?.text)) link.href = `#${shorter?.text ?? ""}`;
    update(button, { hidden: status.name !== "failed" });
    const load = status.name === "loading" ? status : facts.loading;
    update(progress, { hidden: load === null });
    if (load !== null) {
      const done = load.total > 0 ? Math.min(1, load.bytes / load.total) : 0;
      bar.style.width = `${(100 * done).toFixed(1)}%`;
      // The total is unknown at first.
      progress.ariaValueNow = load.total > 0 ? String(Math.round(100 * done)) : null;
    }
  }

  onDispose(() => link.remove());
  return { show, unbind };
}

/** Says that a seek waits for Python to load, or "". */
const waitFor = ({ loading }: Facts) => (loading === null ? "" : describeEarly(loading));

export function describe(status: Status, facts: Facts) {
  if (facts.byHand && (facts.byHand.plays || RESTS.has(status.name))) return facts.byHand;
  switch (status.name) {
    case "loading": {
      const detail = describeLoad(status);
      const wait = status.playWhenReady ? ` ${t("run-status-loading-play")}` : "";
      return { tone: "busy", title: t("run-status-loading"), detail: detail + wait };
    }
    case "ready":
      if (facts.theory?.exists === false && !facts.secret) {
        const detail = t("run-verdict-proved-first");
        return { tone: "proved", title: facts.outcome.none, detail };
      }
      return {
        tone: "ready",
        title: t("run-status-ready"),
        detail:
          facts.loading === null ? t("run-status-ready-detail") : describeEarly(facts.loading),
      };
    case "playing":
      return {
        tone: "busy",
        title: facts.goal ?? t("run-status-playing"),
        detail:
          facts.loading === null
            ? (facts.shorter?.says ?? t("run-status-playing-detail"))
            : describeEarly(facts.loading),
      };
    case "paused":
      return {
        // With the tone "paused" the card would be hidden, and the offer with it.
        tone: facts.shorter ? "ready" : "paused",
        title: t("run-status-paused"),
        detail: facts.shorter?.says ?? t("run-status-paused-detail", { known: facts.known }),
      };
    case "failed":
      return { tone: "failed", title: t("run-status-failed"), detail: status.error.message };
    case "finished":
      if (facts.secret) {
        return {
          tone: "paused",
          title: t("run-verdict-secret-title"),
          detail: t("run-verdict-secret-detail"),
        };
      }
      return finished(status.verdict, facts);
  }
}

function describeLoad({ stage, bytes, total }: Load) {
  const known = total > 0;
  return t("run-status-loading-detail", {
    stage,
    known,
    loaded: bytes / 1e6,
    total: total / 1e6,
  });
}

/** The sentence for a recorded opening while Python is still loading. */
function describeEarly(load: Load) {
  return `${t("run-status-early")} ${describeLoad(load)}`;
}

function finished(verdict: Verdict, facts: Facts) {
  const { placed, takenBack, compared, every, solutions, outcome } = facts;
  const titles = {
    found: formatFound(solutions ?? 1, outcome),
    exhausted: every ? formatAllSolutions(solutions, outcome) : outcome.none,
    stopped: t("run-verdict-stopped"),
    proved: outcome.none,
  };
  const details = {
    found: [formatChecked(facts), compared].join(" ").trim(),
    exhausted:
      looksFor(outcome) && placed === 0
        ? t("run-verdict-unbegun")
        : outcome.counts({ placed, undone: takenBack }),
    stopped: t("run-verdict-stopped-detail"),
    proved: t("run-verdict-proved-detail"),
  };
  return { tone: toneOf(verdict, facts), title: titles[verdict], detail: details[verdict] };
}

export const formatFound = (solutions: number, { found, goal }: Outcome) =>
  solutions === 1 ? found : t("run-verdict-some", { goal, n: solutions });

/** The title after a search has tried everything. @param solutions null: not counted */
export function formatAllSolutions(solutions: number | null, { none, goal }: Outcome) {
  if (solutions === null) return t("run-verdict-everything");
  return solutions === 0 ? none : t("run-verdict-all", { goal, n: solutions });
}

/** The number of steps, and the result of the independent check. */
export function formatChecked({
  placed,
  takenBack,
  checked,
  outcome,
}: Pick<Facts, "placed" | "takenBack" | "checked" | "outcome">) {
  const counts = outcome.counts({ placed, undone: takenBack });
  if (checked === null) return counts;
  return `${counts} ${checked ? t("run-verdict-checked") : t("run-verdict-wrong")}`;
}

/** Only a search that found nothing ends in red. */
function toneOf(verdict: Verdict, { every, solutions, outcome }: Facts) {
  if (verdict !== "exhausted") return verdict;
  if (!looksFor(outcome)) return "found";
  if (!every || solutions === 0) return "exhausted";
  return solutions === null ? "ready" : "found";
}

/**
 * False for the general depth-first search, which has no goal and therefore cannot fail. Both sentences are empty until
 * Python has described the search.
 */
const looksFor = ({ found, none }: Facts["outcome"]) => found !== none || found === "";
