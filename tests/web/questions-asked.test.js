import assert from "node:assert/strict";
import { test } from "node:test";
import { countOf } from "../../web/questions/answer-line.js";
import { give, showEvent } from "../../web/questions/answering.js";
import { follow, open } from "../../web/questions/asking.js";
import { createDesk, reset, wish } from "../../web/questions/desk.js";

/**
 * When a link's question is asked, on a page that is no more than what questions look at.
 *
 * @import { Page } from "../../web/lane/types.d.ts"
 * @import { Tools } from "../../web/questions/types.d.ts"
 * @import { QuestionKind } from "../../web/types/answers.d.ts"
 */

const SEARCH = "tour/5x5/c3/sutcliffe";

Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });

function makeDesk() {
  const timeline = { position: 0, foundAt: () => 0 };
  const player = {
    timeline,
    aim: null,
    status: { name: "ready" },
    foreign: false,
    description: {},
    playing: false,
    elapsed: 0,
    state: { snapshot: () => ({ path: [], undone: null }) },
    step: () => {
      timeline.position += 1;
    },
  };
  const solver = {
    status: { name: "loaded" },
    run: 0,
    /** @param {string} _ @param {...unknown} given */
    ask: async (_, ...given) => ({
      questions: /** @type {string[]} */ (given[3]).map((kind) => ({ kind, good: true })),
      refusals: {},
    }),
  };
  const page = { scenario: { text: SEARCH }, player, solver, redraw() {}, tell() {} };
  const tools = { form: () => "", hasCode: () => true, showCode() {}, forget() {}, entries: [] };
  const fake = /** @type {unknown} */ (page);
  const desk = createDesk(
    /** @type {Page} */ (fake),
    /** @type {Tools} */ (/** @type {unknown} */ (tools)),
  );
  return { desk, timeline };
}

/** Opens a link that asks, and gives the kind that is asked then. @param {ReturnType<typeof makeDesk>} made @param {number} position @param {QuestionKind} kind */
async function arrive({ desk, timeline }, position, kind) {
  reset(desk);
  timeline.position = position;
  wish(desk, { kinds: [kind], to: null }, position);
  for (let frame = 0; frame < 3; frame++) {
    follow(desk);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return desk.quiz?.question.kind ?? "";
}

test("a link asks at its step, whatever was asked and shown before", async () => {
  const made = makeDesk();
  assert.equal(await arrive(made, 17, "back"), "back");
  const quiz = made.desk.quiz;
  assert.ok(quiz);
  showEvent(made.desk);
  follow(made.desk);
  assert.equal(made.timeline.position, 18, "the step is shown");
  assert.equal(made.desk.quiz, null);
  assert.equal(await arrive(made, 17, "line"), "line");
  assert.equal(await arrive(made, 18, "line"), "line", "another step asks, too");
  assert.equal(await arrive(made, 18, "next"), "next", "and the same one asks something else");
});

/** A choice, and whether it was right: 1 is, all else is not. @param {ReturnType<typeof makeDesk>["desk"]} desk */
const told = ({ entries }) => entries.map(({ tries }) => tries.map(({ right }) => right));

test("what was answered first counts, whether it is answered again or left", async () => {
  const { desk, timeline } = makeDesk();
  const { page } = desk;
  const answers = { right: false, marks: [], truth: { answers: [1], marks: [] } };
  Object.assign(page, { view: { name: String } });
  Object.assign(page.solver, {
    ask: async (/** @type {unknown[]} */ ...given) => ({ ...answers, right: given[5] === 1 }),
  });
  const question = /** @type {any} */ ({ kind: "next", options: [] });
  timeline.position = 17;
  open(desk, [question]);
  await give(desk, 2);
  assert.deepEqual(told(desk), [[false]], "left now, it was wrong");
  open(desk, [question]);
  await give(desk, 3);
  await give(desk, 1);
  assert.deepEqual(told(desk), [[false, true]], "of two tries and two more the first and the last");
  assert.deepEqual(countOf(desk.entries), { asked: 1, right: 0, unsure: 0 });
  timeline.position = 18;
  open(desk, [question]);
  await give(desk, 1);
  open(desk, [question]);
  await give(desk, 2);
  assert.deepEqual(countOf(desk.entries), { asked: 2, right: 1, unsure: 0 });
});
