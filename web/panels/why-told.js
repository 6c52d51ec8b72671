import { why as words } from "../text/en-panels.js";

/**
 * What the panel Why says of a position: a function of what is known of it, so that every word can be held to the truth in
 * tests without a page.
 *
 * @import { Insight } from "../types/answers.d.ts"
 * @import { Known, Said } from "./types.d.ts"
 */

/** @param {Known} known @returns {Said} */
export function tellWhy(known) {
  const { insight, ended, every, solutions } = known;
  if (insight.reason === "complete") return tellComplete(insight);
  if (insight.reason === "theorem" && !insight.completable) return tellTheorem(known);
  // Of a search whose end is known more is known than Python sees in the position.
  if (ended && (every ? solutions === 0 : true)) return tellNone(known);
  if (ended && known.atEnd) return tellAll(known);
  const { completable } = decide(known);
  if (completable === null) return tellUnknown(known);
  if (!completable) return tellLost(known);
  return known.atStart ? tellAhead(known) : tellPossible(known);
}

/** What follows from Python's answers, and from what the search has tried. @param {Known} known */
function decide({ insight, lost, depth, triedHere, every }) {
  if (insight.completable !== null) return insight;
  if (lost !== null && lost.since !== null) return { completable: false };
  if (lost !== null && lost.alive === depth) return { completable: true };
  return { completable: triedHere && !every ? false : null };
}

/** @type {Said} */
const NOTHING = {
  tone: "plain",
  title: "",
  sentence: "",
  since: "",
  source: "",
  besides: "",
  proof: "",
  completion: [],
  marks: [],
  chain: [],
  lostLength: null,
};

/** @param {Insight} insight @returns {Said} */
function tellComplete({ completable, sentence }) {
  const title = completable ? words.complete : words.incomplete;
  return { ...NOTHING, tone: completable ? "yes" : "no", title, sentence };
}

/** That there is none. @param {Known} known @returns {Said} */
function tellTheorem({ insight, goal, source, ended, rule }) {
  return {
    ...NOTHING,
    tone: "no",
    title: words.proved(goal),
    sentence: words.proof(insight.sentence),
    // A run with a rule is there already, and its end need not be that of all.
    since: ended || rule !== undefined ? "" : words.watchAll,
    source: source === null ? "" : words.source(source),
    marks: insight.marks ?? [],
  };
}

/** Before the first step of a search that is not in vain. @param {Known} known @returns {Said} */
function tellAhead(known) {
  const { insight, lost, goal, every, source, rule } = known;
  const how =
    insight.reason === "theorem"
      ? [insight.sentence, source === null ? "" : words.source(source)].join(" ").trim()
      : "";
  return {
    ...NOTHING,
    tone: "yes",
    title: words.exists(goal),
    sentence: every && rule !== "refuses" ? words.watchForAll : words.watch,
    proof: how,
    completion: lost?.completion ?? [],
  };
}

/** The whole search was in vain. @param {Known} known @returns {Said} */
function tellNone({ insight, none, goal, atEnd, root }) {
  const reason = insight.completable === false ? insight.sentence : "";
  const since = atEnd ? words.allTried(goal) : words.sinceStart(goal, root === 0);
  return {
    ...NOTHING,
    tone: "no",
    title: atEnd ? none : words.lost(goal),
    sentence: reason || (atEnd ? words.allTried(goal) : words.triedElsewhere),
    since: reason === "" ? "" : since,
    ...evidenceOf(insight),
  };
}

/** The end of a search that went on after its solutions. @param {Known} known @returns {Said} */
function tellAll({ all }) {
  return { ...NOTHING, title: all, sentence: words.allSearched };
}

/** @param {Known} known @returns {Said} */
function tellUnknown({ insight, lost }) {
  const since = lost === null ? "" : words.undecided(lost.spent);
  return { ...NOTHING, tone: "unknown", title: words.unknown, sentence: insight.sentence, since };
}

/** @param {Known} known @returns {Said} */
function tellPossible({ insight, lost, goal, every }) {
  const since = lost === null || lost.alive === null ? "" : words.alive(goal, lost.spent);
  const sentence = insight.completable === true ? insight.sentence : "";
  const completion = lost?.completion ?? [];
  return {
    ...NOTHING,
    tone: "yes",
    title: words.possible(goal, every),
    sentence,
    since,
    completion,
  };
}

/** What is drawn for a reason, and what is true besides, wherever the search goes. @param {Insight} insight */
function evidenceOf({ marks = [], besides = null, chain = [] }) {
  return {
    chain,
    marks: [...marks, ...(besides?.marks ?? [])],
    besides: besides === null ? "" : words.besides(besides.sentence),
  };
}

/** @param {Known} known */
function tellLost({ insight, lost, goal, moves, step, root, depth, nameStep, triedHere }) {
  /** @type {Said} */
  const said = { ...NOTHING, tone: "no", title: words.lost(goal), sentence: insight.sentence };
  Object.assign(said, evidenceOf(insight));
  if (insight.completable === null) {
    said.sentence = triedHere || lost === null ? words.triedHere : words.searched(lost.spent);
  }
  // Where choices are moves the first only says where to begin: once it is chosen the question begins.
  const first = moves ? Math.max(1, root) : root;
  const since = depth <= first ? depth : (lost?.since ?? null);
  if (since === null) return said;
  if (since <= first || lost === null) {
    return { ...said, since: words.sinceStart(goal, since === 0) };
  }
  const told = words.since(step, since, nameStep(since), goal, lost.exact);
  return { ...said, since: told, lostLength: since };
}
