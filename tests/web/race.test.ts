/**
 * Races: at each moment a lane stands at the same step as its search alone, in whatever order moments are sought. Also
 * the parting of searches, links and tables.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Timeline } from "../../web/engine/run/timeline.ts";
import type { Verdict } from "../../web/engine/search/types.ts";
import { setLanguage } from "../../web/language/translate.ts";
import { watchParting } from "../../web/parts/race/first-difference.ts";
import { sourceOf } from "../../web/parts/race/own-lane.ts";
import { Race } from "../../web/parts/race/race.ts";
import { formatRaceLink, readRaceLink } from "../../web/parts/race/race-link.ts";
import {
  findWinners,
  namesOf,
  namesOfLanes,
  writeTimes,
} from "../../web/parts/race/race-sentences.ts";
import { Stopwatch } from "../../web/parts/race/stopwatch.ts";
import { formatTableLink, readTableLink } from "../../web/parts/race/table-link.ts";
import { TableRun, writeCsv } from "../../web/parts/race/table-run.ts";
import { raceFrom, variantsOf } from "../../web/parts/race/variants.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { replayFromZero } from "./centre.ts";
import { seededRandom } from "./chance.ts";
import "./english.ts";
import { fake } from "./fake.ts";
import { FakeSource } from "./fake-source.ts";
import { catalogue } from "./golden.ts";
import {
  queensRules,
  type Rules,
  runSearch,
  SUTCLIFFE,
  TEXTBOOK,
  tourRules,
} from "./small-searches.ts";

/** A source whose worker takes `pace` milliseconds a step. */
class TimedSource extends FakeSource {
  pace = 0.002;

  async more(count: number) {
    const stretch = await super.more(count);
    return stretch && { ...stretch, took: this.pace * stretch.events.length };
  }
}

/** @param rules of each search @param lanes the index of each lane's search */
async function startRace(
  rules: Rules[],
  measure: "steps" | "time" = "steps",
  lanes: number[] = rules.map((_, lane) => lane),
) {
  const sources = rules.map((one) => new TimedSource(one));
  const left = [...sources];
  const scenarios = lanes.map((lane) => ({ text: `search ${lane}`, task: null }));
  let now = 0;
  const race = new Race(
    fake(scenarios),
    measure,
    () => left.shift() as TimedSource,
    () => now,
  );
  for (const source of sources) source.becomeLoaded();
  /** Run frames until the race stands still, but at most so many. */
  async function run(frames = 2000) {
    for (let frame = 0; frame < frames; frame++) {
      now += 1000 / 60;
      race.clock.tick(now);
      for (const source of sources) await source.deliver();
      if (!race.playing && race.settled) return;
    }
  }
  await run(3);
  return { race, sources, run };
}

function drawRules(chance: ReturnType<typeof seededRandom>): Rules {
  const start = chance(15);
  const [rows, columns] = [3 + chance(2), 4];
  return [
    () => queensRules(4 + chance(6), [], chance(2) === 0),
    () =>
      tourRules({
        rows,
        columns,
        start: start % (rows * columns),
        moves: chance(2) ? TEXTBOOK : SUTCLIFFE,
      }),
  ][chance(2)]();
}

test("in random races each lane stands where its search stands alone", async () => {
  const chance = seededRandom(38);
  for (let round = 0; round < 12; round++) {
    const rules = Array.from({ length: 2 + chance(3) }, () => drawRules(chance));
    const alone = rules.map((one) => runSearch(one).events);
    const { race, run } = await startRace(rules);
    const most = Math.max(...alone.map((events) => events.length));
    for (let act = 0; act < 14; act++) {
      const before = race.moment;
      const does = chance(5);
      if (does === 0) race.play();
      else if (does === 1) race.step();
      else if (does === 2) race.stepBack();
      else if (does === 3) race.seek(chance(most + 20));
      else race.toEnd();
      await run(does === 0 ? 1 + chance(200) : 2000);
      race.pause();
      await run();
      if (does === 1) assert.equal(race.moment, Math.min(before + 1, most));
      if (does === 2) assert.equal(race.moment, Math.max(0, before - 1));
      if (does === 4) assert.equal(race.moment, most);
      for (const [lane, events] of alone.entries()) {
        const { timeline, state } = race.lanes[lane].player;
        const position = Math.min(race.moment, events.length);
        assert.equal(timeline.position, position, `round ${round}, act ${act}, lane ${lane}`);
        const { path } = replayFromZero(position, events, rules[lane].root);
        assert.deepEqual(state.snapshot().path, path);
      }
    }
    race.close();
  }
});

