/** The finder, compared with a plain look at every moment of random runs of every puzzle. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Condition } from "../../web/engine/analysis/conditions.ts";
import { Finder } from "../../web/engine/analysis/finder.ts";
import { PositionSet } from "../../web/engine/analysis/position-set.ts";
import { Timeline } from "../../web/engine/run/timeline.ts";
import type { Wanted } from "../../web/engine/types/scenario.ts";
import { countsOf } from "../../web/parts/find/slider-marks.ts";
import { seededRandom } from "./chance.ts";
import { rulesFor } from "./samples.ts";
import { type Rules, runSearch } from "./small-searches.ts";

const SCENARIOS = [
  "tour/3x4/any/textbook/goal=all",
  "tour/5x5/c3/sutcliffe",
  "tour/3x3/a1/textbook/strategy=naive/goal=all",
  "queens/5/goal=all",
  "queens/6/order=fewest/goal=all",
  "graph/example/any/limit=4/goal=all",
  "graph/petersen/a/cycle=yes",
  "colouring/australia/3/goal=all",
  "sudoku/1...............",
  "sudoku/1......4..2.3.../order=places",
];
const never = () => false;

/** All moments, computed from the meaning of events alone. */
function momentsOf({ root, length, solved }: Rules, events: number[]) {
  const path = [...root];
  const moments = [{ path: [...path], last: null as number | null }];
  for (const event of events) {
    if (event >= 0) path.push(event);
    else path.pop();
    moments.push({ path: [...path], last: event });
  }
  return moments.map((moment, at) => {
    const distinct = new Set(moment.path).size === length;
    const solution = moment.path.length === length && distinct && solved(moment.path);
    const placed = moment.last !== null && moment.last >= 0;
    const dead = placed && !solution && at < events.length && events[at] < 0;
    return { ...moment, solution, dead };
  });
}

type Moment = ReturnType<typeof momentsOf>[number];

function holdsAt(condition: Condition, { path, last, solution, dead }: Moment): boolean {
  switch (condition.kind) {
    case "on":
      return path.some((choice) => condition.choices.includes(choice));
    case "off":
      return !path.some((choice) => condition.choices.includes(choice));
    case "placed":
      return last !== null && condition.choices.includes(last);
    case "undone":
      return last !== null && condition.choices.includes(~last);
    case "begins":
      return condition.path.every((choice, level) => path[level] === choice);
    case "depth":
      if (condition.is === "exactly") return path.length === condition.depth;
      return condition.is === "least"
        ? path.length >= condition.depth
        : path.length <= condition.depth;
    case "solution":
      return solution;
    case "dead-end":
      return dead;
  }
}

function drawCondition(
  random: (limit: number) => number,
  { size, length }: Rules,
  moments: Moment[],
): Condition {
  const { path, last } = moments[random(moments.length)];
  const choice = last === null ? random(size) : last < 0 ? ~last : last;
  const choices = [choice, ...(random(3) === 0 ? [random(size), random(size)] : [])];
  const kinds = ["on", "off", "placed", "undone"] as const;
  const drawn = random(9);
  if (drawn < 4) return { kind: kinds[drawn], choices };
  if (drawn < 6) return { kind: "begins", path: path.slice(0, random(path.length + 1)) };
  if (drawn === 6) return { kind: random(3) === 0 ? "solution" : "dead-end" };
  const is = (["least", "exactly", "most"] as const)[random(3)];
  return { kind: "depth", is, depth: random(length + 2) };
}

/** Search until nothing is left, supplying missing events. @param events of the whole run */
function lookAtAll(finder: Finder, events: number[]) {
  for (let turns = 0; turns < 10_000; turns++) {
    const found = finder.look(never);
    if (found === "rest") return;
    const missing = finder.missing;
    assert.ok(found === "missing" && missing !== null);
    finder.supply(Int16Array.from(supplyFor(missing, events)));
  }
  assert.fail("it never comes to an end");
}

/** The events after a state; each path with its undone choice occurs at most once. */
function supplyFor(
  { state, count }: { state: { path: number[]; undone: number | null }; count: number },
  events: number[],
) {
  const at = places.get(`${state.path} ${state.undone ?? -1}`);
  assert.ok(at !== undefined, "a state of the run");
  return events.slice(at, at + count);
}

/** Position of each state of the run. */
let places: Map<string, number> = new Map();

function notePlaces(moments: Moment[]) {
  places = new Map();
  moments.forEach(({ path, last }, at) => {
    places.set(`${path} ${last !== null && last < 0 ? ~last : -1}`, at);
  });
}

