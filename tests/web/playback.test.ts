import assert from "node:assert/strict";
import { test } from "node:test";
import { nextDeadEnd, nextSolution } from "../../web/engine/analysis/navigation.ts";
import { Clock } from "../../web/engine/run/clock.ts";
import { Playback } from "../../web/engine/run/playback.ts";
import type { Task } from "../../web/engine/run/types.ts";
import type { SearchState, Stretch } from "../../web/engine/search/types.ts";
import { assertState, events, replayFromZero, stateAt, TASK } from "./centre.ts";
import { seededRandom } from "./chance.ts";
import { FakeSource } from "./fake-source.ts";
import { SUTCLIFFE, tourRules } from "./small-searches.ts";

const END = 51_058;
const DESCRIPTION = { ...TASK, puzzle: "tour" };
const FRAME = 1000 / 60;

function setUp(
  task: Task = TASK,
  timeline = { chunkLength: 4096 } as { chunkLength?: number; cacheBytes?: number },
  source = new FakeSource(),
) {
  let now = 0;
  const clock = new Clock();
  const player = new Playback({ source, clock, now: () => now, timeline });
  player.open(task);
  const run = async (milliseconds: number, frame: number = FRAME) => {
    const end = now + milliseconds;
    for (; now < end; now = Math.min(end, now + frame)) {
      clock.tick(now);
      await source.deliver();
    }
    clock.tick(now);
  };
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  const playAt = (speed: number) => {
    clock.speed = speed;
    player.play();
  };
  return { source, clock, player, playAt, run, wait };
}

async function setUpReady(...how: Parameters<typeof setUp>) {
  const parts = setUp(...how);
  await parts.source.becomeReady();
  return parts;
}

/** A command may have changed the status since the last look. */
const nameOf = (player: Playback): string => player.status.name;

/** Go to the next dead end, as the page does. */
const toDeadEnd = (player: Playback) =>
  player.find(nextDeadEnd(player.timeline.position), "deadEnd");

/** Check a player's position and status, and the state there. */
function assertAt(player: Playback, position: number, name = nameOf(player)) {
  assert.deepEqual([player.timeline.position, nameOf(player)], [position, name]);
  assertState(player.state, position);
}

test("play pressed while Python loads starts as soon as it is there", async () => {
  const { source, player, run } = setUp();
  assert.equal(nameOf(player), "loading");
  player.play();
  source.become({ name: "loading", stage: "library", bytes: 7, total: 9 });
  assert.deepEqual(player.status, {
    name: "loading",
    stage: "library",
    bytes: 7,
    total: 9,
    playWhenReady: true,
  });
  await run(100);
  assert.equal(player.timeline.position, 0);
  source.becomeLoaded();
  assert.equal(nameOf(player), "playing");
  await run(1000);
  assertAt(player, 8);
});

test("Python that is there waits to be started, with the first steps in hand", async () => {
  const { source, player } = await setUpReady();
  assert.equal(nameOf(player), "ready");
  assert.deepEqual(source.requests, ["start anew", "more 1024"]);
  player.step();
  assertAt(player, 1, "paused");
  player.stepBack();
  assert.equal(nameOf(player), "ready");
});

test("at any frame rate as many events are played as the speed says", async () => {
  for (const speed of [1, 3, 7.5, 60, 1000]) {
    for (const frame of [4, FRAME, 33, 119]) {
      const { player, run, playAt } = await setUpReady();
      playAt(speed);
      await run(4000, frame);
      assert.equal(
        player.timeline.position,
        1 + Math.floor(4 * speed),
        `${speed}/s by ${frame} ms`,
      );
    }
  }
});

test("however long a frame takes, what is watched does not go beyond the barrier", async () => {
  for (const frame of [FRAME, 300, 700, 1000]) {
    const { player, run, playAt } = await setUpReady();
    playAt(4);
    player.hold("question", 9);
    await run(4000, frame);
    assertAt(player, 9, "playing");
    player.hold("question", null);
    await run(1000, frame);
    assert.ok(player.timeline.position >= 12, `${player.timeline.position} by ${frame} ms`);
    player.hold("question", 4); // barriers behind the cursor do not count
    await run(1000, frame);
    assert.ok(player.timeline.position >= 15, `${player.timeline.position} by ${frame} ms`);
    player.hold("question", player.timeline.position + 1);
    player.toEnd();
    await run(200 * frame, frame);
    assert.equal(player.timeline.position, END);
  }
});

