import assert from "node:assert/strict";
import { test } from "node:test";
import { Inquiry } from "../../web/engine/search/inquiry.ts";
import type { SolverStatus } from "../../web/engine/search/types.ts";
import { fake } from "./fake.ts";

/** A solver that answers on demand. */
class SlowSolver {
  status: SolverStatus = { name: "loaded", version: "0" };
  run = 1;
  asked: unknown[][] = [];
  waiting: { resolve: (answer: unknown) => void; reject: (error: Error) => void }[] = [];

  ask<T>(question: string, ...args: unknown[]): Promise<T | null> {
    this.asked.push([question, ...args]);
    return new Promise((resolve, reject) => this.waiting.push({ resolve: fake(resolve), reject }));
  }

  async answer(answer: unknown) {
    this.waiting.shift()?.resolve(answer);
    await new Promise((resolve) => setImmediate(resolve));
  }

  async fail(name: string) {
    this.waiting.shift()?.reject(Object.assign(new Error("no"), { name }));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function setUp() {
  const solver = new SlowSolver();
  let frames = 0;
  const inquiry = new Inquiry(solver, "describe_step", () => frames++);
  const about = (step: number) => inquiry.answerFor(`a@${step}`, () => [step]);
  return { solver, inquiry, about, frames: () => frames };
}

test("one question is on its way at a time, and the next is about what is asked for then", async () => {
  const { solver, about, frames } = setUp();
  assert.equal(about(1), undefined);
  about(2);
  about(3);
  assert.deepEqual(solver.asked, [["describe_step", 1]]);
  await solver.answer("one");
  assert.equal(frames(), 1);
  // The cursor has moved on to 3: the answer for 1 must not count for 3.
  assert.equal(about(3), undefined);
  assert.deepEqual(solver.asked, [
    ["describe_step", 1],
    ["describe_step", 3],
  ]);
  await solver.answer("three");
  assert.equal(about(3), "three");
  assert.equal(about(1), "one");
  assert.equal(solver.asked.length, 2);
});

test("nothing is asked before Python is there", () => {
  const { solver, about } = setUp();
  solver.status = { name: "loading", stage: "runtime", bytes: 0, total: 0 };
  assert.equal(about(1), undefined);
  assert.deepEqual(solver.asked, []);
});

test("what Python refuses is not asked again; what a lost worker owes is", async () => {
  const { solver, about } = setUp();
  about(1);
  await solver.fail("ValueError");
  assert.equal(about(1), null);
  about(2);
  await solver.fail("WorkerLost");
  assert.equal(about(2), undefined);
  assert.equal(solver.asked.length, 3);
});

test("a question that a new run has swallowed is asked again, and its silence is no answer", async () => {
  const { solver, inquiry, about, frames } = setUp();
  about(1);
  solver.run++;
  await solver.answer(null);
  assert.equal(frames(), 1);
  assert.equal(about(1), undefined);
  await solver.answer("one");
  assert.equal(inquiry.known("a@1"), "one");
  // If Python has nothing to say, that is final.
  about(2);
  await solver.answer(null);
  assert.equal(inquiry.known("a@2"), null);
});

test("only so many answers are kept", async () => {
  const { solver, inquiry, about } = setUp();
  for (let i = 0; i < 100; i++) {
    about(i);
    await solver.answer(i);
  }
  assert.equal(inquiry.known("a@99"), 99);
  assert.equal(inquiry.known("a@0"), undefined);
});
