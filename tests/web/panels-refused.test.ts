import assert from "node:assert/strict";
import { test } from "node:test";
import { refusals as colouring } from "../../web/board/colouring/sentences.ts";
import { refusals as graph } from "../../web/board/graph/sentences.ts";
import { refusals as queens } from "../../web/board/queens/sentences.ts";
import type { Refusals } from "../../web/board/sentences.ts";
import { refusals as sudoku } from "../../web/board/sudoku/sentences.ts";
import { refusals as tour } from "../../web/board/tour/sentences.ts";
import type { Refused } from "../../web/engine/types/answers.ts";
import { formatGroups } from "../../web/parts/panels/refused.ts";
import { formatRefused, groupRefused } from "../../web/parts/panels/steps.ts";

const TOUR = { refusals: tour, refusedAlone: false, step: "square" };

/** The reason is a key, or a text. */
type Row = [name: string, reason: string, about?: Record<string, string>];

/**
 * The sentence about candidates that Python has refused; "" without a name.
 *
 * @param words the puzzle's sentences
 */
function tell(rows: Row[], words: Refusals = tour) {
  const numbered: Refused[] = rows.map(([name, reason, about = {}], index) => [
    name ? index : null,
    `${reason} ${Object.values(about)}`.trim(),
    reason,
    about,
  ]);
  const groups = groupRefused(
    numbered,
    (choice) => rows[choice][0],
    (choice) => (words === colouring ? "Washington" : rows[choice][0]),
  );
  return formatGroups(groups, { ...TOUR, refusals: words, refusedAlone: words === colouring });
}

test("what was passed over is told with its reasons, once, in the words of its puzzle", () => {
  const queen: (name: string, square: string) => Row = (name, square) => [
    name,
    "queens-attacked",
    { square },
  ];
  const off: Row = ["", "tour-off-board"];
  const told: [Row[], Refusals, string][] = [
    [
      [["h5", "tour-on-path"], off, off, ["b3", "tour-blocked"]],
      tour,
      "The search ruled out other options first: h5 is already on the path. 2 moves would leave the board. b3 is blocked.",
    ],
    [
      [
        ["h5", "tour-on-path"],
        ["g3", "tour-on-path"],
      ],
      tour,
      "The search ruled out other options first: h5 and g3 are already on the path.",
    ],
    [[off], tour, "The search ruled out other options first: 1 move would leave the board."],
    [
      [
        ["a1", "tour-dead-tour"],
        ["b2", "tour-dead-tour"],
      ],
      tour,
      "The search ruled out other options first: No tour goes on from a1 or b2.",
    ],
    [
      [["a1", "tour-dead-closed"]],
      tour,
      "The search ruled out other options first: No closed tour goes on from a1.",
    ],
    [[], tour, ""],
    [
      [queen("c1", "a1"), queen("c3", "a1"), queen("c4", "b3")],
      queens,
      "The search ruled out other options first: The queen on a1 attacks c1 and c3. The queen on b3 attacks c4.",
    ],
    [
      [["c1", "queens-row-taken", { name: "1" }]],
      queens,
      "The search ruled out other options first: Row 1 already holds a queen.",
    ],
    [
      [
        ["c1", "queens-rising-taken"],
        ["c3", "queens-rising-taken"],
        ["c4", "queens-falling-taken"],
      ],
      queens,
      "The search ruled out other options first: Queens are already on the rising diagonals of c1 and c3. A queen is already on the falling diagonal of c4.",
    ],
    [
      [["B", "graph-on-path", { vertex: "B" }]],
      graph,
      "The search ruled out other options first: B is already on the path.",
    ],
    [
      [
        ["red", "colouring-touches", { region: "Idaho", colour: "red" }],
        ["blue", "colouring-touches", { region: "Utah", colour: "blue" }],
      ],
      colouring,
      "Washington can't be red: its neighbour Idaho is red. Washington can't be blue: its neighbour Utah is blue.",
    ],
    [
      [["green", "colouring-as-new", { colour: "green", other: "yellow" }]],
      colouring,
      "The search skips green: it is not on the map yet, and neither is yellow. One new colour is enough.",
    ],
    [
      [["r1c2", "sudoku-taken", { unit: "row", number: "1", digit: "4", cell: "r1c7" }]],
      sudoku,
      "The search ruled out other options first: r1c2 can't be 4: row 1 has its 4 in r1c7.",
    ],
  ];
  for (const [rows, words, sentence] of told) assert.equal(tell(rows, words), sentence);
});

test("what the sentence on the step tells is not told again", () => {
  const edge = ["B", "graph-edge", { vertex: "B", colour: "gray" }] as Row;
  assert.equal(tell([edge], { "graph-edge": null }), "");
});

test("of many only some are named, and of many reasons only some told", () => {
  const many = Array.from("abcdefghij", (name) => [name, "tour-blocked"] as Row);
  assert.equal(
    tell(many),
    "The search ruled out other options first: a, b, c, d, e, f, g, h and 2 more are blocked.",
  );
  const reasons = Array.from("abcde", (name) => [name, `no ${name}`] as Row);
  assert.equal(
    tell(reasons),
    "The search ruled out other options first: a: no a. b: no b. 3 more options were ruled out.",
  );
});

test("at a take-back it is told beyond which choice they were refused", () => {
  const nodeName = (n: number) => `n${n}`;
  const view = { brief: String, placeName: String, nodeName, ...TOUR };
  const refused: Refused[] = [
    [7, "on the path", "tour-on-path", {}],
    [null, "off the board", "tour-off-board", {}],
  ];
  const told = "7 is already on the path. 1 move would leave the board.";
  assert.equal(
    formatRefused({ refused, tried: 0 }, -1, view),
    `The search ruled out other options first: ${told}`,
  );
  assert.equal(
    formatRefused({ refused, tried: 0 }, 5, view),
    `From n5 there was nowhere left to go: ${told}`,
  );
  assert.equal(
    formatRefused({ refused, tried: 2 }, 5, view),
    `From n5 there was nowhere else left to go: ${told}`,
  );
  assert.equal(formatRefused({ refused: [], tried: 2 }, 5, view), "");
});
