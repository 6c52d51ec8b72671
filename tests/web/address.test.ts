import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Clock } from "../../web/engine/run/clock.ts";
import { Playback } from "../../web/engine/run/playback.ts";
import type { bindAddress } from "../../web/parts/share/address-bar.ts";
import { readLink } from "../../web/state/link/link.ts";
import type { Page } from "../../web/state/page/page-context.ts";
import { createStore } from "../../web/state/state.ts";
import { events, TASK } from "./centre.ts";
import { FakeSource } from "./fake-source.ts";
import { catalogue } from "./golden.ts";

const SCENARIO = TASK.scenario;

type Arrive = Parameters<typeof bindAddress>[1];

/** An address bar, and a page at the start of a search. */
async function setUp(arrive: Arrive = () => {}) {
  const bar = { hash: `#${SCENARIO}`, entries: 1 };
  const write = (_: unknown, __: string, url: string) => {
    bar.hash = url.replace(/^[^#]*/, "");
  };
  const pushState = (...args: [unknown, string, string]) => {
    bar.entries++;
    write(...args);
  };
  Object.assign(globalThis, {
    document: { documentElement: { dataset: {} } },
    location: bar,
    history: { state: null, replaceState: write, pushState },
  });
  const { bindAddress } = await import("../../web/parts/share/address-bar.ts");
  const clock = new Clock();
  const player = new Playback({ source: new FakeSource(), clock });
  const link = readLink(bar.hash, catalogue);
  const { scenario } = link;
  const arrangement = { scenario: "", at: "", position: 0 };
  const page = {
    catalogue,
    clock,
    player,
    scenario,
    view: {},
    arrangement,
    ...createStore(),
    byHand: () => null,
  } as unknown as Page;
  const address = bindAddress(page, arrive);
  address.follow(link);
  player.open({ ...TASK, opening: events.slice(0, 100) });
  return { bar, page, player, address };
}

/** Let time pass, and run everything that follows from it. */
async function pass(milliseconds: number) {
  mock.timers.tick(milliseconds);
  await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

test("the address follows the steps, in one entry of the history", async () => {
  const { bar, player } = await setUp();
  for (let step = 1; step <= 3; step++) {
    player.step();
    await pass(400);
    assert.deepEqual(bar, { hash: `#${SCENARIO}@${step}`, entries: 1 });
  }
});

test("a reload while the search plays, or runs on, comes back to nearly the same step", async () => {
  const { bar, player, page } = await setUp();
  player.play();
  page.clock.speed = 10;
  let now = 0;
  const play = async (milliseconds: number) => {
    for (const end = now + milliseconds; now < end; now += 50) {
      page.clock.tick(now);
      await pass(50);
    }
  };
  await play(2000);
  assert.equal(player.status.name, "playing");
  const written = Number(/@(\d+)$/.exec(bar.hash)?.[1]);
  const lag = player.timeline.position - written;
  assert.ok(written > 0 && lag >= 0 && lag <= 5, `${bar.hash} at ${player.timeline.position}`);
  assert.equal(bar.entries, 1);
  player.pause();
  player.toEnd();
  assert.equal(player.aim?.kind, "end");
  await play(1000);
  assert.equal(bar.hash, `#${SCENARIO}@${player.timeline.position}`);
});

test("the step of a link stays in the address until the search has come there", async () => {
  const { bar, player, address } = await setUp();
  bar.hash = `#${SCENARIO}@90000`;
  address.follow(readLink(bar.hash, catalogue));
  player.seek(90_000);
  await pass(800);
  assert.deepEqual(bar, { hash: `#${SCENARIO}@90000`, entries: 1 });
});

test("a fragment that was typed while the last step was to be written is left alone", async () => {
  const { bar, player, address, page } = await setUp();
  player.step();
  await pass(399);
  bar.hash = "#queens/8";
  await pass(1);
  assert.equal(bar.hash, "#queens/8");
  // Choosing another scenario at that moment does not overwrite what was typed, either.
  address.move(page.scenario, true);
  assert.equal(bar.hash, "#queens/8");
  address.follow(null);
  player.step();
  await pass(400);
  assert.equal(bar.hash, `#${SCENARIO}@2`);
});

test("a page that has ended writes nothing, though Python answers it yet", async () => {
  const { bar, page, player, address } = await setUp();
  let answer: (state: string) => void = () => assert.fail("Python was not asked");
  const state: Promise<string> = new Promise((resolve) => {
    answer = resolve;
  });
  const asked = { status: { name: "loaded" }, ask: () => state };
  const near = { ...catalogue, link: { ...catalogue.link, near: 0 } };
  const { scenario } = readLink("#sudoku/hard", catalogue);
  Object.assign(page, { solver: asked, catalogue: near, scenario });
  player.step();
  await pass(400);
  address.unbind();
  answer("");
  await pass(0);
  assert.equal(bar.hash, `#${SCENARIO}`);
});

test("the page's own changes of the address are followed on", async () => {
  const { bar, player, address, page } = await setUp();
  address.push("/knights/");
  assert.deepEqual(bar, { hash: "", entries: 2 });
  address.move(page.scenario, false);
  assert.deepEqual(bar, { hash: `#${SCENARIO}`, entries: 3 });
  player.step();
  await pass(400);
  assert.equal(bar.hash, `#${SCENARIO}@1`);
});

test("a damaged link stays in the address bar until the visitor does something", async () => {
  const { bar, page, player, address } = await setUp();
  bar.hash = "#tour/5x5/z9/sutcliffe";
  address.follow(readLink(bar.hash, catalogue));
  address.keep();
  // Python arrives with its first answers.
  for (let change = 0; change < 5; change++) {
    address.note();
    await pass(400);
  }
  assert.equal(bar.hash, "#tour/5x5/z9/sutcliffe");
  player.step();
  await pass(400);
  assert.deepEqual(bar, { hash: `#${SCENARIO}@1`, entries: 1 });
  // The visitor has moved, so the start has its own address again.
  player.stepBack();
  await pass(400);
  assert.equal(bar.hash, `#${SCENARIO}`);
  assert.equal(page.scenario.text, SCENARIO);
});

test("a link is read once more when Python was lost over it", async () => {
  const arrived: number[] = [];
  const { bar, page, player, address } = await setUp((_, { position }) => arrived.push(position));
  let asked = 0;
  const complaints: string[] = [];
  const ask = async () => {
    asked++;
    if (asked === 1) throw Object.assign(new Error("Python stopped."), { name: "WorkerLost" });
    return { path: [12], undone: null };
  };
  Object.assign(page, {
    solver: { status: { name: "loaded" }, ask },
    complain: (problem: string) => complaints.push(problem),
  });
  bar.hash = "#sudoku/hard@20001.DhU0nGsi";
  address.follow(readLink(bar.hash, catalogue));
  Object.defineProperty(player, "description", { value: {} });
  page.clock.speed = 5; // Any change notifies the player's subscribers.
  await pass(1);
  assert.deepEqual([asked, arrived, complaints], [1, [], []]);
  page.clock.speed = 6;
  await pass(1);
  assert.deepEqual([asked, arrived, complaints], [2, [20_001], []]);
});

test("a damaged link stays in the history when another scenario is chosen", async () => {
  const { bar, page, address } = await setUp();
  const written: string[] = [];
  const { history } = globalThis;
  history.replaceState = (_, __, url) => void written.push(String(url));
  bar.hash = "#tour/5x5/z9/sutcliffe";
  address.follow(readLink(bar.hash, catalogue));
  address.keep();
  address.move(page.scenario, false);
  assert.deepEqual(written, []);
  assert.deepEqual(bar, { hash: `#${SCENARIO}`, entries: 2 });
});
