import assert from "node:assert/strict";
import { test } from "node:test";
import { tellGroups } from "../../web/panels/refused.js";
import { groupRefused, tellRefused } from "../../web/panels/steps.js";
import { refusals as colouring } from "../../web/puzzles/colouring/told.js";
import { refusals as graph } from "../../web/puzzles/graph/told.js";
import { refusals as queens } from "../../web/puzzles/queens/told.js";
import { refusals as sudoku } from "../../web/puzzles/sudoku/told.js";
import { refusals as tour } from "../../web/puzzles/tour/told.js";

/** @import { Refusals } from "../../web/puzzles/told.d.ts" */

const TOUR = { refusals: tour, refusedBefore: /** @type {const} */ ("panels-refused-before") };

/**
 * What is said of candidates that Python has refused so: `name: reason`, or a reason alone where there is no name.
 * @param {string[]} refusals
 * @param {Refusals} [words] the puzzle's
 */
function tell(refusals, words = tour) {
  const numbered = refusals.map((refusal, index) => {
    const [, name, reason] = /** @type {RegExpExecArray} */ (/^(?:(\w+): )?(.*)$/.exec(refusal));
    return /** @type {[number | null, string]} */ ([name ? index : null, reason]);
  });
  const groups = groupRefused(numbered, (choice) => refusals[choice].split(":")[0]);
  const before = words === colouring ? "colouring-refused-before" : "panels-refused-before";
  return tellGroups(groups, { refusals: words, refusedBefore: before });
}

test("what was passed over is told with its reasons, once, in the words of its puzzle", () => {
  const seen = "h5: already visited";
  const [one, two] = ["touches Idaho, already red", "touches Utah, already blue"];
  const lost = "no tour goes on from there";
  const queen = (/** @type {string} */ name, /** @type {string} */ from) =>
    `${name}: attacked by the queen on ${from}`;
  /** @type {[string[], typeof tour, string][]} */
  const told = [
    [
      [seen, "off the board", "off the board", "b3: blocked"],
      tour,
      "Passed over before it: h5 is on the path already; 2 moves lead off the board; b3 is blocked.",
    ],
    [
      ["h5: on the path already", "g3: on the path already"],
      tour,
      "Passed over before it: h5 and g3 are on the path already.",
    ],
    [["off the board"], tour, "Passed over before it: 1 move leads off the board."],
    [[`a1: ${lost}`, `b2: ${lost}`], tour, "Passed over before it: no tour goes on from a1 or b2."],
    [[], tour, ""],
    [
      [queen("c1", "a1"), queen("c3", "a1"), queen("c4", "b3")],
      queens,
      "Passed over before it: a1 attacks c1 and c3; b3 attacks c4.",
    ],
    [
      ["c1: row 1 already holds a queen"],
      queens,
      "Passed over before it: c1: row 1 already holds a queen.",
    ],
    [
      ["B: B is gray: it is on the path already"],
      graph,
      "Passed over before it: B is on the path already.",
    ],
    [[`red: ${one}`, `blue: ${two}`], colouring, "Ruled out: not red: Idaho; not blue: Utah."],
    [
      ["green: green is as new as yellow: nothing to gain"],
      colouring,
      "Not green: as new as yellow.",
    ],
    [["4: row 1 has its 4 in r1c7"], sudoku, "Passed over before it: row 1 has its 4 in r1c7."],
  ];
  for (const [refusals, words, sentence] of told) assert.equal(tell(refusals, words), sentence);
});

test("of many only some are named, and of many reasons only some told", () => {
  const many = Array.from("abcdefghij", (name) => `${name}: blocked`);
  assert.equal(tell(many), "Passed over before it: a, b, c, d, e, f, g, h and 2 more are blocked.");
  const reasons = Array.from("abcde", (name) => `${name}: no ${name}`);
  assert.equal(tell(reasons), "Passed over before it: a: no a; b: no b; 3 more.");
});

test("at a take-back it is told beyond which choice they were refused", () => {
  const view = { brief: String, nodeName: (/** @type {number} */ n) => `n${n}`, ...TOUR };
  const refused = /** @type {[number | null, string][]} */ ([
    [7, "already visited"],
    [null, "off the board"],
  ]);
  const told = "7 is on the path already; 1 move leads off the board.";
  assert.equal(tellRefused({ refused, tried: 0 }, -1, view), `Passed over before it: ${told}`);
  assert.equal(tellRefused({ refused, tried: 0 }, 5, view), `Refused beyond n5: ${told}`);
  assert.equal(
    tellRefused({ refused, tried: 2 }, 5, view),
    `Refused beyond n5, after the last try: ${told}`,
  );
  assert.equal(tellRefused({ refused: [], tried: 2 }, 5, view), "");
});