test("changing the speed while playing loses no part of an event and brings no rush", async () => {
  const { player, run, clock, playAt } = await setUpReady();
  playAt(2);
  await run(250);
  assert.equal(player.timeline.position, 1);
  clock.speed = 4;
  await run(125);
  assert.equal(player.timeline.position, 2);
  clock.speed = Infinity;
  await run(FRAME);
  clock.speed = 1;
  await run(FRAME);
  const { position } = player.timeline;
  await run(3000);
  assert.equal(player.timeline.position - position, 3);
});

test("a tab that was hidden for an hour does not make up for it", async () => {
  const { player, run, playAt } = await setUpReady();
  playAt(10);
  await run(1000);
  await run(3_600_000, 3_600_000);
  assert.equal(player.timeline.position, 21);
});

test("as fast as it goes, all events are played, and the end is the text's matrix", async () => {
  const { source, player, run, playAt } = await setUpReady();
  playAt(Infinity);
  await run(2000);
  assert.deepEqual(player.status, { name: "finished", verdict: "found" });
  assert.equal(player.timeline.position, END);
  assert.equal(player.state.placed, 25_541);
  assert.equal(player.state.takenBack, 25_517);
  assert.deepEqual([...player.state.numberOf.subarray(20)], [23, 12, 7, 2, 21]);
  assert.ok(source.requests.includes("more 4096"));
});

test("at top speed two requests are on their way at a time, and Python does not run far ahead", async () => {
  const { source, player, clock, playAt } = await setUpReady(TASK, { chunkLength: 512 });
  await source.deliver();
  playAt(Infinity);
  assert.equal(source.queue.length, 2);
  for (let i = 0; i < 13; i++) {
    await source.deliver(1);
    assert.equal(source.queue.length, 2);
  }
  await source.deliverAll(30);
  // No frame has come meanwhile, as in a hidden tab: sixteen chunks are ready, and no more.
  assert.equal(player.timeline.position, 0);
  assert.equal(player.timeline.known, 16 * 512);
  assert.equal(source.queue.length, 0);
  clock.tick(0);
  assert.equal(player.timeline.position, 16 * 512);
  await source.deliver();
  assert.equal(source.queue.length, 2);
  player.pause();
  const requests = source.requests.length;
  await source.deliver();
  assert.equal(source.requests.length, requests);
});

test("where the slider was is shown while events for where it is now are on their way", async () => {
  const { source, player, run } = await setUpReady(TASK, { chunkLength: 4096, cacheBytes: 1 });
  player.toEnd();
  await run(1600);
  assert.equal(player.timeline.position, END);
  player.seek(6000);
  player.seek(14_000);
  assert.equal(player.timeline.position, END);
  await source.deliver(1);
  assertAt(player, 6000);
  await source.deliver(1);
  assertAt(player, 14_000);
  assert.equal(player.aim, null);
});

test("less is asked for while answers take long, so that nothing else has to wait for them", async () => {
  // A search that is long enough.
  const rules = tourRules({ rows: 5, columns: 5, start: 0, moves: SUTCLIFFE });
  const from = new FakeSource(rules);
  const { source, wait, playAt } = await setUpReady({ ...TASK, root: [0] }, {}, from);
  playAt(Infinity);
  /** @param milliseconds per answer */
  const answer = async (milliseconds: number, answers: number) => {
    for (let i = 0; i < answers; i++) {
      wait(milliseconds);
      await source.deliver(1);
    }
    return source.requests[source.requests.length - 1];
  };
  assert.equal(await answer(5, 2), "more 16384");
  assert.equal(await answer(20, 1), "more 16384");
  assert.equal(await answer(41, 2), "more 8192");
  assert.equal(await answer(41, 2), "more 4096");
  assert.equal(await answer(41, 9), "more 1024");
  assert.equal(await answer(5, 2), "more 4096");
});

test("while paused only a few events are asked for", async () => {
  const { source, player } = await setUpReady();
  for (let i = 0; i < 2000; i++) {
    player.step();
    await source.deliver();
  }
  assertAt(player, 2000, "paused");
  assert.equal(player.timeline.known, 3 * 1024);
});

test("to the end and back to the start and again", async () => {
  const { player, run } = await setUpReady();
  player.toEnd();
  assert.equal(nameOf(player), "playing");
  await run(2000);
  assert.equal(nameOf(player), "finished");
  player.stepBack();
  assertAt(player, END - 1, "paused");
  player.step();
  assert.equal(nameOf(player), "finished");
  player.toStart();
  assert.equal(nameOf(player), "ready");
  assert.equal(player.timeline.position, 0);
  player.toEnd();
  assert.equal(nameOf(player), "finished");
  player.play();
  assert.equal(nameOf(player), "playing");
  await run(500);
  assertAt(player, 5);
});

