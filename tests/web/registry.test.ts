/** The registry of puzzles in the page, and the defaults for a puzzle without anything of its own. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import {
  allParts,
  checkEntries,
  createView,
  entryOf,
  headingOf,
  listEntries,
  outcomeOf,
  register,
} from "../../web/board/registry.ts";
import { View } from "../../web/board/view.ts";
import { puzzleOf, titleOf } from "../../web/engine/catalogue/catalogue.ts";
import type { Catalogue } from "../../web/engine/catalogue/types.ts";
import { State } from "../../web/engine/run/search-state.ts";
import { nameFile } from "../../web/parts/export/save-file.ts";
import { nameCards } from "../../web/parts/gallery/card-names.ts";
import { describe } from "../../web/parts/workbench/status-card.ts";
import { formatLink, readLink } from "../../web/state/link/link.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { fake } from "./fake.ts";
import { readGolden } from "./golden.ts";

const golden: Catalogue = readGolden("catalogue.json");

const ENTERED = listEntries();
const WEB = fileURLToPath(new URL("../../web", import.meta.url));
const HALVES = fileURLToPath(new URL("../../tools/build/halves.mjs", import.meta.url));

/** A puzzle unknown to the page, as Python's catalogue would describe it. */
const foreign = (name: string) => ({
  ...golden,
  puzzles: [
    ...golden.puzzles,
    {
      ...golden.puzzles[1],
      name,
      parameters: [],
      presets: [{ ...golden.puzzles[1].presets[0], scenario: name }],
    },
  ],
});

test("every puzzle of the catalogue has its page half, with words of its own", () => {
  const [helps, rules] = [new Set(), new Set()];
  for (const { name } of golden.puzzles) {
    const { help, ownLabel, rule } = entryOf(name);
    helps.add(help({ leaper: "knight", order: "textbook" }).intro);
    rules.add(rule?.caption({}));
    assert.match(ownLabel(), /^Your own /);
  }
  assert.equal(helps.size, golden.puzzles.length);
  assert.equal(rules.size, golden.puzzles.length);
});

test("a puzzle without a page half is a sentence, not an error of the page's", () => {
  const message =
    "puzzle 'stranger': the page cannot show it; it has no entry in web/board/registry.ts";
  const catalogue = foreign("stranger");
  for (const ask of [entryOf, parseScenario, () => checkEntries(catalogue)]) {
    assert.throws(() => ask("stranger", catalogue), { name: "RangeError", message });
  }
});

test("a puzzle that is entered with a view that only names its choices can be shown", () => {
  /** Switches that are turned on one after the other. */
  class Switches extends View {
    name(choice: number) {
      return `switch ${choice + 1}`;
    }
  }
  register("switches", {
    createView: (scenario, description) => description && new Switches(scenario, description),
  });
  const catalogue = foreign("switches");
  const scenario = parseScenario("switches", catalogue);
  assert.deepEqual([scenario.text, scenario.task], ["switches", null]);
  assert.equal(createView(scenario, null).pending, true);
  const sizes = { size: 3, length: 3, root: [] };
  const view = createView(scenario, { scenario: "switches", puzzle: "switches", ...sizes });
  const state = new State(sizes);
  // Without Python's account a sentence says no more than the event does.
  const tell = (event: number) => {
    state.apply(event);
    return view.sentence(state);
  };
  assert.equal(view.sentence(state), "The search has not taken a step yet.");
  assert.equal(tell(0), "The search chooses switch 1.");
  assert.equal(view.label(state), "1 of 3 choices made.");
  assert.equal(tell(~0), "The search takes switch 1 back.");
  const outcome = outcomeOf({ scenario, player: { description: null } });
  assert.equal(outcome.counts({ placed: 1, undone: 1 }), "1 choice made, 1 taken back.");
  const link = readLink(formatLink("switches", catalogue, 12_345, "abc"), catalogue);
  assert.deepEqual([link.scenario.puzzle, link.position, link.state], ["switches", 12_345, "abc"]);
});

test("what the page shows of single puzzles is listed with their entries", () => {
  const bind = () => ({ unbind() {} });
  register("switches", { parts: [bind] });
  const { parts } = entryOf("tour");
  assert.deepEqual([allParts()[0], allParts().at(-1)], [parts[0], bind]);
});

test("the build says in a sentence which half of a puzzle is missing", () => {
  const file = join(mkdtempSync(join(tmpdir(), "halves-")), "catalogue.json");
  /** The output of the check when the library has these puzzles. */
  const look = (...names: string[]) => {
    writeFileSync(file, JSON.stringify({ puzzles: names.map((name) => ({ name })) }));
    return spawnSync(process.execPath, [HALVES, WEB, file], { encoding: "utf8" }).stderr;
  };
  assert.equal(look(...ENTERED), "");
  assert.equal(
    look(...ENTERED, "stranger"),
    "puzzle 'stranger': the page cannot show it; it has no entry in web/board/registry.ts\n",
  );
  assert.equal(
    look(...ENTERED.slice(1)),
    "puzzle 'tour': the library has none; it is not in FOLDERS, in src/knights/puzzles/registry.py\n",
  );
});

