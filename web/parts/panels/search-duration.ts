import { html } from "../../dom/create-element.ts";
import { setText, update } from "../../dom/element.ts";
import {
  addProbes,
  errorOf,
  meanOf,
  NO_PROBES,
  secondsFor,
} from "../../engine/analysis/tree-size.ts";
import { Inquiry } from "../../engine/search/inquiry.ts";
import type { Search } from "../../engine/search/search.ts";
import type { Probes } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { showNote } from "./panel-helpers.ts";
import {
  formatDuration,
  formatFraction,
  formatPlacements,
  formatProbes,
} from "./search-duration-sentences.ts";
import type { Scene, Tools } from "./types.ts";

/**
 * The duration of the whole search: the share of the tree that is done, an estimate of its size, and the time at the
 * measured speed.
 */

/** The panel's state and elements. */
interface Size {
  page: Page;
  progress: Inquiry<number>;
  probing: Inquiry<Probes>;
  parts: ReturnType<typeof makeParts>;
  estimate: Estimate;
  pace: { best: number };
}

/** The estimate of one scenario's tree. */
interface Estimate {
  probes: typeof NO_PROBES;
  exact: number | null; // size of the tree, if known
  problem: string; // the reason why there are no (more) descents, or ""
  batch: number; // descents per request, as many as time allows
  askedAt: number;
}

/** Only stop after one of these numbers of descents, so that the result does not depend on the machine's speed. */
const MILESTONES = [500, 1000, 2000, 4000];
/** Descents needed for any estimate. */
const FEWEST = 10;
/** Milliseconds of one request, as the search waits meanwhile. */
const BUSY = 60;
/** Assumed steps a second until they are measured. */
const ASSUMED = 1_000_000;
/** A higher rate was limited by the machine, not by the speed control. */
const FAST = 100_000;
/** With a larger error, only the order of magnitude is known. */
const WIDE = 0.3;
/** With a smaller error, no more descents are needed. */
const SHORTEST_ERROR = 0.02;

const noEstimate = (): Estimate => ({
  probes: NO_PROBES,
  exact: null,
  problem: "",
  batch: 1,
  askedAt: 0,
});

/**
 * @param solver answers questions about the visible search
 * @param pace the highest rate of this visit
 */
export function createSize(
  { page }: Tools,
  solver: Pick<Search, "ask" | "status" | "run">,
  pace: { best: number },
) {
  const parts = makeParts();
  const size: Size = {
    page,
    progress: new Inquiry(solver, "progress", page.redraw),
    probing: new Inquiry(solver, "probe", page.redraw),
    parts,
    estimate: noEstimate(),
    pace,
  };
  return {
    body: parts.body,
    show: (scene: Scene) => show(size, scene),
    open: () => open(size),
  };
}

function makeParts() {
  const note = html("p", { class: "panel-note" });
  const bar = html("div", {});
  const rows = {
    done: makeRow(
      t("charts-size-done"),
      html("div", { class: "size-bar progress", "aria-hidden": "true" }, bar),
    ),
    tree: makeRow(t("charts-size-estimate")),
    time: makeRow(t("charts-size-time")),
  };
  rows.done.note.hidden = true;
  const rule = html("p", { class: "size-note" });
  const body = html(
    "div",
    { class: "size", id: "panel-size" },
    note,
    ...[rows.done, rows.tree, rows.time].map(({ row }) => row),
    rule,
  );
  return { note, bar, rows, rule, body };
}

function show(size: Size, scene: Scene) {
  const { note, body } = size.parts;
  showNote(note, scene);
  update(body.dataset, { stale: String(!scene.told) });
  if (!scene.told) return;
  const { page, parts } = size;
  setText(parts.rule, page.rule()?.orders === false ? t("charts-size-narrows") : "");
  showDone(size, scene);
  descend(size, scene);
  showSize(size);
}

