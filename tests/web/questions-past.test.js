import assert from "node:assert/strict";
import { test } from "node:test";

import { Relief } from "../../web/digest/relief.js";
import { Past } from "../../web/questions/past.js";
import { Timeline } from "../../web/run/timeline.js";
import { record, seededRandom } from "./backtracker.js";

const { events } = record({ side: 5, start: 12 });

/**
 * When a choice was tried below a beginning of the path, and for how long: by replaying from zero.
 *
 * @param {number} position
 * @param {number} length
 * @param {number} choice
 */
function branchFromZero(position, length, choice) {
  const path = [12];
  /** @type {{step: number, steps: number, below: string, choice: number}[]} */
  const branches = [];
  /** @type {number[]} */
  const entered = [0];
  for (let i = 0; i < position; i++) {
    if (events[i] >= 0) {
      path.push(events[i]);
      entered.push(i + 1);
    } else {
      const last = Number(path.pop());
      const step = Number(entered.pop());
      branches.push({ step, steps: i + 1 - step, below: path.join(), choice: last });
    }
  }
  const below = path.slice(0, length).join();
  const found = branches.find((branch) => branch.below === below && branch.choice === choice);
  return found === undefined ? null : { step: found.step, steps: found.steps };
}

test("an earlier branch is found with its step and its length, or not at all", () => {
  const timeline = new Timeline({ size: 25, length: 25, root: [12], chunkLength: 512 });
  timeline.append(events);
  const relief = new Relief({ base: 0, depth: 1, length: 25, finest: 16 });
  relief.append(events, 0, events.length);
  const random = seededRandom(7);
  const past = new Past();
  let found = 0;
  for (let i = 0; i < 60; i++) {
    timeline.seek(random(events.length + 1));
    const { depth, position } = timeline.state;
    for (let length = 1; length <= depth; length++) {
      for (let choice = 0; choice < 25; choice++) {
        const branch = past.find({ length, choice }, timeline, relief);
        assert.deepEqual(branch, branchFromZero(position, length, choice));
        if (branch !== null) found++;
      }
    }
  }
  assert.ok(found > 100);
  assert.equal(past.find(null, timeline, relief), null);
  assert.equal(past.find({ length: 99, choice: 1 }, timeline, relief), null);
});
