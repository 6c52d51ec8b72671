/** The visible areas for each mode, option, presentation, frame and size; and that the style sheet knows all areas. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { NO_GAME } from "../../web/state/game.ts";
import { beginQuiz } from "../../web/state/questions.ts";
import { createState, type Mode } from "../../web/state/state.ts";
import {
  GONE,
  hiddenPanels,
  INVISIBLE,
  type Situation,
  type Sizes,
  visibility,
} from "../../web/state/visibility-rules.ts";
import { fake } from "./fake.ts";

const NARROW = { low: false, roomy: false, upright: false };
const LARGE: Sizes = { ...NARROW, phone: false, tallPhone: false, twoColumns: false, roomy: true };
const PHONE: Sizes = { ...NARROW, phone: true, tallPhone: true, twoColumns: true };
const UPRIGHT: Sizes = { ...LARGE, twoColumns: true, upright: true };
const LOW: Sizes = { ...LARGE, twoColumns: true, low: true, roomy: false };

const situation = (given: Partial<Situation> = {}): Situation => ({
  ...createState(),
  embedded: false,
  sizes: LARGE,
  setup: { open: true, blocking: false },
  ...given,
});

const lesson = { title: "", step: 1, panels: false, wide: false, folded: false };
const program = { wide: false, tooLong: false, editing: false, beside: false };
const { question } = createState();
const QUIZ = beginQuiz(fake({ kind: "next" }), "", 0);
const NOTICE = { key: "", said: "", again: [] };
const mode = (kind: Mode["kind"], begun = true): Partial<Situation> => ({
  mode: kind === "play" || kind === "be" ? { kind, begun, game: NO_GAME } : { kind },
});

const gone = (given: Partial<Situation>) => visibility(situation(given)).gone;
const invisible = (given: Partial<Situation>) => visibility(situation(given)).invisible;

/** The areas that a situation hides but watching our search does not. */
const more = (given: Partial<Situation>) => {
  const watched = gone({ sizes: given.sizes ?? LARGE });
  return gone(given).filter((name) => !watched.includes(name));
};
/** The areas that a situation shows but watching our search does not. */
const shown = (given: Partial<Situation>) => {
  const found = gone(given);
  return gone({ sizes: given.sizes ?? LARGE }).filter((name) => !found.includes(name));
};

const BROWSED = ["page", "search-menu", "skips", "menu-steps"];
const PLAYED = ["to-dead-end", "your-turn", "speed", "transport-in-little-room", "all-by-hand"];
const SEARCHED = ["code-told", "all-in-task"];
const READ = ["story-grip", "second-pane"];
const LOCKED = ["all-locked", "to-dead-end", "your-turn", "speed", "menu-steps"];
const VERDICT = ["ending", "whole-search", "turn-both"];
const PRESENTED = [
  "all-presented",
  "setup",
  "controls",
  "counters",
  "story-grip",
  "panels-head",
  "second-pane",
  "code-tools",
];
const FRAMED = [
  "all-in-frame",
  "turn-both",
  "skips",
  "setup",
  "speed",
  "write-own",
  "counters",
  "rule-card",
  "story-grip",
  "panels",
];

