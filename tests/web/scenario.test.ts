import assert from "node:assert/strict";
import { test } from "node:test";
import { taskOf } from "../../web/board/tour/tour.ts";
import { makeScenario, parseScenario } from "../../web/state/scenario/scenario.ts";
import { catalogue, readGolden } from "./golden.ts";

const scenarios = readGolden("scenarios.json");

test("the page reads every way of writing a scenario, and writes the library's again", () => {
  for (const [text, canonical] of Object.entries<string>(scenarios.canonical)) {
    assert.equal(parseScenario(text, catalogue).unread, undefined, text);
    assert.equal(parseScenario(canonical, catalogue).text, canonical);
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
  assert.equal(made.text, "tour/5x6/1,2/textbook/leaper=zebra");
  assert.deepEqual([made.values.goal, made.task?.root], ["open", [6]]);
});

test("nothing is drawn of a wrong value: Python says what is wrong", () => {
  const texts = ["f6/sutcliffe", "c3/pascal", "c3/1,2;x", "a1/geeks/end=z1", "a1/geeks/leaper=x"];
  for (const text of texts) assert.equal(parseScenario(`tour/5x5/${text}`, catalogue).task, null);
});
