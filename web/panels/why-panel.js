import { comeUpTo } from "../digest/landmarks.js";
import { enteredAt } from "../digest/lineage.js";
import { solutionsOf } from "../page/page.js";
import { outcomeOf } from "../puzzles/registry.js";
import { goesOn } from "../scenario/wanted.js";
import { Inquiry } from "../search/inquiry.js";
import { verdict as verdictWords } from "../text/en.js";
import * as words from "../text/en-panels.js";
import { setText } from "../view/element.js";
import { button, html } from "../view/node.js";
import { isShort, makeBody } from "./panel.js";
import { tellWhy } from "./why-told.js";

/**
 * Whether the position can still be completed, and if not why, and since when. The reasons are
 * Python's; the squares that they are about are marked on the board.
 *
 * @typedef {import("./panel.js").Page} Page
 * @typedef {import("./panel.js").Panel} Panel
 * @typedef {import("./panel.js").Scene} Scene
 * @typedef {import("./panel.js").Tools} Tools
 * @typedef {import("../search/questions.js").Insight} Insight
 * @typedef {import("../search/questions.js").Lost} Lost
 *
 * @typedef {object} Why what the panel knows, and what it consists of
 * @property {Tools} tools
 * @property {Inquiry<Lost>} dating
 * @property {ReturnType<typeof makeParts>} parts
 * @property {number | null} lostAt the position at which it was lost, where one can go there
 * @property {{key: string, since: number}} rest where the cursor rests, and since when
 */

/** Events that the search for the losing move may take. */
const BUDGET = 20_000;
/** Milliseconds of rest before that search is asked for. */
const PATIENCE = 250;

/** @param {Tools} tools @returns {Panel} */
export function createWhyPanel(tools) {
  const { page, marks } = tools;
  const parts = makeParts();
  /** @type {Why} */
  const why = {
    tools,
    dating: new Inquiry(page.solver, "lost_since", page.redraw),
    parts,
    lostAt: null,
    rest: { key: "", since: 0 },
  };
  parts.go.addEventListener("click", () => goBack(why));
  return {
    name: "why",
    title: "Why",
    body: parts.body,
    show: (scene) => show(why, scene),
    leave: () => marks.clear(),
  };
}

function makeParts() {
  const title = html("p", { class: "why-title" });
  const sentence = html("p", { class: "why-sentence" });
  const since = html("p", { class: "why-since" });
  const spent = html("p", { class: "why-spent" });
  const go = button({ class: "button", hidden: "" });
  const body = makeBody(title, sentence, since, spent, go);
  body.classList.add("why");
  return { title, sentence, since, spent, go, body };
}

/** To where it was lost. @param {Why} why */
function goBack({ lostAt, tools: { page, digest, go } }) {
  const { player } = page;
  const { position } = player.timeline;
  if (lostAt !== null) player.seek(lostAt);
  else if (position > 0) go(comeUpTo(0, position, digest.relief));
}

/** @param {Why} why @param {Scene} scene */
function show(why, { moment, calm, told, key, summary }) {
  const { page, explaining } = why.tools;
  const { scenario, player, solver } = page;
  const path = () => moment.state.snapshot().path;
  if (!page.view.takesBack) return say(why, words.why.forest);
  if (!isShort(moment.state)) return say(why, words.why.tooLong);
  if (!calm) return say(why, summary);
  // Until Python has described the puzzle the path may lack its root.
  const insight =
    player.description === null ? undefined : explaining.about(key, () => [scenario.text, path()]);
  if (insight === undefined) {
    return say(why, solver.status.name === "loaded" ? words.why.waiting : words.why.notYet);
  }
  if (insight === null) return say(why, words.why.silent);
  const { account } = told ?? {};
  const triedHere = account?.following === null && moment.state.undone >= 0;
  tell(why, insight, date(why, insight, key, path), triedHere);
}

/** @param {Why} why @param {string} heading */
function say({ parts, tools }, heading) {
  const { body, title, sentence, since, spent, go } = parts;
  body.dataset.tone = "plain";
  setText(title, heading);
  for (const part of [sentence, since, spent]) setText(part, "");
  go.hidden = true;
  tools.marks.clear();
}

/** @param {Why} why @param {Insight} insight @param {Lost | null} lost @param {boolean} triedHere */
function tell(why, insight, lost, triedHere) {
  const { parts, tools } = why;
  const { page, digest, marks } = tools;
  const { timeline } = page.player;
  const said = tellWhy(knownOf(page, insight, lost, triedHere));
  parts.body.dataset.tone = said.tone;
  setText(parts.title, said.title);
  setText(parts.sentence, said.sentence);
  setText(parts.since, said.since);
  const { lostLength } = said;
  const lostAt = lostLength === null ? null : enteredAt(timeline, digest.relief, lostLength);
  why.lostAt = lostAt;
  setText(parts.spent, lostAt === null ? said.source : words.why.spent(timeline.position - lostAt));
  if (lostLength !== null) {
    const step = page.view.moves ? "square" : "choice";
    setText(parts.go, words.why.goTo(step, lostLength));
  }
  parts.go.hidden = lostAt === null || lostAt === timeline.position;
  marks.show(said.tone === "no" ? insight.squares : [], "lost");
}

/**
 * @param {Page} page
 * @param {Insight} insight
 * @param {Lost | null} lost
 * @param {boolean} triedHere
 * @returns {import("./why-told.js").Known}
 */
function knownOf(page, insight, lost, triedHere) {
  const { scenario, player } = page;
  const { description, state, timeline } = player;
  const outcome = outcomeOf(scenario);
  const solutions = solutionsOf(page);
  return {
    insight,
    lost,
    depth: state.depth,
    root: timeline.root.length,
    moves: page.view.moves,
    goal: outcome.noun[0],
    none: outcome.none,
    every: goesOn(scenario),
    triedHere,
    ended: timeline.verdict === "exhausted",
    atEnd: timeline.atEnd,
    solutions,
    all: verdictWords.exhaustedAll(solutions, outcome),
    source: description?.theory?.source ?? null,
    nameStep: (length) => nameStep(page, length),
  };
}

/**
 * Since when it has been lost: asked for only when the cursor rests, for it takes a search.
 *
 * @param {Why} why
 * @param {Insight} insight
 * @param {string} key
 * @param {() => number[]} path
 * @returns {Lost | null} null while that is not known
 */
function date({ tools: { page }, dating, rest }, insight, key, path) {
  const settled = insight.reason === "complete" || insight.reason === "theorem";
  if (settled || page.player.state.depth === 0) return null;
  const known = dating.known(key);
  if (known !== undefined) return known;
  if (rest.key !== key) {
    rest.key = key;
    rest.since = performance.now();
    setTimeout(page.redraw, PATIENCE + 10);
  }
  if (performance.now() - rest.since >= PATIENCE) {
    dating.about(key, () => [page.scenario.text, path(), BUDGET]);
  }
  return null;
}

/** The last step of a beginning of the path: a move has two ends. @param {Page} page @param {number} length */
function nameStep({ player, view }, length) {
  const { path } = player.state;
  const to = view.name(path[length - 1]);
  return !view.moves ? to : `${view.name(path[length - 2])} to ${to}`;
}
