/** Subset sum: where the coins are, the parts of the bar, and paths that are complete and have another sum. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createView, entryOf } from "../../web/board/registry.ts";
import { centreOf, layOut, partsOf, sumOf } from "../../web/board/subset/subset-picture.ts";
import { draftOf, valueIn } from "../../web/parts/form/fields.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { holdsFor } from "../../web/state/scenario/wanted.ts";
import { fake } from "./fake.ts";
import { catalogue } from "./golden.ts";
import { stateAfter } from "./samples.ts";

const SKETCH = { numbers: [5, 5, 8], names: ["5a", "5b", "8"], target: 9 };
const TEXT = "subset/5,5,8/9/cuts=none";

const open = (description: object | null = { subset: SKETCH }) =>
  createView(parseScenario(TEXT, catalogue), fake(description));

/** The state after some choices. */
const after = (...choices: number[]) => stateAfter(6, 3, [], choices);

test("the bar has what is taken, then what is open, and says what crosses the target", () => {
  const looks = (...choices: number[]) =>
    partsOf(SKETCH, after(...choices)).map(({ from, to, look }) => [from, to, look]);
  assert.deepEqual(looks(), [
    [0, 5, "open"],
    [5, 10, "open"],
    [10, 18, "open"],
  ]);
  assert.deepEqual(looks(0, 2), [
    [0, 5, "taken"],
    [5, 10, "over"],
    [10, 18, "open"],
  ]);
  assert.deepEqual(looks(1, 2), [
    [0, 5, "taken"],
    [5, 13, "open"],
  ]);
  assert.equal(sumOf(SKETCH.numbers, after(0, 3, 4)), 13);
});

test("a complete path is a solution only with the right sum", () => {
  const holds = holdsFor(parseScenario("subset/5,5,8/13/cuts=none", catalogue));
  assert.ok(holds(after(0, 3, 4)) && holds(after(1, 2, 4)));
  assert.ok(!holds(after(0, 2, 4)) && !holds(after(1, 3, 5)));
});

for (const [width, height] of [
  [300, 300],
  [900, 200],
  [200, 700],
]) {
  test(`40 coins and the bar fit into ${width} x ${height}, and each is found where it is`, () => {
    const numbers = Array.from({ length: 40 }, (_, place) => place + 1);
    const view = open({ subset: { numbers, names: numbers.map(String), target: 9 } });
    const size = { width, height };
    const layout = layOut(40, size);
    assert.ok(layout.pitch > 0 && layout.top >= 0 && layout.left >= 0);
    assert.ok(layout.bar + layout.pitch <= height + 1);
    for (const place of numbers.keys()) {
      const { x, y } = centreOf(layout, place);
      assert.equal(view.choiceAt(size, x, y), 2 * place);
    }
    assert.equal(view.choiceAt(size, 1, height - 1), -1);
  });
}

test("a view names choices and places, and its cursor goes along and across the rows", () => {
  const view = open();
  assert.deepEqual([view.name(0), view.name(3), view.placeName(3)], ["5a", "“no 5b”", "5b"]);
  assert.deepEqual([view.brief(0), view.brief(1)], ["take", "leave out"]);
  assert.deepEqual(view.alternatives(3), [2, 3]);
  assert.equal(view.cell(2, after(0, 3)), "5b: left out");
  assert.equal(view.cell(4, after(0, 3)), "8: not decided yet");
  assert.equal(view.label(after(0, 3)), "3 numbers, 2 decided. The sum is 5, and the target is 9.");
  assert.equal(view.choiceAt({ width: 100, height: 300 }, 0, 0), -1);
  const { columns } = layOut(3, { width: 100, height: 300 });
  assert.deepEqual(
    ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"].map((key) => view.moveCursor(0, key)),
    [2, 0, columns < 3 ? 2 * columns : 0, 0],
  );
  assert.equal(view.moveCursor(-1, "ArrowRight"), 0);
  assert.equal(view.ground?.(200).placeOf(5), 2);
  assert.ok(open(null).pending);
});

test("numbers are typed with commas, spaces or plus signs", () => {
  const [numbers] = catalogue.puzzles.find(({ name }) => name === "subset")?.parameters ?? [];
  const draft = draftOf(numbers, { numbers: "8,6,7" });
  for (const text of ["8, 6, 7", " 8 6  7 ", "8+6+7", "8;6,\n7"])
    assert.equal(valueIn(numbers, { ...draft, text }), "8,6,7");
});

test("the title counts the numbers", () => {
  const values = { numbers: "8,6,7", target: "13", goal: "all" };
  assert.deepEqual(entryOf("subset").heading({ values, chosen: {}, length: 3, puzzle: "" }), {
    title: "3 numbers for the sum 13",
    purpose: "Find all subsets of the numbers that make 13.",
  });
});