test("lanes are in step in every frame while they play", async () => {
  const { race, run } = await startRace([queensRules(9), queensRules(9, [], true)]);
  const ends = [queensRules(9), queensRules(9, [], true)].map((r) => runSearch(r).events.length);
  race.play();
  for (let frame = 0; frame < 400 && race.playing; frame++) {
    await run(1);
    const at = race.lanes.map(({ player }) => player.timeline.position);
    assert.deepEqual(
      at,
      ends.map((end) => Math.min(end, race.moment)),
    );
  }
  assert.equal(race.ended, true);
});

test("in equal time a search that takes half as long for a step makes twice as many", async () => {
  const rules = queensRules(8);
  const { race, sources, run } = await startRace([rules, rules], "time");
  assert.equal(runSearch(rules).events.length, 218);
  sources[1].pace = sources[0].pace / 2;
  race.toEnd();
  await run();
  // The searches take 2 microseconds a step and 1.
  assert.deepEqual(
    race.lanes.map((lane) => race.endOf(lane)),
    [436, 218],
  );
  assert.deepEqual(findWinners(race), { lanes: [2], least: 218 });
  race.seek(100);
  assert.deepEqual(
    race.lanes.map(({ player }) => player.timeline.position),
    [50, 100],
  );
  race.step();
  assert.deepEqual(
    race.lanes.map(({ player }) => player.timeline.position),
    [50, 101],
  );
  race.count("steps");
  assert.equal(race.moment, 101);
  assert.deepEqual(
    race.lanes.map(({ player }) => player.timeline.position),
    [101, 101],
  );
});

test("a lane against itself ends in a tie by either clock", async () => {
  for (const measure of ["steps", "time"] as const) {
    const { race, run } = await startRace([queensRules(6), queensRules(7)], measure, [0, 1, 0]);
    race.toEnd();
    await run();
    const [first, , again] = race.lanes.map((lane) => race.endOf(lane));
    assert.equal(first, again);
    // 7 queens need fewer steps than 6.
    assert.deepEqual(findWinners(race)?.lanes, [2]);
  }
});

test("the clock of a search and its steps are each other's inverse", () => {
  const chance = seededRandom(7);
  const watch = new Stopwatch();
  let steps = 0;
  for (let stretch = 0; stretch < 40; stretch++) {
    const made = 1 + chance(60);
    watch.add(made, chance(80) / 1000);
    steps += made;
  }
  let before = 0;
  for (let step = 0; step <= steps; step++) {
    const moment = watch.momentOf(step);
    assert.ok(moment >= before);
    assert.ok(watch.stepAt(moment) >= step);
    if (moment > 0) assert.ok(watch.stepAt(moment - 1) < step);
    before = moment;
  }
});

function streamOf(events: number[], verdict: Verdict | null, root: number[] = []) {
  const timeline = new Timeline({ size: 3, length: 9, root, chunkLength: 8 });
  timeline.append(Int32Array.from(events));
  if (verdict !== null) timeline.finish(verdict);
  return timeline;
}

test("searches part where a plain comparison of their streams says", () => {
  const chance = seededRandom(11);
  for (let round = 0; round < 200; round++) {
    const length = chance(40);
    const base = Array.from({ length }, (_, i) => (i % 2 === 0 ? i % 3 : ~((i - 1) % 3)));
    const lanes = Array.from({ length: 2 + chance(2) }, () => {
      const cut = chance(3) === 0 ? 2 * chance(length / 2 + 1) : length - (length % 2);
      const events = base.slice(0, cut);
      if (chance(2) === 0 && cut > 1) {
        const at = 2 * chance(cut / 2);
        events[at] = (events[at] + 1) % 3;
        events[at + 1] = ~events[at];
      }
      return events;
    });
    const most = Math.max(...lanes.map((events) => events.length));
    let expected = null;
    for (let at = 0; at < most && expected === null; at++)
      if (new Set(lanes.map((events) => events[at])).size > 1) expected = at + 1;
    const look = watchParting(() => lanes.map((events) => streamOf(events, "exhausted")));
    assert.equal(look() ?? look(), expected, JSON.stringify(lanes));
  }
});

