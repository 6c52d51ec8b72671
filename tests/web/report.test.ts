import assert from "node:assert/strict";
import { test } from "node:test";
import { bindReport } from "../../web/parts/embed/report.ts";
import type { Page } from "../../web/state/page/page-context.ts";
import { beginQuiz, type Entry, NO_QUESTION } from "../../web/state/questions.ts";

/** A page in a frame, whose questions a test sets; `told` has the messages to the page around. */
function framed() {
  const told: Record<string, unknown>[] = [];
  const parent = { postMessage: (message: Record<string, unknown>) => told.push(message) };
  Object.assign(globalThis, { window: { parent } });
  let listen = () => {};
  const state = { question: NO_QUESTION };
  const subscribe = (listener: () => void) => {
    listen = listener;
    return () => {};
  };
  bindReport({ state, subscribe } as unknown as Page);
  const set = (entries: Entry[], kind: Entry["kind"] | null, position = 0) => {
    const question = {
      kind,
      asked: "",
      good: true,
      form: null,
      known: "",
      stuck: false,
      options: [],
    };
    const quiz = kind && beginQuiz({ ...question, kind }, "", position);
    state.question = { ...NO_QUESTION, quiz, entries };
    listen();
  };
  return { told, set };
}

const entry = (kind: Entry["kind"], step: number, ...tries: Entry["tries"]): Entry => ({
  ...{ kind, scenario: "queens/8", step, tries, unsure: tries.length === 0 },
});
const wrong = { told: "c5", right: false };
const right = { told: "d7", right: true };

test("the page around is told each answer, and the score by first tries", () => {
  const { told, set } = framed();
  const about = { knights: "answer", v: 1, scenario: "queens/8", step: 13, kind: "next" };
  const score = { knights: "score", v: 1 };
  set([entry("next", 13, wrong)], "next", 13);
  assert.deepEqual(told.splice(0), [
    { ...about, answer: "c5", right: false, first: true },
    { ...score, right: 0, answered: 1, asked: 1 },
  ]);
  const first = entry("next", 13, wrong, right);
  set([first], "next", 13);
  assert.deepEqual(told.splice(0), [
    { ...about, answer: "d7", right: true, first: false },
    { ...score, right: 0, answered: 1, asked: 1 },
  ]);
  set([first, entry("back", 17, right)], "back", 17);
  assert.deepEqual(told.splice(0)[1], { ...score, right: 1, answered: 2, asked: 2 });
  // Not sure: no answer, but a question.
  set([first, entry("back", 18)], "back", 18);
  assert.deepEqual(told.splice(0), [
    { ...about, step: 18, kind: "back", answer: null, right: false, first: true },
    { ...score, right: 0, answered: 1, asked: 2 },
  ]);
});

test("answers of an earlier visit are not told again", () => {
  const { told, set } = framed();
  const before = entry("next", 13, right);
  set([before], null);
  // The question is open once more, and was not answered yet.
  set([before, entry("back", 5, right)], "next", 13);
  assert.deepEqual(told, []);
});
