import type { Insight } from "../../engine/types/answers.ts";
import { tell } from "../../language/tell.ts";
import type { Known, Said } from "./types.ts";

/**
 * What the panel Why says of a position: a function of what is known of it, so that every word can be held to the truth in
 * tests without a page.
 */

export function tellWhy(known: Known): Said {
  const { insight, ended, every, solutions } = known;
  if (insight.reason === "complete") return tellComplete(known);
  if (insight.reason === "theorem" && !insight.completable) return tellTheorem(known);
  // Of a search whose end is known more is known than Python sees in the position.
  if (ended && (every ? solutions === 0 : true)) return tellNone(known);
  if (ended && known.atEnd) return tellAll();
  const { completable } = decide(known);
  if (completable === null) return tellUnknown(known);
  if (!completable) return tellLost(known);
  return known.atStart ? tellAhead(known) : tellPossible(known);
}

/** What follows from Python's answers, and from what the search has tried. */
function decide({ insight, lost, depth, triedHere, every }: Known) {
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

/** What makes it a solution the story says; here stands what follows. */
function tellComplete({ insight: { completable, sentence }, goesOn }: Known): Said {
  if (!completable) return { ...NOTHING, tone: "no", title: tell("why-incomplete"), sentence };
  const next = goesOn ? tell("why-goes-on") : tell("why-ends");
  return {
    ...NOTHING,
    tone: "yes",
    title: tell("why-complete"),
    sentence: goesOn === null ? "" : next,
  };
}

/** That there is none; where the search itself has chosen the start, from there. */
function tellTheorem({ insight, none, goal, end, depth, root, source, ended, rule }: Known): Said {
  return {
    ...NOTHING,
    tone: "no",
    title: depth > root ? tell("why-lost", { goal, end }) : tell("why-proved", { none }),
    sentence: tell("why-proof", { proof: insight.sentence }),
    // A run with a rule is there already, and its end need not be that of all.
    since: ended || rule !== undefined ? "" : tell("why-watch-all"),
    source: source === null ? "" : tell("why-source", { source }),
    marks: insight.marks ?? [],
  };
}

/** Before the first step of a search that is not in vain. */
function tellAhead(known: Known): Said {
  const { insight, lost, goal, source } = known;
  const how =
    insight.reason === "theorem"
      ? [insight.sentence, source === null ? "" : tell("why-source", { source })].join(" ").trim()
      : "";
  return {
    ...NOTHING,
    tone: "yes",
    title: tell("why-exists", { goal }),
    proof: how,
    completion: lost?.completion ?? [],
  };
}

/** The whole search was in vain. */
function tellNone({ insight, none, goal, end, atEnd }: Known): Said {
  const reason = insight.completable === false ? insight.sentence : "";
  const since = atEnd ? tell("why-all-tried") : tell("why-since-start", { none });
  return {
    ...NOTHING,
    tone: "no",
    title: atEnd ? none : tell("why-lost", { goal, end }),
    sentence: reason || (atEnd ? tell("why-all-tried") : tell("why-tried-elsewhere")),
    since: reason === "" ? "" : since,
    ...evidenceOf(insight),
  };
}

/** The end of a search that went on after its solutions. */
function tellAll(): Said {
  return { ...NOTHING, title: tell("why-all-searched"), sentence: tell("why-no-other") };
}

function tellUnknown({ insight, lost }: Known): Said {
  const since = lost === null ? "" : tell("why-undecided", { spent: lost.spent });
  return {
    ...NOTHING,
    tone: "unknown",
    title: tell("why-unknown"),
    sentence: insight.sentence,
    since,
  };
}

function tellPossible({ insight, lost, goal, every }: Known): Said {
  const since =
    lost === null || lost.alive === null ? "" : tell("why-alive", { goal, spent: lost.spent });
  const sentence = insight.completable === true ? insight.sentence : "";
  const completion = lost?.completion ?? [];
  return {
    ...NOTHING,
    tone: "yes",
    title: tell("why-possible", { goal, every }),
    sentence,
    since,
    completion,
  };
}

/** What is drawn for a reason, and what is true besides, wherever the search goes. */
function evidenceOf({ marks = [], besides = null, chain = [] }: Insight) {
  return {
    chain,
    marks: [...marks, ...(besides?.marks ?? [])],
    besides: besides === null ? "" : tell("why-besides", { sentence: besides.sentence }),
  };
}

function tellLost(known: Known) {
  const { insight, lost, goal, end, moves, step, root, depth, nameStep, triedHere } = known;
  const said: Said = {
    ...NOTHING,
    tone: "no",
    title: tell("why-lost", { goal, end }),
    sentence: insight.sentence,
  };
  Object.assign(said, evidenceOf(insight));
  if (insight.completable === null) {
    said.sentence =
      triedHere || lost === null
        ? tell("why-tried-here")
        : tell("why-searched", { spent: lost.spent });
  }
  // Where choices are moves the first only says where to begin: once it is chosen the question begins.
  const first = moves ? Math.max(1, root) : root;
  const since = depth <= first ? depth : (lost?.since ?? null);
  if (since === null) return said;
  if (since <= first || lost === null) {
    return { ...said, since: tellStart(known, since) };
  }
  const { exact } = lost;
  const dated = tell("why-since", { step, number: since, name: nameStep(since), exact });
  const told = exact ? `${dated} ${tell("why-without", { goal })}` : dated;
  return { ...said, since: told, lostLength: since };
}

/** That it was lost at the start; the search itself may have chosen that. */
const tellStart = ({ goal, none, root }: Known, since: number) =>
  since > root ? tell("why-since-first", { goal }) : tell("why-since-start", { none });