for (const scenario of SCENARIOS) {
  test(`every moment is found, and no other: ${scenario}`, () => {
    const random = seededRandom(scenario.length);
    const { rules } = rulesFor(scenario);
    const wanted = scenario.includes("goal=all") ? Infinity : 1;
    const { events, verdict } = runSearch(rules, wanted, 3000);
    const moments = momentsOf(rules, events);
    notePlaces(moments);
    const { size, length, root, solved } = rules;
    const holds: Wanted["holds"] = ({ path, depth }) => solved(Array.from(path).slice(0, depth));
    for (let round = 0; round < 40; round++) {
      const base = round % 3 === 0 ? random(events.length) : 0;
      const { path, last } = moments[base];
      const begin = { position: base, path, undone: last !== null && last < 0 ? ~last : null };
      const timeline = new Timeline({
        size,
        length,
        root,
        base: base > 0 ? begin : null,
        chunkLength: 50 + random(200),
        cacheBytes: round % 2 === 0 ? 1 : 1 << 20,
      });
      const conditions = Array.from({ length: random(4) }, () =>
        drawCondition(random, rules, moments),
      );
      const finder = new Finder(timeline, conditions, holds);
      for (let at = base; at < events.length; ) {
        const to = Math.min(events.length, at + random(900));
        timeline.append(Int16Array.from(events.slice(at, to)));
        if (random(3) > 0) lookAtAll(finder, events);
        at = to;
      }
      if (verdict !== null) timeline.finish(verdict);
      lookAtAll(finder, events);
      assert.equal(finder.looked, events.length);
      assert.ok(finder.whole);
      const expected = moments.flatMap((moment, at) =>
        conditions.every((one) => holdsAt(one, moment)) ? [at] : [],
      );
      assertFound(finder, expected, events.length, JSON.stringify([base, conditions]));
    }
  });
}

/**
 * Check the moments forwards from before the start, backwards from after the end, and the number before each position.
 */
function assertFound(finder: Finder, expected: number[], end: number, what: string) {
  assert.equal(finder.count, expected.length, what);
  const forwards = [];
  for (let at = finder.after(-1); at !== null; at = finder.after(at)) forwards.push(at);
  assert.deepEqual(forwards, expected, what);
  const backwards = [];
  for (let at = finder.last(end + 1); at !== null; at = finder.last(at)) backwards.push(at);
  assert.deepEqual(backwards.reverse(), expected, what);
  for (let at = 0; at <= end; at += 97) {
    assert.equal(finder.before(at), expected.filter((one) => one < at).length, what);
  }
}

test("what was seen is told by its number, over blocks that are full, sparse or not there", () => {
  const random = seededRandom(8);
  const positions = new PositionSet(1000);
  const noted: number[] = [];
  for (let at = 1000; at < 900_000; at++) {
    const thick = at < 70_000 || (at > 300_000 && at < 400_000 && random(3) === 0);
    if (thick || (at > 600_000 && random(5000) === 0)) noted.push(at);
  }
  for (const at of noted) positions.add(at);
  assert.equal(positions.count, noted.length);
  for (let i = 0; i < 3000; i++) {
    const number = random(noted.length);
    assert.equal(positions.at(number), noted[number]);
    assert.equal(positions.before(noted[number]), number);
    assert.equal(positions.before(noted[number] + 1), number + 1);
  }
  assert.equal(positions.before(0), 0);
  assert.equal(positions.before(5e9), noted.length);
  assert.equal(positions.size, new Set(noted.map((at) => (at - 1000) >> 16)).size);
});

test("where there is no room for more moments it stops, and says so", () => {
  const { rules } = rulesFor("tour/5x5/c3/sutcliffe");
  const timeline = new Timeline({ ...rules, chunkLength: 65_536 });
  const wave = Int16Array.from({ length: 65_536 }, (_, i) => (i % 2 === 0 ? 1 : ~1));
  for (let i = 0; i < 10; i++) timeline.append(wave);
  const finder = new Finder(timeline, [], never, 3);
  assert.equal(finder.look(never), "rest");
  assert.ok(finder.full && !finder.whole);
  assert.equal(finder.count, finder.looked + 1);
  assert.ok(finder.looked >= 2 * 65_536 - 1 && finder.looked < 3 * 65_536);
});

test("events that are none are refused, and it looks no further", () => {
  const { rules } = rulesFor("tour/5x5/c3/sutcliffe");
  const { events } = runSearch(rules, 1, 2000);
  const timeline = new Timeline({ ...rules, chunkLength: 50, cacheBytes: 1 });
  timeline.append(Int16Array.from(events));
  const finder = new Finder(timeline, [], never);
  assert.equal(finder.look(never), "missing");
  assert.throws(() => finder.supply(new Int16Array(0)), RangeError);
  assert.throws(() => finder.supply(Int16Array.of(~3)), RangeError);
});

test("the marks on the slider count each moment once, however wide it is", () => {
  const noted = [0, 3, 4, 50, 51, 99];
  const finder = { before: (at: number) => noted.filter((one) => one < at).length };
  for (const width of [1, 7, 40, 100, 300]) {
    const counts = countsOf(finder, 99, width);
    const expected = new Array(width).fill(0);
    // From 0 in the first pixel to the last step in the last one.
    for (const at of noted) expected[Math.round((at * (width - 1)) / 99)]++;
    assert.deepEqual(counts, expected);
  }
});
