/**
 * The marks drawn on a board are exactly those in its legend. A fake canvas records what is drawn in the colours of
 * marks, at the steps of small runs of each puzzle.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createView } from "../../web/board/registry.ts";
import type { Moment, PuzzleView } from "../../web/board/types.ts";
import type { Palette } from "../../web/dom/theme.ts";
import type { Candidate } from "../../web/engine/types/python-replies.ts";
import type { TreeNode } from "../../web/parts/charts/types.ts";
import { itemsOf, ownMarks } from "../../web/parts/marks/legend-entries.ts";
import { legendOf } from "../../web/parts/panels/tree-panel.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { fake } from "./fake.ts";
import { catalogue } from "./golden.ts";
import { EXAMPLE, FOREST, stateAfter } from "./samples.ts";
import { CASES, walk } from "./small-runs.ts";

/** The mark to which a stroke, a fill or a text in its colour belongs; undefined for none. */
const MEANS: Record<string, string> = {
  "candidate/candidate": "next",
  "candidateDisc/candidate": "open",
  "candidateDisc/tried": "tried",
  "/tried": "tried",
  "text candidate": "small-next",
  "text tried": "small",
  "struck tried": "small-tried",
  "rect candidate": "square-open",
  "rect tried": "square-tried",
  "/undo": "undone",
  "/undo dashed": "undone",
  "fill undo": "undone",
  "undo/knightEdge": "dot-undone",
  "frame undo": "given-up",
  "shape undo": "given-up",
  "/place": "last",
  "fill place": "last",
  "frame place": "placed",
  "shape place": "placed",
  "vertexGray/good": "top",
  "vertexBlack/good": "top",
  "/good": "last",
  "fill good": "last",
  "/bad dashed": "undone",
  "fill bad": "undone",
  "candidate/candidateDisc": "next",
  "/refused": "refused",
  "/refused line": "found",
  "/candidate dashed": "compared",
  "/hatch": "attacked",
  "rect pattern": "attacked",
  "rect hole": "blocked",
  "frame given": "fixed",
  "paper/given": "dot-fixed",
  "frame candidate": "frame",
  "shape candidate dashed": "dashes",
  "/edgePath": "tree",
  "fill edgePath": "tree",
  "/edgeBack": "back",
  "fill edgeBack": "back",
  "/edgeForward": "forward",
  "fill edgeForward": "forward",
  "/edgeCross dashed": "cross",
  "fill edgeCross": "cross",
};

/** Colours that only marks use. */
const COLOURS =
  /candidate|tried|undo|place|refused|hatch|pattern|hole|edgeBack|edgeForward|edgeCross|good|bad|e given|r.given/;

/** Signs that look alike, as one word. */
const lookOf = (sign: string) => sign.replace("held", "found").replace(/^frame-.*/, "frame");

/** A canvas that records what is drawn. */
class Notes {
  all: string[] = [];
  strokeStyle = "";
  fillStyle = "";
  globalAlpha = 1;
  #dash = "";
  #lines = 0;
  #filled = "";