/** Situations, each with the areas that it hides or shows, compared with watching our search. */
const TABLE: [name: string, given: Partial<Situation>, gone: string[], shown: string[]][] = [
  ["watch", {}, [], []],
  ["home", mode("home"), [...BROWSED, "present"], ["gallery"]],
  ["race", mode("race"), [...BROWSED, "share"], ["race"]],
  ["play", mode("play"), PLAYED, []],
  ["play, before Python has come", mode("play", false), PLAYED, []],
  ["be the search", mode("be"), [...PLAYED, ...SEARCHED], []],
  [
    "be the search, before Python has come",
    mode("be", false),
    [...PLAYED, "code-told-in-little-room"],
    [],
  ],
  ["a program's run", mode("program"), ["your-turn"], []],
  ["a program beside our search", { program }, ["write-own", "code-sheet"], []],
  [
    "a program with most of the window",
    { program: { ...program, wide: true } },
    [...["write-own", "code-sheet", "beside-program", "counters-less", "story-grip"]],
    [],
  ],
  [
    "a program that would have it, on a phone",
    { program: { ...program, wide: true }, sizes: PHONE },
    ["write-own", "code-sheet", "status-exhausted"],
    [],
  ],
  [
    "a program that is written on a phone",
    { program: { ...program, editing: true }, sizes: PHONE },
    ["write-own", "code-sheet", "status-exhausted", "all-while-editing"],
    ["own-done"],
  ],
  [
    "a program on one of two boards",
    { program: { ...program, beside: true } },
    ["write-own", "code-sheet", "told-beside-board"],
    ["second-board"],
  ],
  ["lesson", { lesson }, [...READ, "counters", "counters-less", "rule-card", "panels"], ["lesson"]],
  [
    "lesson whose step needs the panels",
    { lesson: { ...lesson, panels: true } },
    [...READ, "counters-less"],
    ["lesson"],
  ],
  [
    "folded lesson",
    { lesson: { ...lesson, folded: true } },
    [...READ, "counters", "counters-less", "lesson-text", "lesson-steps"],
    ["lesson"],
  ],
  [
    "lesson on an upright tablet",
    { lesson, sizes: UPRIGHT },
    [...READ, "counters", "counters-less", "told-legend"],
    ["lesson", "why-legend"],
  ],
  [
    "text of a lesson on a phone",
    { lesson, question: { ...question, quiz: QUIZ }, sizes: PHONE },
    [
      ...[...READ, "counters", "rule-card", "panels", "question", "controls", "told"],
      ...["code-told", "code-told-in-little-room", "code-tools"],
    ],
    ["lesson", "skip-to-question"],
  ],
  [
    "board of a lesson on a phone",
    { lesson: { ...lesson, folded: true }, sizes: PHONE },
    [...READ, "counters", "lesson-text", "lesson-steps", "lesson-foot"],
    ["lesson"],
  ],
  [
    "question on the board of a lesson on a phone",
    { lesson: { ...lesson, folded: true }, question: { ...question, quiz: QUIZ }, sizes: PHONE },
    [
      ...[...READ, "counters", "lesson-text", "lesson-steps", "lesson-foot", "panels", "controls"],
      ...["code-told", "code-told-in-little-room", "code-tools"],
    ],
    ["lesson", "skip-to-question"],
  ],
  [
    "program of a lesson on a phone",
    { lesson: { ...lesson, panels: true, folded: true }, sizes: PHONE },
    [...READ, "counters", "lesson-text", "lesson-steps", "lesson-foot"],
    ["lesson"],
  ],
  [
    "lesson in a low window",
    { lesson, sizes: LOW },
    [...READ, "counters-less", "rule-card", "panels"],
    ["lesson"],
  ],
  [
    "question",
    { question: { ...question, quiz: QUIZ } },
    ["code-told-in-little-room"],
    ["skip-to-question"],
  ],
  [
    "question in a lesson",
    { lesson, question: { ...question, request: { kinds: null, asked: false } } },
    [
      ...[...READ, "counters", "counters-less", "rule-card", "panels"],
      ...["code-told", "code-told-in-little-room", "code-tools"],
    ],
    ["lesson"],
  ],
  ["covered reason", { question: { ...question, reason: true } }, ["refused-step"], []],
  ["hide=code", { options: { hide: "code" } }, ["write-own", "gives-code"], []],
  ["hide=tree", { options: { hide: "tree" } }, ["gives-tree", "whole-search"], []],
  ["hide=verdict", { options: { hide: "verdict" } }, VERDICT, ["turn-only-try"]],
  [
    "hide=code,tree,verdict",
    { options: { hide: "code,tree,verdict" } },
    [...VERDICT, "write-own", "gives-code", "gives-tree"],
    ["turn-only-try"],
  ],
  ["lock=steps", { options: { lock: "steps" } }, LOCKED, ["to-start"]],
  ["presentation", { presentation: "on" }, PRESENTED, []],
  [
    "presentation, while its buttons are shown",
    { presentation: "awake" },
    [
      ...PRESENTED.filter((name) => name !== "controls" && name !== "panels-head"),
      ...["position", "speed"],
    ],
    ["leave-presentation"],
  ],
  [
    "presented race",
    { ...mode("race"), presentation: "on" },
    [...BROWSED, ...PRESENTED, "share"],
    ["race"],
  ],
  [
    "presented lesson",
    { lesson, presentation: "on" },
    [...PRESENTED, "counters-less", "panels"],
    ["lesson"],
  ],
  [
    "presented lesson with a program",
    { lesson: { ...lesson, panels: true }, presentation: "on" },
    [...PRESENTED, "counters-less", "told"],
    ["lesson"],
  ],
  [
    "its question",
    {
      lesson: { ...lesson, panels: true },
      presentation: "on",
      question: { ...question, notice: NOTICE },
    },
    [...PRESENTED, "counters-less"],
    ["lesson", "skip-to-question"],
  ],
  [
    "presented program",
    { program: { ...program, wide: true }, presentation: "on" },
    [...PRESENTED, "write-own", "code-sheet"],
    [],
  ],
  ["frame", { embedded: true }, FRAMED, ["to-start", "to-end", "turn-only-try"]],
  [
    "frame with a program",
    { embedded: true, program },
    [
      ...FRAMED.filter((name) => name !== "panels"),
      ...["code-sheet", "panels-head", "second-pane"],
    ],
    ["to-start", "to-end", "turn-only-try"],
  ],
  [
    "locked frame",
    { embedded: true, options: { lock: "steps" } },
    [...FRAMED, ...LOCKED],
    ["to-start", "turn-only-try"],
  ],
  [
    "hand in a frame",
    { embedded: true, ...mode("play") },
    [...FRAMED, ...PLAYED],
    ["to-start", "to-end", "turn-only-try"],
  ],
  [
    "a search that only goes forward",
    { onward: true },
    ["all-onward", "turn-both"],
    ["turn-only-compare"],
  ],
  [
    "a search that only goes forward, in a frame",
    { onward: true, embedded: true },
    [...FRAMED, "all-onward", "your-turn"],
    ["to-start", "to-end", "turn-only-try", "turn-only-compare"],
  ],
  [
    "a search that only goes forward, with its verdict hidden",
    { onward: true, options: { hide: "verdict" } },
    [...VERDICT, "all-onward", "your-turn"],
    ["turn-only-try", "turn-only-compare"],
  ],
  ["drawer closed", { setup: { open: false, blocking: true } }, ["setup"], []],
  [
    "frame as narrow as a phone",
    { embedded: true, sizes: PHONE },
    FRAMED,
    ["to-start", "to-end", "turn-only-try", "phone-tabs"],
  ],
];

