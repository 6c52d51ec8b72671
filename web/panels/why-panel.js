import { comeUpTo } from "../digest/landmarks.js";
import { enteredAt } from "../digest/lineage.js";
import { outcomeOf } from "../puzzles/registry.js";
import { goesOn } from "../scenario/wanted.js";
import { Inquiry } from "../search/inquiry.js";
import { verdict as verdictWords } from "../text/en.js";
import * as words from "../text/en-panels.js";
import { setText } from "../view/element.js";
import { html } from "../view/node.js";
import { isShort, makeBody } from "./panel.js";
import { tellWhy } from "./why-told.js";

/**
 * Whether the position can still be completed, and if not why, and since when. The reasons are
 * Python's; the squares that they are about are marked on the board.
 *
 * @typedef {import("./panel.js").Panel} Panel
 * @typedef {import("./panel.js").Scene} Scene
 * @typedef {import("./panel.js").Tools} Tools
 * @typedef {import("../search/questions.js").Insight} Insight
 * @typedef {import("../search/questions.js").Lost} Lost
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
  function show({ moment, calm, told, key, summary }) {
    const { scenario } = page;
    const path = () => moment.state.snapshot().path;
    if (scenario.puzzle === "forest") return say(words.why.forest);
    if (!isShort(moment.state)) return say(words.why.tooLong);
    if (!calm) return say(summary);
    // Until Python has described the puzzle the path may lack its root.
    const insight =
      player.description === null
        ? undefined
        : explaining.about(key, () => [scenario.text, path()]);
    if (insight === undefined) {
      return say(solver.status.name === "loaded" ? words.why.waiting : words.why.notYet);
    }
    if (insight === null) return say(words.why.silent);
    const { account } = told ?? {};
    const triedHere = account?.following === null && moment.state.undone >= 0;
    tell(insight, date(insight, key, path), triedHere);
  }

  /** @param {string} heading */
  function say(heading) {
    body.dataset.tone = "plain";
    setText(title, heading);
    for (const part of [sentence, since, spent]) setText(part, "");
    button.hidden = true;
    marks.clear();
  }

  /** @param {Insight} insight @param {Lost | null} lost @param {boolean} triedHere */
  function tell(insight, lost, triedHere) {
    const { description, state, timeline } = player;
    const outcome = outcomeOf(page.scenario);
    const { solutions } = page;
    const tour = page.view.moves;
    const said = tellWhy({
      insight,
      lost,
      depth: state.depth,
      root: timeline.root.length,
      tour,
      goal: outcome.noun[0],
      none: outcome.none,
      every: goesOn(page.scenario),
      triedHere,
      ended: timeline.verdict === "exhausted",
      atEnd: timeline.atEnd,
      solutions,
      all: verdictWords.exhaustedAll(solutions, outcome),
      source: description?.theory?.source ?? null,
      nameStep,
    });
    body.dataset.tone = said.tone;
    setText(title, said.title);
    setText(sentence, said.sentence);
    setText(since, said.since);
    const { lostLength } = said;
    lostAt = lostLength === null ? null : enteredAt(timeline, digest.relief, lostLength);
    setText(spent, lostAt === null ? said.source : words.why.spent(timeline.position - lostAt));
    if (lostLength !== null)
      setText(button, words.why.goTo(tour ? "square" : "choice", lostLength));
    button.hidden = lostAt === null || lostAt === timeline.position;
    marks.show(said.tone === "no" ? insight.squares : [], "lost");
  }

  /**
   * Since when it has been lost: asked for only when the cursor rests, for it takes a search.
   *
   * @param {Insight} insight
   * @param {string} key
   * @param {() => number[]} path
   * @returns {Lost | null} null while that is not known
   */
  function date(insight, key, path) {
    const settled = insight.reason === "complete" || insight.reason === "theorem";
    if (settled || player.state.depth === 0) return null;
    const known = dating.known(key);
    if (known !== undefined) return known;
    if (resting !== key) {
      resting = key;
      restedSince = performance.now();
      setTimeout(page.redraw, PATIENCE + 10);
    }
    if (performance.now() - restedSince >= PATIENCE) {
      dating.about(key, () => [page.scenario.text, path(), BUDGET]);
    }
    return null;
  }

  /** The last step of a beginning of the path: a tour's has two ends. @param {number} length */
  function nameStep(length) {
    const { path } = player.state;
    const to = page.view.name(path[length - 1]);
    return !page.view.moves ? to : `${page.view.name(path[length - 2])} to ${to}`;
  }

  return { name: "why", title: "Why", body, show, leave: () => marks.clear() };
}
