import assert from "node:assert/strict";
import { test } from "node:test";
import { formatLink, readLink } from "../../web/scenario/link.js";
import { seededRandom } from "./backtracker.js";
import { readGolden } from "./golden.js";

/** @type {import("../../web/scenario/catalogue.js").Catalogue} */
const catalogue = readGolden("catalogue.json");
const FIRST = "tour/5x5/c3/sutcliffe";

/** @param {string} fragment */
function read(fragment) {
  const { scenario, position, problem } = readLink(fragment, catalogue);
  return { text: scenario.text, position, problem };
}

test("a link holds the scenario and the position", () => {
  for (const [fragment, text, position] of /** @type {[string, string, number][]} */ ([
    ["#tour/8x8/a8/geeks", "tour/8x8/a8/geeks", 0],
    ["tour/8x8/a8/geeks@1200", "tour/8x8/a8/geeks", 1200],
    ["#tour/8x8/1,8/geeks@16501401", "tour/8x8/a8/geeks", 16_501_401],
    ["#tour/8x8/a6/horse@6000000000", "tour/8x8/a6/horse", 6_000_000_000],
    ["#tour/5x5/c3/1,2%3B2,1", "tour/5x5/c3/1,2;2,1", 0],
    ["#queens/8", "queens/8", 0],
    ["#graph/A%2541:B;B:A/B@3", "graph/A%41:B;B:A/B", 3],
  ])) {
    assert.deepEqual(read(fragment), { text, position, problem: null });
    const link = formatLink(text, position);
    assert.deepEqual(read(link), { text, position, problem: null });
  }
});

test("no link at all shows the first preset", () => {
  assert.deepEqual(read(""), { text: FIRST, position: 0, problem: null });
  assert.deepEqual(read("#"), { text: FIRST, position: 0, problem: null });
});

test("a damaged link says what is wrong, and shows what can be shown", () => {
  for (const [fragment, text, problem] of [
    [
      "#tour/8x8/i9/geeks@5",
      FIRST,
      "square 'i9': a square of a 8x8 board is a1 to h8, or 1,1 to 8,8",
    ],
    [
      "#tour/8x8/a8/geeks@12x",
      "tour/8x8/a8/geeks",
      "position '12x': it must be a whole number of events, for instance 1200",
    ],
    [
      "#tour/8x8/a8/geeks@",
      "tour/8x8/a8/geeks",
      "position '': it must be a whole number of events, for instance 1200",
    ],
    [
      "#tour/8x8/a8/geeks@99999999999999999",
      "tour/8x8/a8/geeks",
      "position '99999999999999999': it must be a whole number of events, for instance 1200",
    ],
    ["#tour%ZZ", FIRST, "link 'tour%ZZ': a % must be followed by two hexadecimal digits"],
    [
      "#<script>",
      FIRST,
      "character '<': a scenario has letters, digits and marks such as , ; : = . - only",
    ],
  ]) {
    assert.deepEqual(read(fragment), { text, position: 0, problem });
  }
});

test("20,000 random and mutated links each open canonically or are refused with a sentence", () => {
  const random = seededRandom(7);
  const seeds = [
    "tour/8x8/a8/geeks@1200",
    "tour/5x5/c3/1,2;2,1;-1,2/goal=all/holes=a1,b2",
    "tour/6x6/any/textbook/leaper=1,3/strategy=warnsdorff/ties=random/seed=3@7",
    "queens/8/goal=all",
    "sudoku/easy",
  ];
  const alphabet = "abcxyz0189/=;,-@%#<>\"' \n\0é♞\u{1f40e}\ud800";
  for (let i = 0; i < 20_000; i++) {
    const characters = Array.from(seeds[random(seeds.length)]);
    for (let changes = random(4); changes >= 0; changes--) {
      const inserted = Array.from({ length: random(3) }, () => alphabet[random(alphabet.length)]);
      characters.splice(random(characters.length + 1), random(3), ...inserted);
    }
    const { text, position, problem } = read(characters.join(""));
    if (problem !== null) assert.match(problem, /^\S.*\S$/s);
    else assert.deepEqual(read(formatLink(text, position)), { text, position, problem });
  }
});
