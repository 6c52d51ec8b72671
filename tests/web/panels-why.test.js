import assert from "node:assert/strict";
import { test } from "node:test";
import { tellWhy } from "../../web/panels/why-told.js";

/** @type {import("../../web/panels/why-told.js").Known} */
const KNOWN = {
  insight: { completable: null, reason: "unknown", squares: [], sentence: "Nothing in sight." },
  lost: null,
  depth: 5,
  root: 1,
  moves: true,
  goal: "tour",
  none: "No tour exists",
  every: false,
  triedHere: false,
  ended: false,
  atEnd: false,
  solutions: null,
  all: "All 304 tours found",
  source: null,
  nameStep: (length) => `step ${length}`,
};

/** @param {boolean | null} completable @param {string} reason @param {Partial<typeof KNOWN>} [more] */
const tell = (completable, reason, more = {}) =>
  tellWhy({
    ...KNOWN,
    insight: { completable, reason, squares: [], sentence: "So it is." },
    ...more,
  });

test("a solution is told to be complete, not to be within reach", () => {
  assert.equal(tell(true, "complete").title, "It is complete");
  assert.equal(tell(false, "complete").title, "Not a solution");
  assert.equal(tell(false, "stranded").title, "No tour from here");
  assert.equal(tell(null, "unknown").title, "Not known");
});

test("a theorem gives its proof and its source", () => {
  const said = tell(false, "theorem", { source: "L. Euler (1759)" });
  assert.equal(said.title, "No tour exists: proved");
  assert.equal(said.sentence, "Proof: So it is.");
  assert.equal(said.source, "Source: L. Euler (1759).");
  assert.match(said.since, /watch it find out/);
  assert.equal(tell(true, "theorem").title, "A tour exists: proved");
});

test("a search of its own tells since when", () => {
  const lost = { since: 4, alive: 3, spent: 7, exact: true };
  const said = tell(null, "unknown", { lost });
  assert.equal(said.title, "No tour from here");
  assert.equal(said.since, "Lost since square 4 (step 4): without it, a tour was possible.");
  assert.equal(said.lostLength, 4);
  const alive = { since: null, alive: 5, spent: 1, exact: false };
  assert.equal(tell(null, "unknown", { lost: alive }).title, "A tour is still possible");
  // In a search that goes on, what is possible may have been found already.
  assert.equal(
    tell(null, "unknown", { lost: alive, every: true }).title,
    "A tour begins like this",
  );
});

test("what the path alone tells is not overruled by a search that missed it", () => {
  const alive = { since: null, alive: 5, spent: 1, exact: false };
  assert.equal(tell(false, "repeated", { lost: alive }).title, "No tour from here");
});

test("the end of a search says what the card beside it says", () => {
  const end = { ended: true, atEnd: true };
  const none = tell(null, "unknown", end);
  assert.deepEqual([none.title, none.tone], ["No tour exists", "no"]);
  assert.equal(none.sentence, "Proof: everything has been tried.");
  const all = tell(null, "unknown", { ...end, every: true, solutions: 304 });
  assert.equal(all.title, "All 304 tours found");
  // And before it, once it is known.
  assert.equal(tell(null, "unknown", { ended: true }).title, "No tour from here");
});