test("each situation hides what its line says, and nothing besides", () => {
  for (const [name, given, hidden, besides] of TABLE) {
    assert.deepEqual(more(given).sort(), [...new Set(hidden)].sort(), name);
    assert.deepEqual(shown(given).sort(), besides.toSorted(), name);
  }
});

test("while our search is watched the other places and the ways out of them are not there", () => {
  const places = ["gallery", "race", "lesson", "leave-presentation"];
  assert.deepEqual(
    gone({}).sort(),
    [
      ...places,
      "skip-to-question",
      "to-end",
      "to-start",
      "own-done",
      "second-board",
      "told-legend",
      "turn-only-try",
      "turn-only-compare",
    ].sort(),
  );
  // The legend is beside the board, or below the reason.
  const upright = gone({ sizes: UPRIGHT });
  assert.ok(upright.includes("why-legend") && !upright.includes("told-legend"));
  assert.deepEqual(invisible({}), []);
  const little = gone({ sizes: PHONE }).filter((name) => !gone({}).includes(name));
  assert.deepEqual(little, ["class-doors", "counters-less", "phone-tabs", "own-wide"]);
});

test("what would give an answer away keeps its room", () => {
  const asked = { ...question, request: { kinds: null, asked: true } };
  assert.deepEqual(invisible({ question: asked }), [
    ...["depth-chart", "answers-in-panels", "find-marks", "bookmarks"],
  ]);
  assert.deepEqual(invisible({ question: { ...question, notice: NOTICE } }), [
    ...["marks", "told"],
  ]);
  // "Why not?" has its card, and hides no marks on the slider.
  const whyNot = { key: "", place: 0, length: null, choice: 0 };
  assert.deepEqual(invisible({ question: { ...question, whyNot } }), ["marks", "told"]);
  assert.deepEqual(invisible({ question: { ...question, reason: true } }), [
    ...["reason-in-panel", "marks"],
  ]);
  assert.deepEqual(invisible({ options: { hide: "tree,verdict" } }), ["depth-chart"]);
  assert.deepEqual(invisible(mode("play", false)), [
    ...["transport-unused", "transport", "counters-run", "find-marks", "bookmarks"],
  ]);
  assert.ok(!invisible(mode("play")).includes("transport"));
  assert.deepEqual(invisible(mode("program")), ["bookmarks"]);
  assert.deepEqual(invisible({ ...mode("race"), presentation: "on" }), ["race-controls"]);
  assert.deepEqual(invisible({ ...mode("race"), presentation: "awake" }), []);
});

test("panels that give away what a link hides are not offered", () => {
  const panels = (options: Situation["options"]) => [...hiddenPanels(options)];
  assert.deepEqual(panels({}), []);
  assert.deepEqual(panels({ hide: "tree" }), ["tree", "calls"]);
  assert.deepEqual(panels({ hide: "code,verdict" }), [
    ...["code", "why", "solutions", "fewest", "result"],
  ]);
  assert.deepEqual(panels({ lock: "steps" }), ["solutions"]);
});

test("the style has a selector for every area, and for no other", () => {
  const style = readFileSync(
    new URL("../../web/style/visibility-areas.css", import.meta.url),
    "utf8",
  );
  const named = (attribute: string) =>
    [
      ...new Set(
        Array.from(style.matchAll(new RegExp(`${attribute}~="([^"]+)"`, "g")), ([, name]) => name),
      ),
    ].sort();
  assert.deepEqual(named("data-gone"), Object.keys(GONE).sort());
  assert.deepEqual(named("data-invisible"), Object.keys(INVISIBLE).sort());
});
