/** Be the search, without a browser: verdicts on steps, possible actions, and the form in a link. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { SearchMoment } from "../../web/engine/types/scenario.ts";
import { t } from "../../web/language/translate.ts";
import * as tasks from "../../web/parts/play/be-search-task.ts";
import { Cancelled, type Context } from "../../web/parts/play/context.ts";
import { missHere, prepare } from "../../web/parts/play/judge-steps.ts";
import type { Task } from "../../web/state/game.ts";
import { readAskedSteps, writeAskedSteps } from "../../web/state/link/asked-steps.ts";
import { readMoves, writeMoves } from "../../web/state/link/moves.ts";
import type { AskedSteps } from "../../web/state/link/types.ts";
import { fake } from "./fake.ts";

const BASE: SearchMoment = { position: 20, path: [0, 6], undone: null, deepest: 4, found: null };

/** The next steps of a search; the visitor makes some of them. */
const OWN = [-7, 7, 9, -10, -8];

/** Python's answer. */
function compare(steps: readonly number[], own: readonly number[] = OWN) {
  let right = 0;
  while (right < steps.length && steps[right] === own[right]) right++;
  const mistake = right < steps.length ? "Not so." : "";
  return { right, following: own[right] ?? null, sentence: "", mistake };
}

function make(
  steps: readonly number[],
  wanted: Partial<AskedSteps> = {},
  own: readonly number[] = OWN,
) {
  const begun = tasks.beginTask(
    { count: 4, quiet: false, ...wanted },
    BASE,
    2,
    0,
    compare([], own),
  );
  return steps.reduce((task, _, at) => {
    const done = steps.slice(0, at + 1);
    return tasks.judged(task, done.length, compare(done, own));
  }, begun);
}

/** The standing of every moment. */
const standings = (task: Task) =>
  Array.from({ length: task.done + 2 }, (_, at) => tasks.standingAt(task, task.taken - 1 + at));

/** Names of the possible actions. */
const ways = (task: Task, step: number) =>
  Object.entries(tasks.waysAt(task, task.taken + step))
    .filter(([, can]) => can)
    .map(([name]) => name);

test("a link says how many steps, and whether it is silent", () => {
  for (const text of ["1", "12", "999", "12,quiet"]) {
    assert.equal(writeAskedSteps(readAskedSteps(text)), text);
  }
  assert.deepEqual(readAskedSteps("12,quiet"), { count: 12, quiet: true });
});

test("what is done from a moment on may take back what stood there", () => {
  assert.equal(readMoves(writeMoves(OWN, 16)), null);
  assert.deepEqual(readMoves(writeMoves(OWN, 16), [0, 6]), OWN);
  assert.equal(readMoves(writeMoves([-7, -1, -3], 16), [0, 6]), null);
});

test("right steps are told at once, and the whole at the end", () => {
  const task = make(OWN.slice(0, 4));
  assert.deepEqual(standings(task), ["before", "begin", "right", "right", "right", "right"]);
  assert.deepEqual(task.missed, []);
  assert.ok(tasks.isDone(task) && !tasks.differs(task));
  assert.deepEqual(ways(task, 4), ["more", "back"]);
  assert.deepEqual(ways(make(OWN.slice(0, 2)), 2), ["show", "back"]);
});

test("the first step that differs is wrong, and what comes after is not compared", () => {
  const task = make([-7, 8, 9, 10]);
  assert.deepEqual(standings(task), ["before", "begin", "right", "wrong", "after", "after"]);
  assert.deepEqual(task.missed, [1]);
  assert.equal(tasks.differenceAt(task), 4);
  // All steps are done, and a mistake was left: so the right step is shown.
  assert.ok(tasks.isRevealed(task));
  assert.deepEqual(ways(task, 2), ["retry", "mine"]);
  assert.deepEqual(ways(task, 4), ["difference", "back"]);
});

test("a wrong step can be mended before it is told what is right", () => {
  let task = make([-7, 7, 9, 10]);
  assert.ok(tasks.isDone(task) && !tasks.isRevealed(task));
  assert.deepEqual(ways(task, 4), ["retry", "mine", "show"]);
  assert.deepEqual(ways(tasks.reveal(task), 4), ["retry", "mine"]);
  task = tasks.dropWrong(tasks.reveal(task));
  assert.ok(!tasks.differs(task) && !tasks.isRevealed(task));
  assert.deepEqual(standings(task), ["before", "begin", "right", "right", "right"]);
  task = tasks.judged(task, 4, compare(OWN.slice(0, 4)));
  assert.deepEqual(task.missed, [3]);
  assert.equal(
    t("be-told-all", { steps: task.done, known: true, first: 3, over: false }),
    "The search does the same 4 steps. You found 3 at the first try.",
  );
});

test("a silent one tells nothing before its end, unless it is asked to", () => {
  const task = make([-7, 8, 9], { quiet: true });
  assert.deepEqual(standings(task), ["before", "begin", "silent", "silent", "silent"]);
  assert.deepEqual(ways(task, 2), ["show", "back"]);
  assert.deepEqual(ways(task, 0), ["show", "back"]);
  assert.deepEqual(ways(make([], { quiet: true }), 0), ["back"]);
  assert.deepEqual(standings(tasks.reveal(task)).slice(2), ["right", "wrong", "after"]);
  const done = make([-7, 8, 9, 10], { quiet: true });
  assert.deepEqual(standings(done).slice(2), ["right", "wrong", "after", "after"]);
  // A wrong last step is no exception: in quiet mode nothing was reported before.
  assert.ok(tasks.isRevealed(make([-7, 7, 9, 10], { quiet: true })));
});

