import type { Insight } from "../../engine/types/answers.ts";
import { t } from "../../language/translate.ts";
import type { Said, WhyFacts } from "./types.ts";

/**
 * The sentences of panel Why: a function of what is known about the position, so that tests can check every sentence
 * without a page.
 */

export function formatWhy(known: WhyFacts): Said {
  const { insight, ended, every, solutions } = known;
  if (insight.reason === "complete") return formatComplete(known);
  if (insight.reason === "theorem" && !insight.completable) return formatTheorem(known);
  // If the end of the search is known, more is known than Python finds in the position.
  if (ended && (every ? solutions === 0 : true)) return formatNone(known);
  if (ended && known.atEnd) return formatAll();
  const { completable } = canComplete(known);
  if (completable === null) return formatUnknown(known);
  if (!completable) return formatLost(known);
  return known.atStart ? formatAhead(known) : formatPossible(known);
}

/** Combine Python's answers with what the search has tried. */
function canComplete({ insight, lost, depth, triedHere, every }: WhyFacts) {
  if (insight.completable !== null) return insight;
  if (lost !== null && lost.since !== null) return { completable: false };
  if (lost !== null && lost.alive === depth) return { completable: true };
  return { completable: triedHere && !every ? false : null };
}

const NOTHING: Said = {
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

/** The story explains why this is a solution; here follows what comes next. */
function formatComplete({ insight: { completable, sentence }, hasMoreSteps }: WhyFacts): Said {
  if (!completable) return { ...NOTHING, tone: "no", title: t("why-incomplete"), sentence };
  const next = hasMoreSteps ? t("why-goes-on") : t("why-ends");
  return {
    ...NOTHING,
    tone: "yes",
    title: t("why-complete"),
    sentence: hasMoreSteps === null ? "" : next,
  };
}

/** There is no solution; if the search itself chose the start, there is none from this start. */
function formatTheorem({
  insight,
  none,
  goal,
  end,
  depth,
  root,
  source,
  ended,
  rule,
}: WhyFacts): Said {
  return {
    ...NOTHING,
    tone: "no",
    title: depth > root ? t("why-lost", { goal, end }) : t("why-proved", { none }),
    sentence: t("why-proof", { proof: insight.sentence }),
    // A run with a rule has been made already, and its end need not be the end of all.
    since: ended || rule !== undefined ? "" : t("why-watch-all"),
    source: source === null ? "" : t("why-source", { source }),
    marks: insight.marks ?? [],
  };
}

/** Before the first step of a search that will find a solution. */
function formatAhead(known: WhyFacts): Said {
  const { insight, lost, goal, source } = known;
  const how =
    insight.reason === "theorem"
      ? [insight.sentence, source === null ? "" : t("why-source", { source })].join(" ").trim()
      : "";
  return {
    ...NOTHING,
    tone: "yes",
    title: t("why-exists", { goal }),
    proof: how,
    completion: lost?.completion ?? [],
  };
}

/** The whole search has found nothing. */
function formatNone({ insight, none, goal, end, atEnd }: WhyFacts): Said {
  const reason = insight.completable === false ? insight.sentence : "";
  const since = atEnd ? t("why-all-tried") : t("why-since-start", { none });
  return {
    ...NOTHING,
    tone: "no",
    title: atEnd ? none : t("why-lost", { goal, end }),
    sentence: reason || (atEnd ? t("why-all-tried") : t("why-tried-elsewhere")),
    since: reason === "" ? "" : since,
    ...evidenceOf(insight),
  };
}

/** The end of a search that continued after its solutions. */
function formatAll(): Said {
  return { ...NOTHING, title: t("run-verdict-everything"), sentence: t("why-no-other") };
}

function formatUnknown({ insight, lost }: WhyFacts): Said {
  const since = lost === null ? "" : t("search-undecided", { steps: lost.spent });
  return {
    ...NOTHING,
    tone: "unknown",
    title: t("why-unknown"),
    sentence: insight.sentence,
    since,
  };
}

function formatPossible({ insight, lost, goal, every }: WhyFacts): Said {
  const since =
    lost === null || lost.alive === null ? "" : t("why-alive", { goal, spent: lost.spent });
  const sentence = insight.completable === true ? insight.sentence : "";
  const completion = lost?.completion ?? [];
  return {
    ...NOTHING,
    tone: "yes",
    title: t("why-possible", { goal, every }),
    sentence,
    since,
    completion,
  };
}

/** Evidence for a reason, together with the reason why there is no solution at all. */
function evidenceOf({ marks = [], besides = null, chain = [] }: Insight) {
  return {
    chain,
    marks: [...marks, ...(besides?.marks ?? [])],
    besides: besides === null ? "" : t("why-besides", { sentence: besides.sentence }),
  };
}

function formatLost(known: WhyFacts) {
  const { insight, lost, goal, end, moves, step, root, depth, nameStep, triedHere } = known;
  const said: Said = {
    ...NOTHING,
    tone: "no",
    title: t("why-lost", { goal, end }),
    sentence: insight.sentence,
  };
  Object.assign(said, evidenceOf(insight));
  if (insight.completable === null) {
    said.sentence =
      triedHere || lost === null ? t("why-tried-here") : t("why-searched", { spent: lost.spent });
  }
  // If choices are moves, the first one only sets the start: the question begins after it.
  const first = moves ? Math.max(1, root) : root;
  const since = depth <= first ? depth : (lost?.since ?? null);
  if (since === null) return said;
  if (since <= first || lost === null) {
    return { ...said, since: formatStart(known, since) };
  }
  const { exact } = lost;
  const dated = t("why-since", { step, number: since, name: nameStep(since), exact });
  const told = exact ? `${dated} ${t("why-without", { goal })}` : dated;
  return { ...said, since: told, lostLength: since };
}

/** It was lost from the start; the search itself may have chosen that start. */
const formatStart = ({ goal, none, root }: WhyFacts, since: number) =>
  since > root ? t("why-since-first", { goal }) : t("why-since-start", { none });
