import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomeOf } from "../../web/puzzles/registry.js";
import * as words from "../../web/text/en.js";
import { colouring, fewest } from "../../web/text/en-colouring.js";
import { graph } from "../../web/text/en-graph.js";
import * as panels from "../../web/text/en-panels.js";
import { queens } from "../../web/text/en-queens.js";
import { sudoku } from "../../web/text/en-sudoku.js";
import * as tour from "../../web/text/en-tour.js";

const { percent, power, rounded, short, size, span } = panels;

test("a short number never takes an exponent, nor five digits", () => {
  const told = {
    999: "999",
    9999: "9,999",
    10000: "10 k",
    99600: "100 k",
    999499: "999 k",
    999500: "1.0 M",
    9960000: "10 M",
    99960000: "100 M",
    999600000: "1.0 G",
    2713000000: "2.7 G",
  };
  for (const [value, text] of Object.entries(told)) assert.equal(short(Number(value)), text);
});

test("only all of it is all of it", () => {
  assert.equal(percent(1), "100%");
  assert.equal(percent(0.99999), "over 99%");
  assert.equal(percent(0.5), "50%");
  assert.equal(percent(0.012345), "1.2%");
  assert.equal(percent(0), "0%");
  assert.equal(percent(1e-12), "1.0 × 10⁻¹⁰%");
});

test("nothing is done, or all of it, only when it is", () => {
  assert.equal(size.fraction(0, false, false), "0% of the search tree");
  assert.equal(size.fraction(0, true, false), "hardly any of the search tree");
  assert.equal(size.fraction(5e-324, true, false), "hardly any of the search tree");
  assert.equal(size.fraction(1e-12, true, false), "about 1.0 × 10⁻¹⁰% of the search tree");
  // In a deep tree the last part that is missing may be too small for a number.
  assert.equal(size.fraction(1, true, false), "over 99% of the search tree");
  assert.equal(size.fraction(1, true, true), "100% of the search tree");
  assert.equal(words.status.forecast(0.4, null), "Less than 1% of the way.");
});

test("an error that is itself a guess has one digit", () => {
  assert.match(size.probes(10, 0.234), /standard error about 20%\.$/);
  assert.match(size.probes(999, 1.34), /standard error about 100%\.$/);
  assert.match(size.probes(4000, 1.34), /standard error 130%\.$/);
  assert.match(size.probes(4000, 0.004), /standard error below 1%\.$/);
});

test("a power of ten has one digit before the point", () => {
  assert.equal(power(9.99e6), "1.0 × 10⁷");
  assert.equal(power(4.1e35), "4.1 × 10³⁵");
  assert.equal(power(1.5e-5), "1.5 × 10⁻⁵");
});

test("an exact number is whole, an estimate as exact as its error", () => {
  assert.equal(size.placements(6, null), "6 placements");
  assert.equal(size.placements(1, null), "1 placement");
  assert.equal(size.placements(1520, null), "1,520 placements");
  assert.equal(size.placements(384_773, 0.21), "about 380,000 placements");
  assert.equal(size.placements(384_773, 0.004), "about 385,000 placements");
  assert.equal(size.placements(384_773, 0.9), "about 400,000 placements");
  assert.equal(size.placements(1.04, 0.1), "about 1 placement");
  assert.equal(rounded(4.321e35, 0.05), "4.3 × 10³⁵");
  assert.equal(rounded(4.321e35, 0.5), "4 × 10³⁵");
  assert.deepEqual([rounded(15.94, 0.001), rounded(2.4, 0.01)], ["16", "2"]);
  assert.deepEqual([power(6), power(0)], ["6", "0"]);
  assert.equal(size.probes(4000, 0.214), "4,000 random descents (Knuth 1975); standard error 21%.");
});

test("a time and a speed have two digits at the most that mean something", () => {
  assert.deepEqual(
    [span(0.2), span(1), span(90)],
    ["less than a second", "1 second", "1.5 minutes"],
  );
  assert.deepEqual([span(3 * 3600), span(4e35 * 31_556_952)], ["3 hours", "4.0 × 10³⁵ years"]);
  assert.equal(span(86_400 * 123.4), "120 days");
  assert.equal(span(31_556_952 * 12_345), "12,000 years");
  assert.equal(words.speed(8), "8/s");
  assert.equal(words.speed(2 ** 20), "1,048,576/s");
  assert.equal(size.duration(2, 1_234_567, null), "about 2 seconds at 1,200,000 steps a second");
  // What is known to a third only has no second digit, however exact the speed.
  assert.equal(size.duration(5000, 1e6, 0.33), "about 1 hour at 1,000,000 steps a second");
  assert.equal(size.duration(5000, 1e6, 0.03), "about 1.4 hours at 1,000,000 steps a second");
  assert.equal(
    size.duration(4.32e40, 1e6, 0.6),
    "about 1 × 10³³ years at 1,000,000 steps a second",
  );
});

test("one of a thing is not several", () => {
  const scenarios = [
    ["tour", { goal: "open" }],
    ["tour", { goal: "all-closed" }],
    ["queens", {}],
    ["graph", { cycle: "no" }],
    ["graph", { cycle: "yes" }],
    ["forest", {}],
    ["colouring", { colours: "1" }],
    ["sudoku", {}],
  ];
  const told = [
    words.status.pausedDetail(1),
    words.speed(1),
    panels.steps.searching(1),
    panels.calm.summary(1, 1, 1),
    panels.why.spent(1),
    panels.why.searched(1),
    panels.why.undecided(1),
    panels.why.alive("tour", 1),
    panels.stack.above(1),
    panels.tree.folded("a1", 1, true),
    panels.tree.forest(1, 1),
    panels.tree.summary(1, 1),
    panels.pictures.level(1, 1),
    panels.size.probes(1, 1),
    queens.begin(1, 1),
    queens.label(8, 1, 1, "a1"),
    tour.board.label(1, 1, 1, 1, "a1"),
    colouring.label(1, 1, 1),
    graph.label(1, []),
    colouring.begin(1, 1),
    colouring.solved(1),
    sudoku.begin(1),
    fewest.exhausted(1),
    fewest.least(1),
    fewest.stopped(1),
    tour.comparison.fewer(1, 1),
    ...scenarios.flatMap(([puzzle, values]) => {
      const outcome = outcomeOf(/** @type {any} */ ({ puzzle, values }));
      return [
        words.verdict.foundDetail(1, 1, true, outcome),
        words.verdict.exhaustedDetail(1, outcome),
        words.verdict.exhaustedAll(1, outcome),
        words.verdict.foundSome(1, outcome),
        outcome.found,
        outcome.none,
      ];
    }),
  ];
  for (const sentence of told) {
    assert.doesNotMatch(sentence, /\b1 (?:[a-z]+(?:s|ices)|are|have)\b/, sentence);
  }
});

test("names in a row are joined as the English do, who need no comma before the last", () => {
  assert.equal(words.list([]), "");
  assert.equal(words.list(["a6"]), "a6");
  assert.equal(words.list(["a6", "b3"]), "a6 and b3");
  assert.equal(words.list(["a6", "b3", "c5"]), "a6, b3 and c5");
  assert.equal(words.list([1, 2, 3], "or"), "1, 2 or 3");
});