test("names that a link escapes are shown as people write them", () => {
  const text =
    "graph/K%C3%B6ln:%D0%9B%D1%8C%D0%B2%D1%96%D0%B2;%D0%9B%D1%8C%D0%B2%D1%96%D0%B2:K%C3%B6ln/K%C3%B6ln";
  const { scenario } = readLink(`#${text.replaceAll("%", "%25")}`, golden);
  assert.equal(scenario.text, text);
  assert.deepEqual(headingOf(scenario, 2, puzzleOf("graph", golden)), {
    title: "Path in a graph, from Köln",
    purpose: "Find a path of 2 vertices from Köln, and visit no vertex twice.",
  });
  const cycle = parseScenario(`${text}/cycle=yes/goal=count`, golden);
  assert.deepEqual(headingOf(cycle, 2, puzzleOf("graph", golden)), {
    title: "Cycle in a graph, from Köln",
    purpose:
      "Count the ways to go along a cycle of 2 vertices from Köln, and visit no vertex twice.",
  });
  const rule = (more: string) =>
    entryOf("graph").rule?.caption(parseScenario(`${text}${more}`, golden).values);
  assert.deepEqual(["", "/limit=2", "/cycle=yes", "/strategy=breadth"].map(rule), [
    "The path follows edges. It visits every vertex, each exactly once.",
    "The path follows edges. It visits 2 vertices, each only once.",
    "The cycle follows edges. It visits every vertex, each exactly once, and comes back to its start.",
    "The path follows edges from its start to the target. No other such path has fewer edges.",
  ]);
  assert.equal(titleOf(text, golden), "graph/Köln:Львів;Львів:Köln/Köln");
  assert.equal(nameFile(text, "5", "svg"), "knights-graph-Köln-Львів-Львів-Köln-Köln-5.svg");
  // Hidden characters stay escaped, and invalid escapes stay as they are.
  assert.equal(titleOf("graph/A%E2%80%AEB:C/any", golden), "graph/A%E2%80%AEB:C/any");
  assert.equal(titleOf("graph/%FF:C/any", golden), "graph/%FF:C/any");
});

test("where a search is long, another of the same grid is offered, in the order with the fewest options", () => {
  const offers = golden.puzzles
    .flatMap(({ presets }) => presets)
    .map(({ scenario }) => parseScenario(`${scenario}`, golden))
    .flatMap((scenario) => {
      const shorter = entryOf(scenario.puzzle).shorter(scenario);
      return shorter === null ? [] : [{ scenario, shorter }];
    });
  for (const { scenario, shorter } of offers) {
    const { values, text } = parseScenario(shorter.text, golden);
    assert.deepEqual(values, { ...scenario.values, order: "places" });
    assert.equal(text, shorter.text);
    for (const name of ["playing", "paused"] as const) {
      const facts = { known: 2e6, loading: null, goal: null, shorter };
      assert.equal(describe({ name }, fake(facts)).detail, shorter.says);
    }
    assert.equal(entryOf(scenario.puzzle).shorter(parseScenario(text, golden)), null);
  }
  assert.ok(offers.some(({ scenario }) => scenario.values.order === "natural"));
  const counted = parseScenario("sudoku/hard/order=fewest/goal=count", golden);
  assert.equal(entryOf("sudoku").shorter(counted)?.text, "sudoku/hard/order=places/goal=count");
});

test("a title names a strategy other than backtracking", () => {
  const titleOf = (text: string) => {
    const scenario = parseScenario(text, golden);
    return headingOf(scenario, undefined, puzzleOf(scenario.puzzle, golden)).title;
  };
  assert.deepEqual(
    [
      ...["queens/8", "queens/8/strategy=forward", "queens/8/strategy=conflicts"],
      ...["maze/22.00/strategy=breadth", "graph/example/A/strategy=breadth", "subset/1,2,3/4"],
    ].map(titleOf),
    [
      ...["8 queens", "8 queens · Forward checking", "8 queens · Min-conflicts"],
      "Maze of 2x2 cells · Breadth-first search",
      "Shortest path in a graph, from A · Breadth-first search",
      "3 numbers for the sum 4",
    ],
  );
});

test("no two cards of the gallery have one name, and what all have alike is in none", () => {
  for (const puzzle of golden.puzzles) {
    const scenarios = puzzle.presets.map(({ scenario }) => parseScenario(scenario, golden));
    const names = nameCards(scenarios, puzzle);
    assert.equal(new Set(names).size, names.length, names.join("\n"));
    for (const name of names) assert.doesNotMatch(name, /[:,]\w/, "a name is made of words");
  }
  const graph = puzzleOf("graph", golden);
  const cycles = ["dodecahedron", "petersen"].map((name) =>
    parseScenario(`graph/${name}/a/cycle=yes`, golden),
  );
  assert.deepEqual(nameCards(cycles, graph), [
    "Cycle in a graph, from a · The dodecahedron",
    "Cycle in a graph, from a · Petersen's graph",
  ]);
});
