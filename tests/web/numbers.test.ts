import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomeOf } from "../../web/board/registry.ts";
import { forms } from "../../web/language/forms.ts";
import { t } from "../../web/language/translate.ts";
import { power, rounded, short } from "../../web/language/written.ts";
import {
  formatDuration,
  formatFraction,
  formatPlacements,
  formatProbes,
} from "../../web/parts/panels/search-duration-sentences.ts";
import {
  formatAllSolutions,
  formatChecked,
  formatFound,
} from "../../web/parts/workbench/status-card.ts";

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
  const told = (part: number) => formatFraction(part, false, true);
  assert.equal(told(1), "100% of the search tree");
  assert.equal(told(0.99999), "over 99% of the search tree");
  assert.equal(told(0.5), "about 50% of the search tree");
  assert.equal(told(0.012345), "about 1.2% of the search tree");
  assert.equal(told(0), "0% of the search tree");
  assert.equal(told(1e-12), "about 1.0 × 10⁻¹⁰% of the search tree");
});

test("nothing is done, or all of it, only when it is", () => {
  assert.equal(formatFraction(0, false, false), "0% of the search tree");
  assert.equal(formatFraction(0, true, false), "hardly any of the search tree");
  assert.equal(formatFraction(5e-324, true, false), "hardly any of the search tree");
  assert.equal(formatFraction(1e-12, true, false), "about 1.0 × 10⁻¹⁰% of the search tree");
  // In a deep tree the last missing part may be too small for a number.
  assert.equal(formatFraction(1, true, false), "over 99% of the search tree");
  assert.equal(formatFraction(1, true, true), "100% of the search tree");
  assert.equal(
    t("run-status-forecast", { part: 0, known: false, seconds: 0 }),
    "Less than 1% of the way.",
  );
});

test("an error that is itself a guess has one digit", () => {
  assert.match(formatProbes(10, 0.234), /usually off by about 20%\.$/);
  assert.match(formatProbes(999, 1.34), /usually off by about 100%\.$/);
  assert.match(formatProbes(4000, 1.34), /usually off by 130%\.$/);
  assert.match(formatProbes(4000, 0.004), /usually off by less than 1%\.$/);
});

test("a power of ten has one digit before the point", () => {
  assert.equal(power(9.99e6), "1.0 × 10⁷");
  assert.equal(power(4.1e35), "4.1 × 10³⁵");
  assert.equal(power(1.5e-5), "1.5 × 10⁻⁵");
});

test("an exact number is whole, an estimate as exact as its error", () => {
  assert.equal(formatPlacements(6, null), "6 choices");
  assert.equal(formatPlacements(1, null), "1 choice");
  assert.equal(formatPlacements(1520, null), "1,520 choices");
  assert.equal(formatPlacements(384_773, 0.21), "about 380,000 choices");
  assert.equal(formatPlacements(384_773, 0.004), "about 385,000 choices");
  assert.equal(formatPlacements(384_773, 0.9), "about 400,000 choices");
  assert.equal(formatPlacements(1.04, 0.1), "about 1 choice");
  assert.equal(rounded(4.321e35, 0.05), "4.3 × 10³⁵");
  assert.equal(rounded(4.321e35, 0.5), "4 × 10³⁵");
  assert.deepEqual([rounded(15.94, 0.001), rounded(2.4, 0.01)], ["16", "2"]);
  assert.deepEqual([power(6), power(0)], ["6", "0"]);
  assert.match(formatProbes(4000, 0.214), /from 4,000 random tries .* It is usually off by 21%\.$/);
});

test("a time and a speed have two digits at the most that mean something", () => {
  const span = (seconds: number) => formatDuration(seconds, 1, null).split(" at ")[0];
  assert.deepEqual(
    [span(0.2), span(1), span(90)],
    ["less than a second", "about 1 second", "about 1.5 minutes"],
  );
  assert.equal(span(3 * 3600), "about 3 hours");
  assert.equal(span(4e35 * 31_556_952), "about 4.0 × 10³⁵ years");
  assert.equal(span(86_400 * 123.4), "about 120 days");
  assert.equal(span(31_556_952 * 12_345), "about 12,000 years");
  assert.equal(span(31_556_952 * 12_345_678), "about 12 million years");
  assert.equal(t("page-speed", { speed: 8 }), "8/s");
  assert.equal(t("page-speed", { speed: 2 ** 20 }), "1,048,576/s");
  assert.equal(formatDuration(2, 1_234_567, null), "about 2 seconds at 1,200,000 steps a second");
  // A value known to a third has no second digit, however exact the speed is.
  assert.equal(formatDuration(5000, 1e6, 0.33), "about 1 hour at 1,000,000 steps a second");
  assert.equal(formatDuration(5000, 1e6, 0.03), "about 1.4 hours at 1,000,000 steps a second");
  assert.equal(
    formatDuration(4.32e40, 1e6, 0.6),
    "about 1 × 10³³ years at 1,000,000 steps a second",
  );
});

test("one of a thing is not several", () => {
  const puzzles = ["tour", "queens", "graph", "forest", "colouring", "sudoku"];
  const told = [
    t("run-status-paused-detail", { known: 1 }),
    t("page-speed", { speed: 1 }),
    t("panels-steps-searching", { known: 1 }),
    t("panels-calm-summary", { steps: 1, least: 1, greatest: 1 }),
    t("why-spent", { spent: 1 }),
    t("panels-stack-above", { hidden: 1 }),
    t("panels-tree-folded", { name: "a1", placed: 1, leads: true }),
    t("panels-tree-forest", { discovered: 1, gray: 1 }),
    t("panels-tree-summary", { placed: 1, depth: 1 }),
    t("charts-level", { depth: 1, placed: 1 }),
    formatProbes(1, 1),
    t("queens-label", { n: 8, holes: 1, depth: 1, named: true, squares: "a1" }),
    t("tour-board-label", { rows: 1, columns: 1, depth: 1, squares: 1, last: "a1" }),
    t("colouring-label", { regions: 1, coloured: 1, colours: 1 }),
    t("graph-label", { vertices: 1, depth: 0, path: "" }),
    t("colouring-fewest-exhausted", { placed: 1 }),
    t("colouring-fewest-least", { colours: 1 }),
    t("colouring-fewest-stopped", { events: 1 }),
    t("tour-comparison-fewer", { plain: 1, fewer: 1 }),
    ...puzzles.flatMap((puzzle) => {
      const outcome = outcomeOf({
        scenario: { puzzle, values: {} },
        player: { description: null },
      });
      return [
        formatChecked({ placed: 1, takenBack: 1, checked: true, outcome }),
        formatAllSolutions(1, outcome),
        formatFound(1, outcome),
      ];
    }),
  ];
  for (const sentence of told) {
    assert.doesNotMatch(sentence, /\b1 (?:[a-z]+(?:s|ices)|are|have)\b/, sentence);
  }
});

test("names in a row are joined as the English do, who need no comma before the last", () => {
  const { row: join } = forms("en");
  const row = (names: (string | number)[], link: "and" | "or" = "and") => join(names, link);
  assert.equal(row([]), "");
  assert.equal(row(["a6"]), "a6");
  assert.equal(row(["a6", "b3"]), "a6 and b3");
  assert.equal(row(["a6", "b3", "c5"]), "a6, b3 and c5");
  assert.equal(row([1, 2, 3], "or"), "1, 2 or 3");
});
