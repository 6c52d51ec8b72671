import assert from "node:assert/strict";
import { test } from "node:test";
import { State } from "../../web/run/state.js";
import { tellsEnd } from "../../web/share/link-view.js";
import { record } from "./backtracker.js";

test("the end is told by the last step, by a tour, and by the step after one", () => {
  const { events } = record({ side: 5, start: 12 });
  const state = new State({ size: 25, length: 25, root: [12] });
  /** @type {number[]} */
  const telling = [];
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
