import assert from "node:assert/strict";
import { test } from "node:test";
import { groupRefused, tellRefused } from "../../web/panels/steps.js";
import { refusals as colouring } from "../../web/text/en-colouring.js";
import { refusals as graph } from "../../web/text/en-graph.js";
import { refused } from "../../web/text/en-panels.js";
import { refusals as queens } from "../../web/text/en-queens.js";
import { refusals as sudoku } from "../../web/text/en-sudoku.js";
import { refusals as tour } from "../../web/text/en-tour.js";

/**
 * What is said of candidates that Python has refused so.
 * @param {[string | null, string][]} refusals
 * @param {import("../../web/text/en.js").Refusals} [words] the puzzle's
 */
function tell(refusals, words = tour) {
  const names = refusals.map(([name]) => name);
  const numbered = refusals.map(
    ([name, reason], index) => /** @type {[number | null, string]} */ ([name && index, reason]),
  );
  return refused(
    groupRefused(numbered, (choice) => String(names[choice])),
    words,
  );
}

test("squares that were passed over are told with their reasons, once", () => {
  assert.equal(
    tell([
      ["h5", "already visited"],
      [null, "off the board"],
      [null, "off the board"],
      ["b3", "blocked"],
    ]),
    "Passed over before it: h5 is on the path already; 2 moves lead off the board; b3 is blocked.",
  );
  assert.equal(
    tell([
      ["h5", "on the path already"],
      ["g3", "on the path already"],
    ]),
    "Passed over before it: h5 and g3 are on the path already.",
  );
  assert.equal(
    tell([[null, "off the board"]]),
    "Passed over before it: 1 move leads off the board.",
  );
  assert.equal(
    tell([
      ["a1", "no tour goes on from there"],
      ["b2", "no tour goes on from there"],
    ]),
    "Passed over before it: no tour goes on from a1 or b2.",
  );
  assert.equal(tell([]), "");
});

test("queens, vertices, colours and digits are told in the words of their puzzle", () => {
  assert.equal(
    tell(
      [
        ["c1", "attacked by the queen on a1"],
        ["c3", "attacked by the queen on a1"],
        ["c4", "attacked by the queen on b3"],
      ],
      queens,
    ),
    "Passed over before it: a1 attacks c1 and c3; b3 attacks c4.",
  );
  assert.equal(
    tell([["c1", "row 1 already holds a queen"]], queens),
    "Passed over before it: c1: row 1 already holds a queen.",
  );
  assert.equal(
    tell([["B", "B is gray: it is on the path already"]], graph),
    "Passed over before it: B is on the path already.",
  );
  assert.equal(
    tell(
      [
        ["red", "touches Idaho, already red"],
        ["blue", "touches Utah, already blue"],
      ],
      colouring,
    ),
    "Not red: Idaho; not blue: Utah.",
  );
  assert.equal(
    tell([["green", "green is as new as yellow: nothing to gain"]], colouring),
    "Not green: as new as yellow.",
  );
  assert.equal(
    tell([["4", "row 1 has its 4 in r1c7"]], sudoku),
    "Passed over before it: row 1 has its 4 in r1c7.",
  );
});

test("of many only some are named, and of many reasons only some told", () => {
  const many = Array.from(
    "abcdefghij",
    (name) => /** @type {[string, string]} */ ([name, "blocked"]),
  );
  assert.equal(tell(many), "Passed over before it: a, b, c, d, e, f, g, h and 2 more are blocked.");
  const reasons = Array.from(
    "abcde",
    (name) => /** @type {[string, string]} */ ([name, `no ${name}`]),
  );
  assert.equal(tell(reasons), "Passed over before it: a: no a; b: no b; 3 more.");
});

test("at a take-back it is told beyond which choice they were refused", () => {
  const view = { brief: String, nodeName: (/** @type {number} */ n) => `n${n}`, refusals: tour };
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
