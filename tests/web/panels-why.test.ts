import assert from "node:assert/strict";
import { test } from "node:test";
import type { Mark } from "../../web/engine/types/answers.ts";
import type { WhyFacts } from "../../web/parts/panels/types.ts";
import { formatWhy } from "../../web/parts/panels/why-sentences.ts";

const KNOWN: WhyFacts = {
  insight: { completable: null, reason: "unknown", squares: [], sentence: "Nothing in sight." },
  lost: null,
  depth: 5,
  root: 1,
  moves: true,
  step: "square",
  goal: "tour",
  end: "",
  none: "No tour exists",
  every: false,
  triedHere: false,
  ended: false,
  atEnd: false,
  atStart: false,
  solutions: null,
  hasMoreSteps: null,
  source: null,
  nameStep: (length) => `step ${length}`,
};

const tell = (completable: boolean | null, reason: string, more: Partial<typeof KNOWN> = {}) =>
  formatWhy({
    ...KNOWN,
    insight: { completable, reason, squares: [], sentence: "So it is." },
    ...more,
  });

test("a solution is told to be complete, and whether the search goes on from there", () => {
  const next = [true, false, null].map(
    (hasMoreSteps) => tell(true, "complete", { hasMoreSteps }).sentence,
  );
  assert.deepEqual(next, ["The search goes on from here.", "The search ends here.", ""]);
  assert.equal(tell(true, "complete").title, "Solved");
  assert.equal(tell(false, "complete").title, "Not a solution");
  assert.equal(tell(false, "stranded").title, "No tour is possible from here");
  assert.equal(tell(null, "unknown").title, "Not known yet");
});

test("a reason that takes steps hands on its chain", () => {
  const chain = [{ sentence: "b can only be blue.", choices: [3], marks: [] }];
  const insight = { ...KNOWN.insight, completable: false, reason: "forced", chain };
  assert.equal(formatWhy({ ...KNOWN, insight }).chain, chain);
  assert.deepEqual(tell(false, "stranded").chain, []);
});

test("a theorem gives its proof and its source", () => {
  const source = "L. Euler (1759)";
  const said = tell(false, "theorem", { depth: 1, source });
  // Another square may work if the search itself chose this one.
  const tried = tell(false, "theorem", { depth: 1, root: 0, source });
  assert.equal(tried.title, "No tour is possible from here");
  assert.equal(said.title, "No tour exists: proved");
  assert.equal(said.sentence, "Proof: So it is.");
  assert.equal(said.source, "Source: L. Euler (1759).");
  assert.equal(said.since, "The search doesn't know this.");
});

test("a search of its own tells since when", () => {
  const lost = { since: 4, alive: 3, spent: 7, exact: true };
  const said = tell(null, "unknown", { lost });
  assert.equal(said.title, "No tour is possible from here");
  assert.equal(
    said.since,
    "The mistake was square 4 (step 4). Before it, a tour was still possible.",
  );
  assert.equal(said.lostLength, 4);
  const alive = { since: null, alive: 5, spent: 1, exact: false };
  assert.equal(tell(null, "unknown", { lost: alive }).title, "A tour is still possible");
  // If the search goes on, a possible solution may have been found already.
  assert.equal(
    tell(null, "unknown", { lost: alive, every: true }).title,
    "A tour begins like this",
  );
});

test("what the path alone tells is not overruled by a search that missed it", () => {
  const alive = { since: null, alive: 5, spent: 1, exact: false };
  assert.equal(tell(false, "repeated", { lost: alive }).title, "No tour is possible from here");
});

test("where a solution must end is told where none is possible", () => {
  const said = tell(false, "stranded", { goal: "ending", end: "e5" });
  assert.equal(said.title, "No tour that ends on e5 is possible from here");
});

test("that it was lost from the start says what there is none of, and who chose the start", () => {
  const lost = { since: 1, alive: null, spent: 7, exact: true };
  const none = "No tour starts on a2";
  const given = tell(false, "stranded", { lost, none });
  assert.equal(given.since, "This was lost from the start. No tour starts on a2.");
  const chosen = tell(false, "stranded", { lost, root: 0 });
  assert.equal(chosen.since, "This was lost from the start: no tour begins with this start.");
});

test("the end of a search says what follows from it", () => {
  const end = { ended: true, atEnd: true };
  const none = tell(null, "unknown", end);
  assert.deepEqual([none.title, none.tone], ["No tour exists", "no"]);
  assert.equal(none.sentence, "The search has tried everything. That is the proof.");
  const all = tell(null, "unknown", { ...end, every: true, solutions: 304 });
  assert.equal(all.title, "The search has tried everything");
  assert.equal(all.sentence, "So there is no other solution.");
  // The same before the end, once the end is known.
  assert.equal(tell(null, "unknown", { ended: true }).title, "No tour is possible from here");
});

test("before the first step it says that there is one, and how that is known", () => {
  const start = { atStart: true, depth: 1 };
  const proved = tell(true, "theorem", { ...start, source: "L. Euler (1759)" });
  assert.deepEqual([proved.title, proved.sentence, proved.source], ["A tour exists", "", ""]);
  assert.equal(proved.proof, "So it is. Source: L. Euler (1759).");
  const lost = { since: null, alive: 1, spent: 9, exact: false, completion: [3, 4, 5] };
  const found = tell(null, "unknown", { ...start, lost, every: true });
  assert.equal(found.since, "", "the end of the search is not told before it begins");
  assert.deepEqual(found.completion, [3, 4, 5]);
  // It was said at the start, and is not repeated later.
  assert.equal(tell(true, "theorem", { depth: 1 }).title, "A tour is still possible");
  assert.equal(tell(null, "unknown", start).title, "Not known yet");
});

test("only where a solution goes on from here is there one to show", () => {
  const lost = { since: 4, alive: 3, spent: 7, exact: true, completion: [] };
  assert.deepEqual(tell(null, "unknown", { lost }).completion, []);
  const alive = { since: null, alive: 5, spent: 1, exact: false, completion: [9, 8] };
  assert.deepEqual(tell(null, "unknown", { lost: alive }).completion, [9, 8]);
});

test("what holds everywhere is told and drawn beside the reason here", () => {
  const mark: Mark = { role: "lost", told: "stuck", places: [1], arrows: [], lines: [] };
  const besides = {
    completable: false,
    reason: "odd ring",
    squares: [],
    sentence: "A ring is odd.",
    marks: [{ ...mark, role: "one" as const, told: "a ring" }],
  };
  const insight = { ...KNOWN.insight, completable: false, marks: [mark], besides };
  const said = formatWhy({ ...KNOWN, insight });
  assert.equal(said.besides, "This is true at every step: A ring is odd.");
  assert.deepEqual(
    said.marks.map(({ told }) => told),
    ["stuck", "a ring"],
  );
  // At the end with an empty path, it is the reason itself.
  const ended = { ended: true, atEnd: true, depth: 0, root: 0, moves: false };
  assert.equal(formatWhy({ ...KNOWN, ...ended, insight: besides }).sentence, "A ring is odd.");
});