  setLineDash = (dash: number[]) => {
    this.#dash = dash.length > 0 ? " dashed" : "";
  };
  beginPath = () => {
    this.#note();
    this.#lines = 0;
  };
  fill = (shape?: object | string) => {
    this.#filled = typeof shape === "object" ? "" : this.fillStyle;
  };
  stroke = (shape?: object) => {
    const alpha = this.globalAlpha === 1 ? "" : ` ${this.globalAlpha}`;
    const line = this.strokeStyle === "refused" && this.#lines === 1 ? " line" : "";
    const how = `${this.strokeStyle}${this.#dash}${alpha}${line}`;
    if (shape !== undefined) this.all.push(`shape ${how}`);
    else if (this.#lines > 0 || this.#filled !== "") this.all.push(`${this.#filled}/${how}`);
    this.#filled = "";
  };
  lineTo = () => {
    this.#lines++;
  };
  arc = this.lineTo;
  quadraticCurveTo = this.lineTo;
  fillRect = () => this.all.push(`rect ${this.fillStyle}`);
  strokeRect = () => this.all.push(`frame ${this.strokeStyle}`);
  fillText = () => this.all.push(`text ${this.fillStyle}`);
  measureText = () => ({ width: 10 });
  createPattern = () => "pattern";

  /** Record a filled shape without border. */
  #note() {
    if (this.#filled !== "") this.all.push(`fill ${this.#filled}`);
    this.#filled = "";
  }

  /** The marks that were drawn. */
  marks(view: PuzzleView) {
    this.#note();
    const small = view.notes;
    const seen = this.all.map((one, i) =>
      small && one === "text tried" && this.all[i + 1] === "/refused line" ? "struck tried" : one,
    );
    const left = seen.filter(
      (one, i) =>
        // A number belongs to its ring, and the stroke that crosses out a digit belongs to the digit.
        !(one.startsWith("text ") && !small) && !(small && seen[i - 1] === "struck tried"),
    );
    const forest = !view.takesBack;
    const marks = left.filter((one) => COLOURS.test(one) || (forest && /edgePath/.test(one)));
    return new Set(marks.map((one) => MEANS[one] ?? one));
  }
}

class Nothing {
  getContext = () => makeCanvas(new Notes());
}

/** Everything else asked of a canvas does nothing. */
const makeCanvas = <T extends object>(own: T): T =>
  new Proxy(own, { get: (it, name) => Reflect.get(it, name) ?? (() => {}) });

for (const name of ["Path2D", "OffscreenCanvas"]) {
  Reflect.set(globalThis, name, function Shape() {
    return makeCanvas(new Nothing());
  });
}

/** Each colour is named after itself. */
const palette = new Proxy(fake<Palette>({}), {
  get: (_, name) => (name === "font" || name === "letters" ? "" : String(name)),
});

function checkListed(
  view: PuzzleView,
  moment: Partial<Moment> & Pick<Moment, "state">,
  side: number,
  where: string,
) {
  const notes = new Notes();
  const still = { before: null, motion: null, flash: 0, cursor: -1, ...moment };
  const size = { width: side, height: side };
  const context = fake<CanvasRenderingContext2D>(makeCanvas(notes));
  const drawn = view.draw(context, size, palette, still);
  assert.deepEqual(
    [...notes.marks(view)].sort(),
    [...new Set([...drawn].map(lookOf))].sort(),
    `${where}, ${side} wide`,
  );
  for (const sign of drawn) assert.notEqual(view.formatMark(sign), "", where);
}

/** While watching, at a normal size and without room for letters; while a question is open; and by hand. */
const STATES: [number, Partial<Moment>][] = [
  [500, {}],
  [60, {}],
  [500, { asked: true }],
  [500, { asked: true, byHand: true, notes: new Set([0, 1, 2, 5, 9]) }],
];

/** Steps checked from the beginning, and steps within which every solution is checked. */
const STEPS = 12;
const SOLVED = 120;

test("a puzzle's legend lists what is marked on the board, and no more", () => {
  const seen = new Set();
  for (const given of CASES) {
    for (const { view, state, events, position } of walk(given)) {
      if (position > SOLVED) break;
      if (position > STEPS && !state.complete) continue;
      for (const [side, how] of STATES) {
        const moment = { state, next: events[position] ?? null, ...how };
        checkListed(view, moment, side, `${given.scenario}@${position} ${Object.keys(how)}`);
      }
      seen.add(view.scenario.puzzle);
    }
  }
  assert.deepEqual([...seen].sort(), ["colouring", "graph", "queens", "sudoku", "tour"]);
});

/** A view, and its state after some events. */
function open(text: string, events: number[], sketch: object = {}) {
  const scenario = parseScenario(text, catalogue);
  const description = { scenario: text, puzzle: scenario.puzzle, ...sketch };
  const view = createView(scenario, fake(description));
  const { size = 0, length = 0, root = [] } = view.task;
  return { view, state: stateAfter(size, length, root, events) };
}

test("so do those of a general search, of a large board, and of blocked squares", () => {
  const sizes = { size: 6, length: 6, root: [] };
  const events = [0, 1, 2, ~2, 3, 4, 5, ~5, ~4, ~3, ~1, ~0];
  const sketch = { graph: EXAMPLE, forest: FOREST, ...sizes };
  for (let step = 0; step <= events.length; step++) {
    const { view, state } = open("forest/example/A", events.slice(0, step), sketch);
    checkListed(view, { state }, 500, `forest@${step}`);
  }
  for (const text of [
    "tour/30x30/a1/textbook/strategy=warnsdorff",
    "queens/60",
    "tour/5x5/a1/textbook/holes=b1",
    "tour/5x5/a1/textbook/end=e5/givens=2:c2",
    "tour/30x30/a1/textbook/strategy=warnsdorff/givens=7:c3",
  ]) {
    const choices = text.startsWith("queens") ? [0, 62] : [text.includes("30x") ? 61 : 11];
    for (const events of [[], choices, [...choices, ~choices[choices.length - 1]]]) {
      const { view, state } = open(text, events);
      for (const side of [500, 3000]) checkListed(view, { state }, side, `${text} ${events}`);
    }
  }
});

test("on a board of queens each free square is hatched that a queen attacks, until it is solved", () => {
  for (const path of [[0], [0, 11], [0, 11, 18]]) {
    const { view, state } = open("queens/8", path);
    const hatched: Set<string> = new Set();
    const context = {
      strokeStyle: "",
      from: { x: 0, y: 0 },
      lines: [] as { x: number; y: number }[],
      beginPath() {
        this.lines = [];
      },
      moveTo(x: number, y: number) {
        this.from = { x, y };
      },
      lineTo(x: number, y: number) {
        this.lines.push({ x: (x + this.from.x) / 2, y: (y + this.from.y) / 2 });
      },
      stroke() {
        if (this.strokeStyle !== "hatch") return;
        for (const { x, y } of this.lines) {
          hatched.add(view.name(view.choiceAt({ width: 400, height: 400 }, x, y)));
        }
      },
    };
    view.draw(fake(makeCanvas(context)), { width: 400, height: 400 }, palette, {
      state,
      motion: null,
      flash: 0,
      cursor: -1,
    });
    const attacked = Array.from({ length: 64 }, (_, choice) => choice)
      .filter((choice) => !path.includes(choice))
      .filter((choice) =>
        path.some((queen) => {
          const across = Math.abs((queen >> 3) - (choice >> 3));
          const up = Math.abs((queen & 7) - (choice & 7));
          return across === 0 || up === 0 || across === up;
        }),
      );
    assert.deepEqual([...hatched].sort(), attacked.map((choice) => view.name(choice)).sort());
  }
  const { view, state } = open("queens/4", [1, 7, 8, 14]);
  const notes = new Notes();
  view.draw(fake(makeCanvas(notes)), { width: 400, height: 400 }, palette, {
    state,
    motion: null,
    flash: 0,
    cursor: -1,
  });
  assert.deepEqual([...notes.marks(view)], ["placed"]);
});

test("crosses of the visitor are drawn on squares without a queen, and listed", () => {
  const rows = ["AABB", "ACCB", "DDCC", "DDDC"];
  const regions = { rows, tints: [1, 2, 3, 4] };
  const { view, state } = open(`regions/${rows.join(".")}`, [1], { regions });
  const crossed = (...squares: number[]) => {
    const canvas = new Notes();
    const moment = { state, motion: null, flash: 0, cursor: -1, byHand: true };
    const notes = new Set(squares);
    const size = { width: 400, height: 400 };
    const drawn = view.draw(fake(makeCanvas(canvas)), size, palette, { ...moment, notes });
    assert.equal(drawn.has("crossed"), canvas.all.includes("/given"));
    return canvas.all.filter((one) => one === "/given").length;
  };
  assert.deepEqual([crossed(), crossed(1), crossed(1, 6), crossed(7, 6)], [0, 0, 1, 2]);
  assert.match(view.formatMark("crossed"), /^your cross/);
});

test("the signs of a sum's options are listed as they stand on its coins", () => {
  const sketch = { subset: { numbers: [5, 8], names: ["5", "8"], target: 8 } };
  const { view, state } = open("subset/5,8/8", [], sketch);
  const listed = (...candidates: Candidate[]) => {
    const texts: string[] = [];
    const canvas = makeCanvas({
      ...new Notes(),
      fillText: (text: string) => texts.push(text),
    });
    const moment = { state, candidates, motion: null, flash: 0, cursor: -1 };
    const drawn = view.draw(fake(canvas), { width: 400, height: 400 }, palette, moment);
    return { drawn: [...drawn], texts: texts.filter((text) => "+−".includes(text)) };
  };
  assert.deepEqual(listed([0, 1, "next"], [1, 2, "open"]), {
    drawn: ["take-next", "leave-open"],
    texts: ["+", "−"],
  });
  assert.deepEqual(listed([0, 1, "tried"], [1, 2, "next"]), {
    drawn: ["take-tried", "leave-next"],
    texts: ["+", "−"],
  });
  assert.equal(view.formatMark("leave-open"), view.formatMark("take-open"));
  assert.match(view.formatMark("take-next"), /^what the search tries next/);
});

test("evidence is listed by how it is drawn, and what has no place is not", () => {
  const mark = { role: "cause" as const, told: "why", places: [], lines: [] };
  assert.deepEqual(
    [
      ...itemsOf([{ ...mark, arrows: [] }]),
      ...itemsOf([{ ...mark, places: [3], arrows: [[1, 2]] }]),
      ...itemsOf([{ ...mark, role: "other", arrows: [], lines: [[1, 2]] }]),
      ...itemsOf([{ ...mark, role: "letter", told: "A", places: [3], arrows: [] }]),
    ],
    [
      { told: "why", looks: ["cause", "cause-arrow"] },
      { told: "why", looks: ["other-line"] },
      { told: "the letter of an answer", looks: ["letter"] },
    ],
  );
});

test("a tree's legend has the kinds of its nodes, and calls them as a general search does", () => {
  const node = (standing: TreeNode["standing"], size = null) =>
    ({ standing, size }) as unknown as TreeNode;
  const looks = (nodes: TreeNode[], forest: boolean) =>
    legendOf(nodes, forest).map(({ looks: [look], told }) => `${look}: ${told}`);
  const nodes = [node("path"), node("open"), node("more")];
  assert.deepEqual(looks(nodes, false), ["node-path: on the path", "node-open: not tried yet"]);
  assert.deepEqual(looks([node("path"), node("done")], true), [
    "node-path: gray: on the path",
    "node-done: black: finished",
  ]);
});

test("while a search plays, no mark leaves the legend; when it pauses, only those on the board are left", () => {
  const [last, tried] = [
    { told: "last", looks: ["last"] },
    { told: "tried", looks: ["tried"] },
  ];
  const listed = ownMarks([last], [tried, last], true);
  assert.deepEqual(listed, [last, tried]);
  assert.deepEqual(ownMarks(listed, [tried], false), [tried]);
});
