import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock } from "../../web/engine/run/clock.ts";
import { Playback } from "../../web/engine/run/playback.ts";
import { State } from "../../web/engine/run/search-state.ts";
import type { LinkOptions } from "../../web/engine/types/scenario.ts";
import { bindLinkView, tellsEnd } from "../../web/state/link/link-view.ts";
import type { Link } from "../../web/state/link/types.ts";
import { createListeners } from "../../web/state/state.ts";
import { events, FIVE, RULES, TASK } from "./centre.ts";
import { fake } from "./fake.ts";
import { FakeSource } from "./fake-source.ts";

function bind(player: Playback, clock: Clock) {
  const links = createListeners<[Link]>();
  const place = { restore: () => {}, recall: () => {} };
  const page = { player, clock, onLink: links.add };
  const view = bindLinkView(page, { setTheme: () => {}, present: () => {}, place });
  const open = (options: LinkOptions, plays = false) => {
    const purpose = { kind: "watch", plays, asks: null } as const;
    links.call(fake<Link>({ options, purpose, state: null }));
  };
  return { open, view };
}

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
  const source = new FakeSource(RULES, events);
  // Frames are never too long: everything known is played in one frame.
  const clock = new Clock();
  const player = new Playback({ source, clock, now: () => 0 });
  const { open, view } = bind(player, clock);
  player.open(TASK);
  source.becomeLoaded();
  await source.deliverAll(40);
  const until = events.length - 8;
  open({ until: String(until), speed: "max" }, true);
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
  const clock = new Clock();
  const player = new Playback({ source: new FakeSource(RULES, events), clock, now: () => 0 });
  const { open, view } = bind(player, clock);
  clock.speed = 4;
  open({ speed: "64" });
  open({ speed: "max" });
  assert.equal(clock.speed, Infinity);
  open({});
  assert.equal(clock.speed, 4);
  open({ speed: "auto" });
  assert.ok(clock.growing);
  view.giveSpeedBack();
  assert.deepEqual([clock.speed, clock.growing], [4, false]);
  open({ speed: "64" });
  clock.speed = 16;
  open({});
  assert.equal(clock.speed, 16);
  view.unbind();
});
