import assert from "node:assert/strict";
import { test } from "node:test";
import { nextSolution, nextVisit } from "../../web/digest/landmarks.js";
import { Player } from "../../web/run/player.js";
import { events, TASK } from "./centre.js";
import { FakeSource } from "./fake-source.js";

/** A player at the start of the run, with its first events there. */
async function openPlayer() {
  const source = new FakeSource();
  const player = new Player({ source, timeline: { chunkLength: 512 } });
  player.open(TASK);
  await source.becomeReady();
  return { source, player };
}

test("a search ahead plays the run on until it finds what it looks for", async () => {
  const { source, player } = await openPlayer();
  assert.equal(player.timeline.known, 512);
  player.find(nextSolution(0));
  for (let turn = 0; turn < 200 && player.aim !== null; turn++) await source.deliver();
  assert.equal(player.timeline.position, events.length);
  assert.equal(player.status.name, "finished");
});

test("what is known already is found at once", async () => {
  const { player } = await openPlayer();
  player.find(nextVisit(events[3], 0));
  assert.equal(player.timeline.position, events.indexOf(events[3]) + 1);
  assert.equal(player.status.name, "paused");
});

test("a search that finds nothing goes to the end of the run", async () => {
  const { source, player } = await openPlayer();
  player.find((timeline) => (timeline.known < 0 ? { position: 0 } : null));
  for (let turn = 0; turn < 200 && player.aim !== null; turn++) await source.deliver();
  assert.equal(player.timeline.position, events.length);
});

test("a step, or play, gives a search ahead up", async () => {
  const { player } = await openPlayer();
  player.find(nextSolution(0));
  assert.equal(player.aim?.kind, "find");
  player.step();
  assert.equal(player.aim, null);
  assert.equal(player.timeline.position, 1);
  player.find(nextSolution(0));
  player.play();
  assert.equal(player.aim, null);
  assert.equal(player.status.name, "playing");
});