test("as long as a search goes on it is not known to end before the others", () => {
  const short = streamOf([1], null);
  const long = streamOf([1, 2], null);
  const look = watchParting(() => [short, long]);
  assert.equal(look(), null);
  short.finish("exhausted");
  assert.equal(look(), 2);
  // Searches with another start can't be compared.
  assert.equal(watchParting(() => [streamOf([1], null, [0]), streamOf([2], null)])(), null);
});

test("a link holds the lanes, the clock and the moment", () => {
  const read = (link: string) => {
    const { scenarios, measure, moment } = readRaceLink(link, catalogue);
    return [scenarios.map(({ text }) => text), measure, moment];
  };
  const lanes = ["queens/8", "queens/8/order=fewest"];
  assert.equal(formatRaceLink(lanes), "#race/queens/8@queens/8/order=fewest");
  for (const [measure, moment] of [
    ["steps", 0],
    ["steps", 120],
    ["time", 0],
    ["time", 35_000],
  ] as const) {
    assert.deepEqual(read(formatRaceLink(lanes, measure, moment)), [lanes, measure, moment]);
  }
  const ready = ["queens/7", "queens/7/order=fewest"];
  assert.equal(formatRaceLink(ready, "steps", 3), "#race/seven@steps=3");
  assert.deepEqual(read("#race/seven@steps=3"), [ready, "steps", 3]);
  assert.deepEqual(read("#race"), [[], "steps", 0]);
  // Lanes race to the first solution.
  assert.deepEqual(read("#race/queens/8/goal=all@queens/9/first=3")[0], ["queens/8", "queens/9"]);
  assert.deepEqual(read("#race/tour/6x6/a1/horse/goal=all-closed@tour/6x6/a1/geeks")[0], [
    "tour/6x6/a1/horse/goal=closed",
    "tour/6x6/a1/geeks",
  ]);
});

test("a lane that the page can't read is left to Python, which refuses it", () => {
  for (const text of ["queens/8/order=odd", "tour", "%E0"]) {
    const { scenarios } = readRaceLink(`#race/queens/8@${text}`, catalogue);
    assert.deepEqual([scenarios[1].text, scenarios[1].unread], [text, true]);
  }
});

for (const [link, told] of [
  ["#race/queens/8", /1 search\. A race has 2 to 4/],
  [`#race/${Array(5).fill("queens/8").join("@")}`, /5 searches/],
  ["#race/queens/8@sudoku/easy", /different puzzles/],
  ["#race/nothing", /no race called 'nothing'/],
  ["#race/queens/8@new/queens/3", /random puzzle/],
] as [string, RegExp][]) {
  test(`a damaged link says what is wrong: ${link.slice(0, 60)}`, () => {
    assert.throws(() => readRaceLink(link, catalogue), told);
  });
}

test("a lane is not named by settings that its search doesn't use", () => {
  const texts = ["queens/8", "queens/8/test=diagonals", "queens/8/strategy=conflicts"];
  const lanes = texts.map((text) => parseScenario(text, catalogue));
  assert.deepEqual(namesOf(lanes, catalogue), [
    "Backtracking, Queen by queen",
    "Backtracking, Diagonals",
    "Min-conflicts",
  ]);
});