test("a jump beyond what is known runs the search up to there", async () => {
  const { player, source } = await setUpReady();
  player.seek(30_000);
  await source.deliverAll(40);
  assertAt(player, 30_000, "paused");
  assert.equal(player.aim, null);
  player.seek(99_999_999);
  await source.deliverAll(40);
  assertAt(player, END, "finished");
});

test("a jump asked for while Python loads is made when it is there", async () => {
  const { player, source } = setUp();
  player.seek(1200);
  source.becomeLoaded();
  await source.deliverAll(10);
  assertAt(player, 1200, "paused");
});

test("a run that is playing plays on after a jump", async () => {
  const { player, run, playAt } = await setUpReady();
  playAt(20);
  await run(500);
  player.seek(700);
  await run(500);
  assert.equal(nameOf(player), "playing");
  assert.equal(player.timeline.position, 710);
});

test("the next dead end, and the end where there is none", async () => {
  const { player, source } = await setUpReady();
  const deadEnds = [];
  for (let p = 1; p < 3000; p++) if (events[p - 1] >= 0 && events[p] < 0) deadEnds.push(p);
  for (const position of deadEnds) {
    toDeadEnd(player);
    await source.deliver();
    assertAt(player, position, "paused");
  }
  player.seek(END);
  await source.deliverAll(40);
  toDeadEnd(player);
  assert.equal(player.timeline.position, END);
});

test("a search ahead plays the run on until it finds what it looks for, or to the end", async () => {
  for (const look of [nextSolution(0), () => null]) {
    const { source, player } = await setUpReady(TASK, { chunkLength: 512 });
    assert.equal(player.timeline.known, 512);
    player.find(look);
    for (let turn = 0; turn < 200 && player.aim !== null; turn++) await source.deliver();
    assertAt(player, END, "finished");
  }
});

test("a step, or play, gives a search ahead up", async () => {
  const { player } = await setUpReady(TASK, { chunkLength: 512 });
  player.find(nextSolution(0));
  assert.equal(player.aim?.kind, "find");
  player.step();
  assert.equal(player.aim, null);
  assertAt(player, 1);
  player.find(nextSolution(0));
  player.play();
  assert.equal(player.aim, null);
  assert.equal(nameOf(player), "playing");
});

test("a worker that is lost is replaced, and the run goes on as if nothing had happened", async () => {
  const { player, source, run, clock, playAt } = await setUpReady();
  playAt(20_000);
  for (let i = 0; i < 4; i++) {
    await run(400);
    source.lose();
    assert.equal(nameOf(player), "playing");
    await run(100);
    source.becomeLoaded();
  }
  clock.speed = Infinity;
  assert.ok(source.requests.includes("start from a state"));
  await run(2000);
  assert.deepEqual(player.status, { name: "finished", verdict: "found" });
  assertAt(player, END);
});

test("a run that was left for another one is gone on with, and no step is searched again", async () => {
  const { source, player } = await setUpReady();
  player.seek(700);
  await source.deliver();
  const left = player.timeline;
  const { known } = left;
  player.open({ ...TASK, scenario: "another" });
  await source.deliverAll(2);
  player.seek(3);
  source.requests = [];
  player.open({ ...TASK, left });
  assertAt(player, 700, "paused");
  assert.equal(player.timeline.known, known);
  await source.deliverAll(1);
  assert.equal(source.requests[0], "start from a state");
  player.seek(known + 500);
  await source.deliverAll(3);
  assertAt(player, known + 500, "paused");
});

test("a failed load says why, and trying again takes up where it was", async () => {
  const { player, source, run } = setUp();
  player.play();
  const error = { name: "Error", message: "pyodide.asm.wasm could not be loaded: HTTP 404." };
  source.become({ name: "failed", error });
  assert.deepEqual(player.status, { name: "failed", error, playWhenReady: true });
  assert.equal(player.can.play, false);
  assert.equal(player.can.retry, true);
  player.retry();
  assert.equal(nameOf(player), "loading");
  source.becomeLoaded();
  await run(500);
  assert.equal(nameOf(player), "playing");
  assert.equal(player.timeline.position, 4);
});

test("a scenario that Python refuses is a failure with Python's sentence", async () => {
  const { player, source } = setUp();
  source.start = () => Promise.reject(Object.assign(new Error("no"), { name: "ValueError" }));
  source.becomeLoaded();
  await source.deliver();
  assert.equal(nameOf(player), "failed");
  assert.equal(player.status.name === "failed" && player.status.error.message, "no");
});