test("where the search ends, so does it", () => {
  const own = OWN.slice(0, 2);
  const task = make(own, {}, own);
  assert.ok(tasks.isOver(task) && tasks.isDone(task));
  assert.deepEqual(ways(task, 2), ["back"]);
  const more = make([...own, 9], {}, own);
  assert.ok(!tasks.isOver(more) && tasks.differs(more));
});

test("a link opens at the first difference, if it is to be told, and claims no first tries", () => {
  const wanted = { count: 4, quiet: false };
  const open = (steps: number[], quiet: boolean) =>
    tasks.beginTask({ ...wanted, quiet }, BASE, 2, steps.length, compare(steps));
  assert.equal(tasks.opensAt(open([-7, 8, 9, 10], false)), 4);
  assert.equal(tasks.opensAt(open([-7, 8, 9, 10], true)), 4);
  assert.equal(tasks.opensAt(open([-7, 8, 9], false)), 4);
  assert.equal(tasks.opensAt(open([-7, 8, 9], true)), 5);
  assert.equal(tasks.opensAt(open(OWN.slice(0, 4), false)), 6);
  const sent = open([-7, 7, 9, 10], false);
  assert.ok(sent.opened && tasks.isRevealed(sent));
  // It is someone else's task: there is nothing to correct.
  assert.deepEqual(ways(sent, 4), ["back"]);
});

test("the words for steps and differences", () => {
  const step = (name: string, deed = "placed") => ({
    ...{ puzzle: "queens", name, place: name, value: name, deed },
  });
  assert.equal(
    t("be-told-step", { step: 3, steps: 12, ...step("c5") }),
    "Step 3 of 12: you put a queen on c5.",
  );
  assert.equal(
    t("be-told-step", { step: 3, steps: 12, ...step("c5", "taken") }),
    "Step 3 of 12: you took c5 back.",
  );
  assert.equal(
    t("be-told-step", { step: 1, steps: 2, ...step("A", "left") }),
    "Step 1 of 2: you left A.",
  );
  assert.equal(
    t("be-told-difference", {
      puzzle: "queens",
      step: 5,
      own: "placed",
      mine: "c5",
      other: "placed",
      theirs: "e5",
    }),
    "Step 5 is the first difference. The search puts a queen on c5. This answer puts a queen on e5.",
  );
  assert.equal(
    t("be-told-difference", {
      puzzle: "queens",
      step: 5,
      own: "ends",
      mine: "",
      other: "taken",
      theirs: "e5",
    }),
    "Step 5 is the first difference. The search ends. This answer takes its last choice back, e5.",
  );
  assert.equal(t("be-told-some", { right: 1, steps: 12 }), "The first of 12 steps is right.");
  assert.equal(
    t("be-told-all", { steps: 12, known: false, first: 0, over: true }),
    "The search does the same 12 steps. The search ends here.",
  );
});

// --- what is done is judged before it is shown ----------------------------------------------------

const contextAt = (task: Task, position: number) =>
  fake<Context & { game: { task: Task } }>({
    game: { task },
    set(this: { game: object }, patch: object) {
      Object.assign(this.game, patch);
    },
    page: {
      scenario: { text: "queens/4" },
      solver: {
        insist: async (_: string, __: string, ___: number[], ____: null, steps: number[]) =>
          compare(steps),
      },
      player: { timeline: { position } },
    },
  });

test("a step is judged with those before it, from where the cursor stands", async () => {
  const context = contextAt(make([-7, 8]), 3);
  assert.equal(await prepare(context, [0, 6, -7], [7]), null);
  assert.deepEqual([context.game.task.done, context.game.task.compared.right], [2, 2]);
  assert.deepEqual(context.game.task.missed, [1]);
});

test("nothing is done before it begins, and nothing after its end", async () => {
  const task = make(OWN.slice(0, 4));
  assert.match((await prepare(contextAt(task, 1), [0], [7])) ?? "", /begin at step 20/);
  assert.match(
    (await prepare(contextAt(task, 6), [0, 6, ...OWN.slice(0, 4)], [-8])) ?? "",
    /are made/,
  );
  assert.equal(await prepare(contextAt(task, 4), [0, 6, ...OWN.slice(0, 2)], [9]), null);
});

test("who steps elsewhere while it is judged has let go of it", async () => {
  const context = contextAt(make([-7]), 3);
  const judging = prepare(context, [0, 6, -7], [7]);
  Object.assign(context.page.player.timeline, { position: 2 });
  await assert.rejects(judging, Cancelled);
  assert.equal(context.game.task.done, 1);
});

test("what the rules forbid was no first try, but only where a step is due", () => {
  const context = contextAt(make([-7]), 3);
  missHere(context);
  missHere(context);
  assert.deepEqual(context.game.task.missed, [1]);
  const back = contextAt(make([-7, 7]), 3);
  missHere(back);
  assert.deepEqual(back.game.task.missed, []);
});
