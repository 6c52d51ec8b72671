/** Depths of the last steps, compared with a record of all depths. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastDepths } from "../../web/engine/analysis/recent-depths.ts";
import { seededRandom } from "./chance.ts";

test("the depths of the last steps are those that were, neither one step more nor one less", () => {
  const random = seededRandom(5);
  const depths = [1];
  const events: number[] = [];
  while (events.length < 2000) {
    const up = depths[events.length] === 1 || random(5) < 3;
    events.push(up ? 7 : ~7);
    depths.push(depths[events.length - 1] + (up ? 1 : -1));
  }
  for (const position of [0, 1, 2, 63, 64, 65, 549, 1412, 2000]) {
    for (const most of [1, 10, 485, 10_000]) {
      const eventAt = (at: number) => events[at] ?? null;
      const told = lastDepths({ position, state: { depth: depths[position] }, eventAt }, most);
      const steps = Math.min(most, position);
      const among = depths.slice(position - steps, position + 1);
      const expected = { steps, least: Math.min(...among), greatest: Math.max(...among) };
      assert.deepEqual(told, expected, `${most} steps up to ${position}`);
    }
  }
});

test("what is not at hand is not told", () => {
  const eventAt = (at: number) => (at < 90 ? null : 3);
  const told = lastDepths({ position: 100, state: { depth: 20 }, eventAt }, 50);
  assert.deepEqual(told, { steps: 10, least: 10, greatest: 20 });
});
