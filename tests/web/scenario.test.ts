import assert from "node:assert/strict";
import { test } from "node:test";
import { taskOf } from "../../web/board/tour/tour.ts";
import { makeScenario, parseScenario } from "../../web/state/scenario/scenario.ts";
import { catalogue, readGolden } from "./golden.ts";

const scenarios = readGolden("scenarios.json");

test("every way of writing a scenario has one canonical text, the library's", () => {
  for (const [text, canonical] of Object.entries<string>(scenarios.canonical)) {
    assert.equal(parseScenario(text, catalogue).text, canonical);
    assert.equal(parseScenario(canonical, catalogue).text, canonical);
  }
});

test("what is wrong with a scenario is said in the library's words", () => {
  for (const [text, message] of Object.entries(scenarios.refused)) {
    assert.throws(() => parseScenario(text, catalogue), { name: "RangeError", message }, text);
  }
});

test("presets are canonical", () => {
  for (const { presets } of catalogue.puzzles) {
    for (const { scenario } of presets) {
      assert.equal(parseScenario(scenario, catalogue).text, scenario);
    }
  }
});

test("a tour's scenario says what to draw before Python is there", () => {
  const scenario = parseScenario("tour/3x4/b2/geeks/goal=closed/holes=a1,d3/end=c1", catalogue);
  const { puzzle, values } = scenario;
  const tour = taskOf(scenario);
  assert.equal(puzzle, "tour");
  assert.equal(values.strategy, "backtrack");
  assert.equal(String(tour.board), "3x4");
  assert.deepEqual([...tour.board.holes], [0, 11]);
  assert.deepEqual(tour.root, [5]);
  assert.deepEqual([tour.size, tour.length, tour.end, tour.closed], [12, 10, 2, true]);
  assert.deepEqual(tour.moves[0], [1, -2]);
  const any = parseScenario("tour/3x4/any/geeks", catalogue).task;
  assert.deepEqual(any?.root, []);
  assert.equal(parseScenario("queens/8", catalogue).task, null);
});

test("a form's values make a scenario, with defaults for the rest", () => {
  const made = makeScenario("tour", { board: "5x6", start: "1,2", leaper: "zebra" }, catalogue);
  assert.equal(made.text, "tour/5x6/a2/textbook/leaper=2,3");
});

test("the page shows boards of up to 16x16", () => {
  assert.equal(parseScenario("tour/16x16/a1/geeks", catalogue).task?.size, 256);
  assert.throws(() => parseScenario("tour/17x5/a1/geeks", catalogue), {
    message:
      "board '17x5': in the page it may go up to 16, up to 200 with Warnsdorff's rule," +
      " up to 1000 with strategy=construct",
  });
});

test("what needs no search may be larger", () => {
  const rule = "tour/200x200/a1/geeks/strategy=warnsdorff";
  assert.equal(parseScenario(rule, catalogue).task?.size, 40_000);
  assert.equal(
    parseScenario("tour/1000x999/a1/geeks/strategy=construct", catalogue).task?.length,
    999_000,
  );
  assert.throws(() => parseScenario("tour/201x9/a1/geeks/strategy=warnsdorff", catalogue), {
    message: "board '201x9': in the page it may go up to 200",
  });
});

test("a scenario may not be endless", () => {
  assert.throws(() => parseScenario(`tour/5x5/a1/${"1,2;".repeat(2000)}`, catalogue), {
    message: "scenario of 8,012 characters: it may have at most 8,000",
  });
});
