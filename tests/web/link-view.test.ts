import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock } from "../../web/engine/run/clock.ts";
import { Playback } from "../../web/engine/run/playback.ts";
import { State } from "../../web/engine/run/search-state.ts";
import { bindLinkView, tellsEnd } from "../../web/state/link/link-view.ts";
import { events, FIVE, RULES, TASK } from "./centre.ts";
import { FakeSource } from "./fake-source.ts";

test("the end is told by the last step, by a tour, and by the step after one", () => {
  const state = new State(FIVE);
  const telling: number[] = [];
  events.forEach((event, i) => {
    state.apply(event);
    if (tellsEnd(state, i === events.length - 1)) telling.push(i + 1);
  });
  // It ends with its first tour.
  assert.deepEqual(telling, [events.length]);
  state.apply(~state.top);
  assert.ok(tellsEnd(state, false));
  state.apply(~state.top);
  assert.ok(!tellsEnd(state, false));
  assert.ok(tellsEnd(state, true));
});

test("a link that plays up to a step stops there, though the whole run is over in one frame", async () => {
  const root = { dataset: {} };
  Object.assign(globalThis, { document: { documentElement: root } });
  const source = new FakeSource(RULES, events);
  // Frames are never too long: everything known is played in one frame.
  const clock = new Clock();
  const player = new Playback({ source, clock, now: () => 0 });
  const place = () => ({ restore: () => {}, recall: () => {}, hide: () => {} });
  const view = bindLinkView({ player, clock }, { setTheme: () => {}, present: () => {}, place });
  player.open(TASK);
  source.becomeLoaded();
  await source.deliverAll(40);
  const until = events.length - 8;
  view.show({ until: String(until), speed: "max" }, true);
  for (let turn = 0; turn < 40; turn++) {
    clock.tick(turn * 16);
    await source.deliver();
  }
  assert.equal(player.timeline.position, until);
  assert.equal(player.status.name, "paused");
  // It stops once: playing on is possible.
  player.play();
  for (let turn = 40; turn < 80; turn++) {
    clock.tick(turn * 16);
    await source.deliver();
  }
  assert.equal(player.timeline.position, events.length);
  view.unbind();
});

test("a link's speed is its own: after it the visitor's is back, unless they choose another", () => {
  Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });
  const clock = new Clock();
  const player = new Playback({ source: new FakeSource(RULES, events), clock, now: () => 0 });
  const place = () => ({ restore: () => {}, recall: () => {}, hide: () => {} });
  const view = bindLinkView({ player, clock }, { setTheme: () => {}, present: () => {}, place });
  clock.speed = 4;
  view.show({ speed: "64" }, false);
  view.show({ speed: "max" }, false);
  assert.equal(clock.speed, Infinity);
  view.show({}, false);
  assert.equal(clock.speed, 4);
  view.show({ speed: "auto" }, false);
  assert.ok(clock.growing);
  view.giveSpeedBack();
  assert.deepEqual([clock.speed, clock.growing], [4, false]);
  view.show({ speed: "64" }, false);
  clock.speed = 16;
  view.show({}, false);
  assert.equal(clock.speed, 16);
  view.unbind();
});
