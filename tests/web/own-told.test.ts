import assert from "node:assert/strict";
import { test } from "node:test";
import type { Report } from "../../web/parts/own/run/types.ts";
import { formatCounts, formatVerdict, problemsOf } from "../../web/parts/own/show/verdict-text.ts";
import { fake } from "./fake.ts";

const report = (more: Partial<Report>): Report => ({
  ...{ outcome: "found", findings: [], printed: "", cited: null, steps: 0, calls: 0 },
  ...{ settings: [], watched: "board", placed: 0, undone: 0, solutions: 0, scenario: null },
  ...{ answers: [], first: null },
  ...more,
});

const finding = (line: number | null, mistake = "error") => ({
  ...{
    mistake,
    sentence: "Something.",
    step: null,
    choice: null,
    line,
    allowed: null,
    column: null,
  },
});

test("what came of a program is told in one sentence, and only what is known", () => {
  const outcomes = {
    found: { solutions: 1 },
    none: {},
    wrong: { findings: [finding(3)] },
    stopped: { findings: [finding(null, "limit")] },
    unknown: {},
  };
  const told = Object.entries(outcomes).map(([outcome, more]) =>
    formatVerdict(report({ ...more, outcome: fake(outcome) }), "tour"),
  );
  assert.deepEqual(told, [
    "That's right. Your program found 1 tour.",
    "That's right. There is no such tour, and your program found none.",
    "Not right yet:",
    "Your program was stopped before its end:",
    "Your program found no tour. The page doesn't know whether there is one.",
  ]);
  assert.equal(
    formatVerdict(report({ solutions: 1728 }), "tour"),
    "That's right. Your program found 1,728 tours.",
  );
  const kept = report({ solutions: 1, cited: ["board", "[1, 3, 0, 2]"] });
  assert.equal(
    formatVerdict(kept, "tour"),
    "That's right. Your program found 1 tour. Your program printed nothing.",
  );
  // The finding explains why no steps of this program can be shown.
  const unseen = report({ outcome: "unknown", findings: [finding(null, "nothing")] });
  assert.equal(formatVerdict(unseen, "tour"), "The page can't judge your program:");
  const elsewhere = report({ outcome: "unknown", findings: [finding(3, "elsewhere")] });
  assert.equal(formatVerdict(elsewhere, "tour"), "Right, but for another start:");
  const size = report({ outcome: "unknown", findings: [finding(null, "own-size")] });
  assert.equal(formatVerdict(size, "tour"), "Your program is made for something else:");
  const unread = report({ outcome: "wrong", findings: [finding(3, "unread")] });
  assert.equal(formatVerdict(unread, "tour"), "Python can't read your program yet:");
});

test("what was counted is told of what was watched, and of nothing else", () => {
  const counted = report({ placed: 25_541, undone: 25_517, calls: 1 });
  assert.equal(
    formatCounts(counted),
    "Your program made 25,541 choices and took 25,517 back, in 1 call. The page watched your variable board.",
  );
  assert.equal(
    formatCounts(report({ calls: 0 })),
    "Your program made 0 choices and took 0 back. The page watched your variable board.",
  );
  assert.equal(
    formatCounts(report({ placed: 1, calls: 2 })),
    "Your program made 1 choice and took 0 back, in 2 calls. The page watched your variable board.",
  );
  assert.equal(formatCounts(report({ watched: null })), "");
  assert.equal(formatCounts(report({ placed: null, undone: null })), "");
});

test("findings with a line are marked there; that it was stopped is no error", () => {
  const findings = [finding(12), finding(null), finding(4, "limit")];
  assert.deepEqual(problemsOf(report({ outcome: "wrong", findings })), [
    { line: 12, sentence: "The check says: “Something.”", error: true, column: null },
    { line: 4, sentence: "The check says: “Something.”", error: false, column: null },
  ]);
  const [remark] = problemsOf(report({ outcome: "found", findings }));
  assert.equal(remark.error, false);
  assert.deepEqual(problemsOf(null), []);
});