test("a stream that cannot be is a failure, not a wrong picture", async () => {
  const { player, source } = setUp();
  source.more = async () => ({ events: Int16Array.of(1, ~7), verdict: null });
  await source.becomeReady();
  assert.equal(nameOf(player), "failed");
});

test("opening another scenario drops what was on its way", async () => {
  const { player, source, run, playAt } = await setUpReady();
  playAt(Infinity);
  await source.deliver(1);
  player.open(TASK);
  assert.equal(nameOf(player), "ready");
  await source.deliverAll(2);
  assert.equal(player.timeline.position, 0);
  player.play();
  await run(2000);
  assertAt(player, END);
});

test("events of another scenario that come late are not taken for this one's", async () => {
  const { player, source } = await setUpReady();
  const late: ((stretch: Stretch) => void)[] = [];
  const { more } = source;
  source.more = () => new Promise((resolve) => late.push(resolve));
  player.seek(5000);
  assert.equal(late.length, 2);
  source.more = more;
  player.open(TASK);
  for (const resolve of late) resolve({ events: Int16Array.of(1), verdict: "found" });
  await source.deliverAll(3);
  assert.equal(player.timeline.verdict, null);
  assert.equal(player.timeline.eventAt(0), events[0]);
});

test("an opening that is known already plays before Python is there, and joins on to it", async () => {
  const { player, source, run, playAt } = setUp({ ...TASK, opening: events.slice(0, 300) });
  assert.equal(nameOf(player), "ready");
  playAt(1000);
  await run(1000);
  assertAt(player, 300, "playing");
  source.becomeLoaded();
  await run(1000);
  assertAt(player, 1284);
  assert.equal(source.requests[0], "start from a state");
});

const recordedOpening = async () => ({ description: DESCRIPTION, events: events.slice(0, 300) });

test("a recorded opening comes before Python is loaded, and is joined by the live search", async () => {
  const recorded = recordedOpening();
  const { source, player } = setUp({ scenario: TASK.scenario, recorded });
  assert.equal(source.status.name, "idle");
  toDeadEnd(player);
  await recorded;
  assert.equal(source.status.name, "loading");
  assert.equal(nameOf(player), "paused");
  const first = events.findIndex((event, at) => at > 0 && event < 0 && events[at - 1] >= 0);
  assert.equal(player.timeline.position, first);
  player.seek(400);
  source.becomeLoaded();
  await source.deliverAll(3);
  assertAt(player, 400);
  assert.equal(source.requests[0], "start from a state");
});

test("what was to be played goes on with the recorded opening", async () => {
  const recorded = recordedOpening();
  const { player } = setUp({ ...TASK, recorded });
  player.play();
  assert.equal(nameOf(player), "loading");
  await recorded;
  assert.equal(nameOf(player), "playing");
});

for (const [how, recorded] of [
  ["is missing", () => Promise.resolve(null)],
  ["cannot be fetched", () => Promise.reject(new Error("no network"))],
] as [string, () => Promise<null>][]) {
  test(`Python is loaded all the same when a recorded opening ${how}`, async () => {
    const { source, player } = setUp({ ...TASK, recorded: recorded() });
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(source.status.name, "loading");
    assert.equal(nameOf(player), "loading");
  });
}

test("a recorded opening that comes after Python, or for another scenario, is left aside", async () => {
  const recorded = recordedOpening();
  const { source, player } = setUp({ ...TASK, recorded });
  player.open(TASK);
  await recorded;
  assert.equal(player.timeline.known, 0);
  const late = recordedOpening();
  player.open({ ...TASK, recorded: late });
  source.becomeLoaded();
  await late;
  assert.equal(player.timeline.known, 0);
});

test("a run opened in the middle goes both ways", async () => {
  const base = { position: 20_000, ...stateAt(20_000) };
  const whole = new FakeSource(undefined, events.slice(0, 20_000));
  const { source, player } = setUp({ ...TASK, base }, { chunkLength: 65_536 }, whole);
  source.becomeLoaded();
  assert.equal(nameOf(player), "paused");
  await source.deliverAll(4);
  player.step();
  assert.equal(player.timeline.position, 20_001);
  assert.equal(player.state.last, events[20_000]);
  for (let i = 0; i < 10; i++) player.stepBack();
  assert.equal(player.timeline.position, 19_991);
  const expected = replayFromZero(19_991);
  assert.deepEqual(player.state.snapshot().path, expected.path);
  assert.equal(player.state.placed, expected.placed);
  player.toStart();
  assertAt(player, 0, "ready");
});