function showDone(
  { page, progress, estimate, parts: { bar, rows } }: Size,
  { key, moment }: Scene,
) {
  const reckoned = progress.answerFor(key, () => {
    const { path, undone } = moment.state.snapshot();
    return [page.scenario.text, path, undone];
  });
  if (typeof reckoned !== "number") return;
  const { state, timeline, foreign } = page.player;
  const { exact } = estimate;
  // The share is exact once all choices of the tree are counted, if this run made every step.
  const fraction = exact && !foreign && timeline.base === 0 ? state.placed / exact : reckoned;
  bar.style.width = `${(100 * fraction).toFixed(2)}%`;
  const rule = page.rule();
  const ended = timeline.atEnd && (rule === null ? timeline.verdict !== null : rule.exhausted);
  setText(rows.done.value, formatFraction(fraction, state.takenBack > 0, ended));
}

/** Ask for more descents, as long as they improve the estimate. */
function descend({ page, probing, estimate }: Size, { run }: Scene) {
  const { text } = page.scenario;
  const { probes } = estimate;
  const made = probes.probes;
  const milestone = MILESTONES.find((number) => made < number);
  if (estimate.exact !== null || estimate.problem !== "" || milestone === undefined) return;
  if (MILESTONES.includes(made) && errorOf(probes) < SHORTEST_ERROR) return;
  const answer = probing.answerFor(`${run} ${made}`, () => {
    estimate.askedAt = performance.now();
    return [text, Math.min(estimate.batch, milestone - made), made];
  });
  if (!answer) return;
  estimate.exact = answer.exact ?? null;
  estimate.problem = answer.problem ?? "";
  if (estimate.exact !== null || estimate.problem !== "") return;
  const took = Math.max(1, performance.now() - estimate.askedAt);
  const fitting = Math.round((answer.probes * BUSY) / took);
  estimate.batch = Math.max(1, Math.min(2 * estimate.batch, fitting));
  estimate.probes = addProbes(probes, answer);
  page.redraw();
}

function showSize({ page, estimate: { exact, problem, probes }, pace, parts: { rows } }: Size) {
  if (problem !== "") {
    setText(rows.tree.value, t("charts-size-not-known"));
    setText(rows.tree.note, t("charts-size-problem", { problem }));
    setText(rows.time.value, t("charts-size-not-known"));
    return setText(rows.time.note, "");
  }
  // The spread of one or two descents is meaningless.
  const known = exact !== null || probes.probes >= FEWEST;
  if (!known) return setText(rows.tree.value, t("charts-size-looking"));
  const mean = exact ?? meanOf(probes);
  setText(rows.tree.value, formatPlacements(mean, exact === null ? errorOf(probes) : null));
  setText(rows.tree.note, exact !== null ? t("charts-size-counted") : describeSpread(probes));
  const error = exact === null ? errorOf(probes) : null;
  const { rate, source } = rateOf(page, pace);
  const told = rate === null ? "" : formatDuration(secondsFor(mean, rate), rate, error);
  setText(rows.time.value, told || t("charts-size-not-known"));
  setText(rows.time.note, rate === null ? source : `${source} ${t("charts-size-first-only")}`);
}

/** Steps a second, and how they are known. */
function rateOf(page: Size["page"], { best }: Size["pace"]) {
  const rule = page.rule();
  if (rule !== null)
    return {
      rate: rule.rate,
      source: t(rule.rate === null ? "charts-size-too-short" : "charts-size-ruled"),
    };
  return best > FAST
    ? { rate: best, source: t("charts-size-measured") }
    : { rate: ASSUMED, source: t("charts-size-assumed") };
}

function describeSpread(probes: Estimate["probes"]) {
  const error = errorOf(probes);
  const wide = error > WIDE ? ` ${t("charts-size-wide")}` : "";
  return formatProbes(probes.probes, error) + wide;
}

/** Called for each new scenario. */
function open(size: Size) {
  size.estimate = noEstimate();
  const { rows, bar } = size.parts;
  for (const { value, note } of Object.values(rows)) {
    setText(value, "");
    setText(note, "");
  }
  bar.style.width = "0";
}

function makeRow(title: string, ...extra: Node[]) {
  const value = html("p", { class: "size-value" });
  const note = html("p", { class: "size-note" });
  const row = html("section", { class: "size-row" }, html("h2", {}, title), value, ...extra, note);
  return { row, value, note };
}
