import * as words from "../text/en-panels.js";
import { setText } from "../view/element.js";
import { Inquiry } from "./inquiry.js";
import { comeUpTo } from "./landmarks.js";
import { enteredAt } from "./lineage.js";
import { html } from "./node.js";
import { isShort, makeBody } from "./panel.js";

/**
 * Whether the position can still be completed, and if not why, and since when. The reasons are
 * Python's; the squares that they are about are marked on the board.
 *
 * @typedef {import("./panel.js").Panel} Panel
 * @typedef {import("./panel.js").Scene} Scene
 * @typedef {import("./panel.js").Tools} Tools
 * @typedef {import("./questions.js").Insight} Insight
 * @typedef {import("./questions.js").Lost} Lost
 */

/** Events that the search for the losing move may take. */
const BUDGET = 20_000;
/** Milliseconds of rest before that search is asked for. */
const PATIENCE = 250;

/** @param {Tools} tools @returns {Panel} */
export function createWhyPanel({ page, digest, marks, explaining, go }) {
  const { player, solver } = page;
  /** @type {Inquiry<Lost>} */
  const dating = new Inquiry(solver, "lost_since", page.redraw);
  const title = html("p", { class: "why-title" });
  const sentence = html("p", { class: "why-sentence" });
  const since = html("p", { class: "why-since" });
  const spent = html("p", { class: "why-spent" });
  const button = html("button", { type: "button", class: "button", hidden: "" });
  const body = makeBody(title, sentence, since, spent, button);
  body.classList.add("why");
  /** @type {number | null} */
  let lostAt = null;
  let resting = "";
  let restedSince = 0;

  button.addEventListener("click", () => {
    const { timeline } = player;
    if (lostAt !== null) player.seek(lostAt);
    else if (timeline.position > 0) go(comeUpTo(0, timeline.position, digest.relief));
  });

  /** @param {Scene} scene */
  function show({ moment, calm, key, summary }) {
    const { scenario } = page;
    const path = () => moment.state.snapshot().path;
    if (scenario.puzzle === "forest") return say("plain", words.why.forest);
    if (!isShort(moment.state)) return say("plain", words.why.tooLong);
    if (!calm) return say("plain", summary);
    const insight = explaining.about(key, () => [scenario.text, path()]);
    if (insight === undefined) {
      return say("plain", solver.status.name === "loaded" ? words.why.waiting : words.why.notYet);
    }
    if (insight === null) return say("plain", words.why.tooLong);
    tell(insight);
    date(insight, key, path);
  }

  /** @param {string} tone @param {string} heading */
  function say(tone, heading) {
    body.dataset.tone = tone;
    setText(title, heading);
    for (const part of [sentence, since, spent]) setText(part, "");
    button.hidden = true;
    marks.clear();
  }

  /** @param {Insight} insight */
  function tell(insight) {
    const { completable } = insight;
    body.dataset.tone = completable === null ? "unknown" : completable ? "yes" : "no";
    setText(title, words.why.title(insight));
    setText(sentence, insight.sentence);
    marks.show(completable === false ? insight.squares : [], "lost");
  }

  /**
   * Since when it has been lost: asked for only when the cursor rests, for it takes a search.
   *
   * @param {Insight} insight
   * @param {string} key
   * @param {() => number[]} path
   */
  function date(insight, key, path) {
    const settled = insight.reason === "complete" || insight.reason === "theorem";
    if (settled || player.state.depth === 0) return showDate(null, insight);
    const known = dating.known(key);
    if (known !== undefined) return showDate(known, insight);
    if (resting !== key) {
      resting = key;
      restedSince = performance.now();
      setTimeout(page.redraw, PATIENCE + 10);
    }
    showDate(null, insight);
    if (performance.now() - restedSince < PATIENCE) return;
    dating.about(key, () => [page.scenario.text, path(), BUDGET]);
  }

  /** @param {Lost | null} lost @param {Insight} insight */
  function showDate(lost, insight) {
    const { timeline, state } = player;
    const { root } = timeline;
    const { tour } = page.scenario;
    const found = tour === null ? words.why.choices : words.why.moves;
    lostAt = null;
    let when = "";
    let how = "";
    if (insight.reason === "theorem") {
      const theory = player.description?.theory;
      when = insight.completable || player.status.name === "finished" ? "" : words.why.watchAll;
      how = theory ? words.why.source(theory.name, theory.source) : "";
    } else if (lost !== null && lost.since === null && lost.alive === state.depth) {
      body.dataset.tone = "yes";
      setText(title, words.why.titles.yes);
      when = found.alive(lost.spent);
      setText(sentence, "");
    } else if (lost !== null && lost.since === null) when = words.why.unknown(lost.spent);
    else if (lost !== null && lost.since !== null) {
      body.dataset.tone = "no";
      setText(title, words.why.titles.no);
      if (insight.completable === null) setText(sentence, words.why.searched(lost.spent));
      // A tour's first square, once it is chosen, is where the question begins.
      const never = lost.since <= (tour === null ? root.length : Math.max(1, root.length));
      when = never ? found.sinceStart : found.since(lost.since, nameStep(lost.since), lost.exact);
      if (!never) {
        lostAt = enteredAt(timeline, digest.relief, lost.since);
        setText(button, found.goTo(lost.since));
      }
      if (lostAt !== null) how = words.why.spent(timeline.position - lostAt);
    }
    setText(since, when);
    setText(spent, how);
    button.hidden = lostAt === null || lostAt === timeline.position;
  }

  /** The last step of a beginning of the path: a tour's has two ends. @param {number} length */
  function nameStep(length) {
    const { path } = player.state;
    const to = page.view.name(path[length - 1]);
    return page.scenario.tour === null ? to : `${page.view.name(path[length - 2])} to ${to}`;
  }

  return { name: "why", title: "Why", body, show, leave: () => marks.clear() };
}
