import assert from "node:assert/strict";
import { test } from "node:test";
import { Timeline } from "../../web/engine/run/timeline.ts";
import { readLink } from "../../web/state/link/link.ts";
import { countedGoal } from "../../web/state/scenario/wanted.ts";
import { seekThere, stateAt } from "./centre.ts";
import { seededRandom } from "./chance.ts";
import { catalogue } from "./golden.ts";
import { runSearch } from "./small-searches.ts";

/** By position: the number of complete sequences so far that repeat no square and end on an even one. */
function countEven(events: Int16Array, length: number) {
  const path = [0];
  let found = 0;
  return Array.from({ length: events.length + 1 }, (_, position) => {
    const event = position > 0 ? events[position - 1] : null;
    if (event !== null && event < 0) path.pop();
    else if (event !== null) path.push(event);
    const whole = path.length === length && new Set(path).size === length;
    if (event !== null && event >= 0 && whole && path[length - 1] % 2 === 0) found++;
    return found;
  });
}

test("solutions are counted at every position, both ways from where a run was opened", () => {
  const [size, length] = [9, 4];
  // All sequences of squares that begin with 0.
  const looked = () => Array.from({ length: size }, (_, square) => square);
  const rules = { size, length, root: [0], looked, fits: () => true, solved: () => false };
  const run = Int16Array.from(runSearch(rules).events);
  const expected = countEven(run, length);
  const random = seededRandom(3);
  for (const position of [0, 1, 777, run.length >> 1, run.length]) {
    const base = { position, ...stateAt(position, run, [0]), found: expected[position] };
    const holds = ({ path }: { path: ArrayLike<number> }) => path[length - 1] % 2 === 0;
    const wanted = { count: 1000, holds };
    const room = { chunkLength: 64, cacheBytes: 1024 };
    const timeline = new Timeline({ size, length, root: [0], wanted, base, ...room });
    for (let from = position; from < run.length; from += 501) {
      timeline.append(run.slice(from, from + 501));
    }
    assert.equal(timeline.headState.found, expected[run.length]);
    for (const target of [0, run.length, ...Array.from({ length: 99 }, () => random(run.length))]) {
      seekThere(timeline, target, run, [0]);
      assert.equal(timeline.foundAt(target), expected[target]);
    }
  }
});

test("the solutions of a whole run are known only where those before it are", () => {
  const [size, length, root] = [9, 4, [0]];
  const wanted = { count: 99, holds: () => true };
  const base = { position: 2, path: [0], undone: 1 };
  const counted = { size, length, root, wanted };
  assert.equal(new Timeline(counted).solutions, 0);
  assert.equal(new Timeline({ ...counted, base: { ...base, found: 5 } }).solutions, 5);
  assert.equal(new Timeline({ ...counted, base }).solutions, null);
});

test("a complete path of the naive method is a solution where it ends as it has to", () => {
  const holds = (text: string, path: number[]) => {
    const wanted = countedGoal(readLink(text, catalogue).scenario);
    return wanted?.holds({ path, depth: path.length });
  };
  assert.equal(
    countedGoal(readLink("tour/3x4/a1/textbook/strategy=naive", catalogue).scenario),
    null,
  );
  const naive = "tour/3x4/a1/textbook/first=2/strategy=naive";
  // The library's first tour of 3x4 from a1; it ends on a2.
  const tour = [0, 6, 8, 1, 7, 9, 2, 11, 5, 3, 10, 4];
  assert.equal(holds(naive, tour), true);
  assert.equal(holds(`${naive}/end=a2`, tour), true);
  assert.equal(holds(`${naive}/end=d3`, tour), false);
  assert.equal(holds(`${naive}/goal=closed`, tour), false);
  assert.equal(holds(`${naive}/goal=closed`, [...tour.slice(0, -1), 6]), true);
});
