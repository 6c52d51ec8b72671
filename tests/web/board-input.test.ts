import assert from "node:assert/strict";
import { test } from "node:test";
import { choosePlace } from "../../web/shell/board-input.ts";
import { createStore } from "../../web/state/state.ts";
import { fake } from "./fake.ts";

/** What a click on square 7 does. @param startAt the text of a search that starts there, or null */
function click(position: number, startAt: string | null) {
  const { state, change } = createStore();
  const unused = { choose: () => false };
  const opened: (string | null)[] = [];
  const app = {
    ...{ state, change, scenario: { text: "puzzle" } },
    view: { startAt: () => startAt, alternatives: (choice: number) => [choice] },
    player: { timeline: { position }, aim: null, status: { name: "paused" }, description: {} },
    solver: { status: { name: "loaded" } },
    parts: { play: unused, questions: unused, find: unused },
    tryScenario: (make: () => string | null) => opened.push(make()),
  };
  choosePlace(fake(app), 7);
  return { opened, asked: state.question.whyNot?.place };
}

test("a click asks why not, but before the first step it sets the start where there is one", () => {
  assert.deepEqual(click(0, "start"), { opened: ["start"], asked: undefined });
  assert.deepEqual(click(3, "start"), { opened: [], asked: 7 });
  for (const position of [0, 3]) assert.deepEqual(click(position, null), { opened: [], asked: 7 });
});
