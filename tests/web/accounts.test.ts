/** Accounts of a run's steps: asked around the cursor, kept by position, and those of another run never shown. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { SolverStatus } from "../../web/engine/search/types.ts";
import type { Account } from "../../web/engine/types/python-replies.ts";
import { Accounts } from "../../web/state/page/step-accounts.ts";
import { fake } from "./fake.ts";

type Run = Parameters<Accounts["at"]>[0];

const accountOf = (step: number): Account => ({
  sentence: `step ${step}`,
  refused: "",
  following: null,
  candidates: [],
  ahead: null,
});

/** A Python that describes a run of some steps when it is told to. */
class SlowPython {
  status: SolverStatus = { name: "loaded", version: "0" };
  asked: [position: number, before: number, after: number][] = [];
  waiting: ((error?: Error) => void)[] = [];
  steps = 1000;

  ask<T>(question: string, _text: unknown, path: unknown, _undone: unknown, ...counts: unknown[]) {
    assert.equal(question, "describe_steps");
    const [position] = path as number[];
    const [before, after] = counts as number[];
    this.asked.push([position, before, after]);
    return new Promise<T | null>((resolve, reject) => {
      this.waiting.push((error) => {
        if (error) return reject(error);
        const first = Math.max(0, position - before);
        const last = Math.min(this.steps, position + after);
        const steps = Array.from({ length: last - first + 1 }, (_, i) => accountOf(first + i));
        resolve(fake({ before: position - first, steps }));
      });
    });
  }

  async answer(error?: Error) {
    this.waiting.shift()?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function setUp(description: object | null = {}) {
  const python = new SlowPython();
  let frames = 0;
  const accounts = new Accounts(python, () => frames++);
  const run = (timeline: { position: number }, foreign = false): Run => {
    const snapshot = () => ({ path: [timeline.position], undone: null });
    const state = { depth: 1, length: 9, snapshot };
    return fake({ timeline, state, description, foreign });
  };
  const timeline = { position: 0 };
  const at = (position: number) => {
    timeline.position = position;
    return accounts.at(run(timeline))?.sentence;
  };
  return { python, accounts, run, at, frames: () => frames };
}

test("the step at the cursor is asked for, then those to come and those before, one question at a time", async () => {
  const { python, at, frames } = setUp();
  assert.equal(at(100), undefined);
  assert.equal(at(101), undefined);
  assert.deepEqual(python.asked, [[100, 0, 0]]);
  await python.answer();
  assert.equal(frames(), 1);
  // The cursor has moved on meanwhile.
  assert.equal(at(101), undefined);
  await python.answer();
  assert.equal(at(101), "step 101");
  await python.answer();
  assert.equal(at(101), "step 101");
  await python.answer();
  const asked = python.asked.slice(1);
  assert.deepEqual(asked, [
    [101, 0, 0],
    [101, 0, 16],
    [101, 8, 0],
  ]);
  for (let step = 102; step <= 109; step++) assert.equal(at(step), `step ${step}`);
  for (let step = 108; step >= 96; step--) assert.equal(at(step), `step ${step}`);
  assert.equal(python.asked.length, 4);
  at(110);
  assert.deepEqual(python.asked.slice(4), [[110, 0, 16]]);
});

test("at both ends of a run nothing is asked again", async () => {
  const { python, at } = setUp();
  python.steps = 3;
  for (let late = 0; late < 4; late++) {
    at(0);
    await python.answer();
  }
  for (const step of [0, 1, 2, 3]) assert.equal(at(step), `step ${step}`);
  assert.equal(python.asked.length, 2);
});

test("accounts that came with the description are there before Python is", () => {
  const { python, at } = setUp({ accounts: [[5, [accountOf(5), accountOf(6)]]] });
  python.status = { name: "loading", stage: "runtime", bytes: 0, total: 0 };
  assert.deepEqual([at(4), at(5), at(6), at(7)], [undefined, "step 5", "step 6", undefined]);
  assert.deepEqual(python.asked, []);
});

test("an answer about a run that was replaced is not shown, and a visitor's own run is never asked about", async () => {
  const { python, accounts, run, at } = setUp();
  at(0);
  const other = { position: 0 };
  assert.equal(accounts.at(run(other)), undefined);
  await python.answer();
  assert.equal(accounts.at(run(other)), undefined);
  assert.equal(python.asked.length, 2);
  await python.answer();
  assert.equal(accounts.at(run(other, true)), undefined);
  assert.equal(python.asked.length, 2);
});

test("the sentence is late for a moment only while its account is on its way, and a refusal is final", async () => {
  const { python, accounts, at } = setUp();
  at(0);
  assert.equal(accounts.late, true);
  await python.answer(Object.assign(new Error("no"), { name: "ValueError" }));
  at(0);
  assert.equal(accounts.late, false);
  assert.equal(python.asked.length, 1);
});

test("what is faster than words is not asked about", () => {
  const { python, accounts, run } = setUp();
  assert.equal(accounts.at(run({ position: 7 }), 1024), undefined);
  assert.deepEqual([python.asked, accounts.late], [[], false]);
});