test("a program's run is a lane of its own, up to its first solution", async () => {
  const first = parseScenario("queens/6", catalogue);
  const rules = queensRules(6);
  const { size, length, root } = rules;
  const events = Int16Array.from(runSearch(rules, Infinity).events);
  const description = { scenario: "queens/6", puzzle: "queens", size, length, root };
  const run = { description, events, verdict: "found" as const, link: "#queens/6@0" };
  const scenario = parseScenario("queens/6/goal=all", catalogue);
  const link = raceFrom(scenario, catalogue, true);
  assert.equal(link, "#race/own@queens/6@queens/6/order=fewest");
  assert.throws(() => readRaceLink(link, catalogue), /has your program in it/);
  const { scenarios, measure } = readRaceLink(`${link}@time=9`, catalogue, { scenario, run });
  assert.equal(measure, "steps");
  assert.deepEqual(namesOfLanes(scenarios, catalogue).slice(0, 1), ["Your program"]);
  assert.equal(new Set(namesOfLanes(scenarios, catalogue)).size, 3);
  const sources = [new FakeSource(rules), new FakeSource(queensRules(6, [], true))];
  const left = [...sources];
  const race = new Race(scenarios, measure, (one) =>
    one.run === undefined ? (left.shift() as FakeSource) : sourceOf(one, one.run),
  );
  for (const source of sources) source.becomeLoaded();
  race.toEnd();
  for (let frame = 0; frame < 200 && !race.ended; frame++) {
    race.clock.tick(20 * frame);
    for (const source of sources) await source.deliver();
  }
  // The run ends at its first solution, and is another runner than our own search of the same board.
  const alone = runSearch(rules).events.length;
  assert.ok(alone < events.length);
  assert.deepEqual(race.lanes.map(({ end }) => end).slice(0, 2), [alone, alone]);
  assert.deepEqual([race.runners.length, race.lanes[0].verdict], [3, "found"]);
  assert.equal(scenarios[0].text, first.text);
});

test("a run without a solution ends as it ended", async () => {
  const scenario = parseScenario("queens/3", catalogue);
  const { size, length, root, ...rules } = queensRules(3);
  const events = Int16Array.from(runSearch({ size, length, root, ...rules }).events);
  const description = { scenario: "queens/3", puzzle: "queens", size, length, root };
  const source = sourceOf(scenario, { description, events, verdict: "exhausted", link: "" });
  assert.equal(source.foreign, true, "no sentence of our own search belongs to its steps");
  for (let again = 0; again < 2; again++) {
    assert.equal(await source.start("queens/3", null), description);
    assert.deepEqual(await source.more(5), { events, verdict: "exhausted" });
    assert.equal((await source.more(5))?.events.length, 0);
  }
});

test("a search races against its other orders, and itself first", () => {
  const from = (text: string) =>
    readRaceLink(raceFrom(parseScenario(text, catalogue), catalogue), catalogue).scenarios.map(
      ({ text }) => text,
    );
  assert.deepEqual(from("sudoku/easy/order=places/goal=all"), [
    "sudoku/easy/order=places",
    "sudoku/easy",
    "sudoku/easy/order=fewest",
  ]);
  assert.equal(from("tour/6x6/b2/horse/strategy=pruned").length, 4);
  assert.deepEqual(from("queens/7/order=fewest/strategy=forward/goal=all"), [
    "queens/7/order=fewest/strategy=forward",
    "queens/7/order=fewest",
    "queens/7/order=fewest/strategy=consistent",
  ]);
  const all = variantsOf(parseScenario("queens/9", catalogue), catalogue);
  assert.deepEqual(all.map(({ text }) => text.slice("queens/9".length)).sort(), [
    "",
    "/order=fewest",
    "/order=fewest/strategy=consistent",
    "/order=fewest/strategy=consistent/values=lcv",
    "/order=fewest/strategy=forward",
    "/order=fewest/strategy=forward/values=lcv",
    "/strategy=conflicts",
    "/strategy=consistent",
    "/strategy=consistent/values=lcv",
    "/strategy=forward",
    "/strategy=forward/values=lcv",
    "/test=diagonals",
    "/test=diagonals/order=fewest",
  ]);
});

test("how many times more steps is written in the form of the language", () => {
  assert.deepEqual([3.62, 10, 1234.5].map(writeTimes), ["3.6", "10", "1,235"]);
  setLanguage("uk");
  assert.deepEqual([3.62, 10, 1234.5].map(writeTimes), ["3,6", "10", "1\u00a0235"]);
  setLanguage("en");
});

