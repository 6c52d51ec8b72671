import assert from "node:assert/strict";
import { test } from "node:test";

import { Past } from "../../web/parts/questions/earlier-branches.ts";
import { depthRangesOf, events, replayFromZero, timelineOf } from "./centre.ts";
import { seededRandom } from "./chance.ts";

/**
 * When each choice was tried below a beginning of the path, and for how long, from a replay that starts at zero.
 *
 * @returns by the length of the beginning, and the choice
 */
function branchesFromZero(position: number): Map<string, { step: number; steps: number }> {
  const whole = replayFromZero(position).path;
  const path = [12];
  const entered = [0];
  const branches = new Map();
  for (let i = 0; i < position; i++) {
    if (events[i] >= 0) {
      path.push(events[i]);
      entered.push(i + 1);
    } else {
      const choice = path.pop();
      const step = Number(entered.pop());
      if (path.every((square, k) => square === whole[k])) {
        branches.set(`${path.length} ${choice}`, { step, steps: i + 1 - step });
      }
    }
  }
  return branches;
}

test("an earlier branch is found with its step and its length, or not at all", () => {
  const timeline = timelineOf();
  const depthRanges = depthRangesOf();
  const random = seededRandom(7);
  const past = new Past();
  let found = 0;
  for (let i = 0; i < 60; i++) {
    timeline.seek(random(events.length + 1));
    const { depth, position } = timeline.state;
    const branches = branchesFromZero(position);
    for (let length = 1; length <= depth; length++) {
      for (let choice = 0; choice < 25; choice++) {
        const branch = past.find({ length, choice }, timeline, depthRanges);
        assert.deepEqual(branch, branches.get(`${length} ${choice}`) ?? null);
        if (branch !== null) found++;
      }
    }
  }
  assert.ok(found > 100);
  assert.equal(past.find(null, timeline, depthRanges), null);
  assert.equal(past.find({ length: 99, choice: 1 }, timeline, depthRanges), null);
});