test("without sizes the board stays empty until Python has told them", async () => {
  const { player, source } = setUp({ scenario: TASK.scenario });
  assert.equal(player.state.size, 0);
  player.seek(10);
  source.becomeLoaded();
  await source.deliverAll(4);
  assertAt(player, 10);
});

test("listeners hear of changes until they leave", async () => {
  const { player } = await setUpReady();
  let heard = 0;
  const leave = player.subscribe(() => heard++);
  player.step();
  assert.equal(heard, 2);
  leave();
  const before = heard;
  player.step();
  assert.equal(heard, before);
});

test("rate and time are those of playing", async () => {
  const { player, run, playAt } = await setUpReady();
  playAt(50);
  await run(2000);
  assert.ok(Math.abs(player.rate - 50) < 1e-9);
  player.pause();
  assert.equal(player.rate, 0);
  await run(5000);
  assert.ok(Math.abs(player.elapsed - 2000) < 1e-9);
});

test("any mixture of play, pause, step, jump and speed shows exactly the solver's events", async () => {
  for (let seed = 1; seed <= 12; seed++) {
    const random = seededRandom(seed);
    const source = new FakeSource();
    let now = 0;
    const cacheBytes = seed % 2 === 0 ? 4 * 2 * 512 : 1 << 20;
    const timeline = {
      chunkLength: 512,
      cacheBytes,
      keyframeBytes: seed % 3 === 0 ? 2000 : 1 << 20,
    };
    // A clock that advances each time it is read, so that frames run out of time.
    const clock = new Clock();
    const player = new Playback({ source, clock, now: () => now + random(6), timeline });
    player.subscribe(() => assert.ok(player.timeline.position <= player.timeline.known));
    player.open(TASK);
    const speeds = [1, 30, 1000, 20_000, Infinity];
    const commands = [
      () => player.play(),
      () => player.pause(),
      () => player.toggle(),
      () => player.step(),
      () => player.stepBack(),
      () => toDeadEnd(player),
      () => player.seek(random(player.timeline.known + 3000)),
      () => random(5) === 0 && player.toEnd(),
      () => random(5) === 0 && player.toStart(),
      () => random(8) === 0 && source.status.name === "loaded" && source.lose(),
      () => {
        clock.speed = speeds[random(speeds.length)];
      },
    ];
    for (let i = 0; i < 250; i++) {
      if (source.status.name === "loading" && random(3) === 0) source.becomeLoaded();
      commands[random(commands.length)]();
      for (let frames = random(5); frames > 0; frames--) {
        now += random(40);
        clock.tick(now);
        await source.deliver(random(4));
      }
      assertState(player.state, player.timeline.position);
      assert.notEqual(nameOf(player), "failed");
    }
    if (source.status.name === "loading") source.becomeLoaded();
    player.toEnd();
    for (let i = 0; i < 1500 && player.status.name !== "finished"; i++) {
      now += FRAME;
      clock.tick(now);
      await source.deliver();
    }
    assert.deepEqual(player.status, { name: "finished", verdict: "found" });
    assertAt(player, END);
  }
});

test("a search for some solutions begins again with those that it has found", async () => {
  const path = [...replayFromZero(END).path];
  const base = { position: END, path, undone: null, found: 2 };
  const { source } = setUp({ ...TASK, base, wanted: { count: 3, holds: () => true } });
  const begun: (SearchState | null)[] = [];
  const start = source.start.bind(source);
  source.start = (scenario, state) => {
    begun.push(state);
    return start(scenario, state);
  };
  source.becomeLoaded();
  assert.deepEqual(begun, [{ path, undone: null, found: 2 }]);
});

test("steps are read once more for whoever wants them, and are not kept; none are while there is no Python", async () => {
  const { player, source } = setUp();
  const position = 20_000;
  const missing = { way: "replay", position, state: stateAt(position), count: 300 } as const;
  assert.equal(await player.reread(missing), null);
  await source.becomeReady();
  const before = player.timeline.bytes;
  const read = player.reread(missing);
  await source.deliver();
  assert.deepEqual(await read, events.slice(20_000, 20_300));
  assert.equal(player.timeline.bytes, before);
  const late = player.reread(missing);
  player.open(TASK);
  await source.deliver();
  assert.equal(await late, null, "another run is open");
  const lost = player.reread(missing);
  source.lose();
  assert.equal(await lost, null);
});