test("a table runs its searches, stops, goes on, and is written as the command line writes it", async () => {
  const asked: string[] = [];
  const solver = {
    load() {},
    async loaded() {},
    end() {},
    async insist(question: string, scenario: string) {
      if (question === "vary") {
        const searches = ["left", "-1,2"].map((value) => ({
          scenario: `q/${value}`,
          values: [value],
        }));
        return { names: ["order"], searches };
      }
      asked.push(scenario);
      return { steps: 218, placed: 113, undone: 105, verdict: "found" };
    },
  };
  const run = new TableRun(fake(solver), () => {
    if (run.done === 1) run.running = false;
  });
  await run.plan("queens/8", ["order"]);
  await run.run();
  assert.deepEqual([run.done, asked], [1, ["q/left"]]);
  // A search that is being measured when the table is stopped and resumed is measured only once.
  const going = run.run();
  run.stop();
  await Promise.all([going, run.run()]);
  assert.deepEqual([run.done, asked], [2, ["q/left", "q/-1,2"]]);
  assert.equal(
    writeCsv(run),
    [
      "order,steps,placed,undone,verdict,scenario",
      "left,218,113,105,found,q/left",
      `"'-1,2",218,113,105,found,"q/-1,2"`,
      "",
    ].join("\n"),
  );
});

test("what a table stopped is run again up to a higher limit, and nothing else", async () => {
  const asked: [string, number][] = [];
  const solver = {
    load() {},
    async loaded() {},
    end() {},
    async insist(question: string, scenario: string, limit: number) {
      if (question === "vary") {
        const searches = ["left", "right"].map((value) => ({ scenario: value, values: [value] }));
        return { names: ["order"], searches };
      }
      asked.push([scenario, limit]);
      const stopped = scenario === "right" && limit < 1_000_000;
      const steps = scenario === "left" ? 218 : Math.min(limit, 500_000);
      return { steps, placed: 1, undone: 0, verdict: stopped ? "stopped" : "found" };
    },
  };
  const run = new TableRun(fake(solver), () => {});
  await run.plan("queens/8", ["order"]);
  await run.run();
  assert.deepEqual(
    [run.higher, asked.splice(0)],
    [
      1_000_000,
      [
        ["left", 100_000],
        ["right", 100_000],
      ],
    ],
  );
  const raising = run.raise();
  assert.equal(
    run.done,
    1,
    "only one has ended at the new limit, so there is something to go on with",
  );
  await raising;
  assert.equal(run.done, 2);
  assert.deepEqual(
    [run.higher, asked, run.rows[1].found?.steps],
    [null, [["right", 1_000_000]], 500_000],
  );
});

test("a table that is closed while it is planned runs nothing", async () => {
  const solver = { load() {}, async loaded() {}, end() {}, insist: async () => ROWS };
  const run = new TableRun(fake(solver), () => {});
  const planning = run.plan("queens/8", ["order"]);
  run.close();
  await planning;
  assert.deepEqual(run.rows, []);
});

const ROWS = { names: ["order"], searches: [{ scenario: "q/left", values: ["left"] }] };

test("a link to a table says what changes", () => {
  const read = (link: string) => {
    const { scenario, names } = readTableLink(link, catalogue);
    return [scenario.text, ...names];
  };
  assert.deepEqual(read("#table/tour/5x5/a1/geeks"), ["tour/5x5/a1/geeks", "strategy", "order"]);
  assert.deepEqual(read("#table/tour/5x5/a1/geeks@start"), ["tour/5x5/a1/geeks", "start"]);
  assert.deepEqual(read("#table/sudoku/easy/goal=all@start,order"), ["sudoku/easy", "order"]);
  assert.deepEqual(read("#table/queens/8"), ["queens/8", "strategy", "order"]);
  assert.deepEqual(read("#table/queens/8@order,values"), ["queens/8", "order", "values"]);
  assert.deepEqual(read("#table/subset/5,3,4/9"), ["subset/5,3,4/9", "cuts"]);
  assert.equal(formatTableLink("queens/8", ["order"]), "#table/queens/8@order");
});
