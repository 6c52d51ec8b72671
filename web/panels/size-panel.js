import { addProbes, errorOf, meanOf, NO_PROBES, secondsFor } from "../digest/tree-size.js";
import { Inquiry } from "../search/inquiry.js";
import * as words from "../text/en-panels.js";
import { setText } from "../view/element.js";
import { html } from "../view/node.js";
import { makeBody, showNote } from "./panel.js";

/**
 * How long the whole search would take: what is done of the tree, how large it may be, and the time
 * at the speed that was measured.
 *
 * @typedef {import("./panel.js").Panel} Panel
 * @typedef {import("./panel.js").Scene} Scene
 * @typedef {import("./panel.js").Tools} Tools
 * @typedef {import("../search/questions.js").Probes} Probes
 */

/** Descents in all, at the least before an estimate is taken for good, and before there is one. */
const ENOUGH = 4000;
const FEW = 500;
const FEWEST = 10;
/** Milliseconds that Python may be busy with descents at a time: the search waits meanwhile. */
const BUSY = 60;
/** Steps a second that are taken for granted until they are measured. */
const ASSUMED = 1_000_000;
/** A rate above this was not set by the speed control, but by the machine. */
const FAST = 100_000;
/** A spread above this leaves little but the order of magnitude. */
const WIDE = 0.3;
/** An estimate as good as this needs no more descents. */
const SHORTEST_ERROR = 0.02;

/** @param {Tools} tools @returns {Panel} */
export function createSizePanel({ page }) {
  const { player, solver } = page;
  /** @type {Inquiry<number>} */
  const progress = new Inquiry(solver, "progress", page.redraw);
  /** @type {Inquiry<Probes>} */
  const probing = new Inquiry(solver, "probe", page.redraw);
  const note = html("p", { class: "panel-note" });
  const bar = html("div", {});
  const rows = {
    done: makeRow(words.size.done, html("div", { class: "size-bar", "aria-hidden": "true" }, bar)),
    tree: makeRow(words.size.estimate),
    time: makeRow(words.size.time),
  };
  const body = makeBody(note, rows.done.row, rows.tree.row, rows.time.row);
  body.classList.add("size");
  let probes = NO_PROBES;
  /** The size of the tree, where it is known. @type {number | null} */
  let exact = null;
  let seed = 0;
  /** Descents asked for at a time, as many as time allows. */
  let batch = 1;
  let askedAt = 0;
  /** The highest rate of this visit. */
  let best = 0;
  player.subscribe(() => {
    best = Math.max(best, player.rate);
  });

  /** @param {Scene} scene */
  function show(scene) {
    showNote(note, scene);
    body.dataset.stale = String(!scene.told);
    if (!scene.told) return;
    showDone(scene);
    descend();
    showSize();
  }

  /** @param {Scene} scene */
  function showDone({ key, moment }) {
    const fraction = progress.about(key, () => {
      const { path, undone } = moment.state.snapshot();
      return [page.scenario.text, path, undone];
    });
    if (typeof fraction !== "number") return;
    bar.style.width = `${(100 * fraction).toFixed(2)}%`;
    setText(rows.done.value, words.size.fraction(fraction));
  }

  /** More descents, as long as they make the estimate better. */
  function descend() {
    const { text } = page.scenario;
    if (exact !== null || probes.probes >= ENOUGH) return;
    if (probes.probes >= FEW && errorOf(probes) < SHORTEST_ERROR) return;
    const answer = probing.about(`${text} ${seed}`, () => {
      askedAt = performance.now();
      return [text, batch, seed + 1];
    });
    if (!answer) return;
    exact = answer.exact ?? null;
    if (exact !== null) return;
    const took = Math.max(1, performance.now() - askedAt);
    batch = Math.max(1, Math.min(2 * batch, FEW, Math.round((answer.probes * BUSY) / took)));
    probes = addProbes(probes, answer);
    seed++;
    page.redraw();
  }

  function showSize() {
    // The spread of one or two descents says nothing.
    const known = exact !== null || probes.probes >= FEWEST;
    if (!known) return setText(rows.tree.value, words.size.looking);
    const mean = exact ?? meanOf(probes);
    setText(rows.tree.value, words.size.placements(mean, exact === null ? errorOf(probes) : null));
    setText(rows.tree.note, exact !== null ? words.size.counted : describeSpread());
    const measured = best > FAST;
    const rate = measured ? best : ASSUMED;
    setText(rows.time.value, words.size.duration(secondsFor(mean, rate), rate));
    const source = measured ? words.size.measured : words.size.assumed;
    setText(rows.time.note, `${source} ${words.size.firstOnly}`);
  }

  function describeSpread() {
    const error = errorOf(probes);
    const wide = error > WIDE ? ` ${words.size.wide}` : "";
    return words.size.probes(probes.probes, error) + wide;
  }

  function open() {
    exact = null;
    probes = NO_PROBES;
    seed = 0;
    batch = 1;
    for (const { value, note } of Object.values(rows)) {
      setText(value, "");
      setText(note, "");
    }
    bar.style.width = "0";
  }

  return { name: "size", title: "How long", body, show, open };
}

/** @param {string} title @param {...Node} extra */
function makeRow(title, ...extra) {
  const value = html("p", { class: "size-value" });
  const note = html("p", { class: "size-note" });
  const row = html("section", { class: "size-row" }, html("h3", {}, title), value, ...extra, note);
  return { row, value, note };
}
