/** The visitor's programs: their links, and the replay of their runs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { inflateRawSync } from "node:zlib";
import { pack, unpack } from "../../web/engine/fragment/pack-text.ts";
import { countOrderly, Recording } from "../../web/parts/own/run/recording.ts";
import type { Finding, Outcome } from "../../web/parts/own/run/types.ts";
import { programInLink } from "../../web/parts/own/state/state.ts";
import { join, part } from "../../web/parts/own/write/stored-program.ts";
import { fake } from "./fake.ts";

const PROGRAM = 'def place(k):\n    print("Müller, 5 × 5 ♞")\n'.repeat(9);

test("a program comes out of a link as it went in", async () => {
  const packed = await pack(PROGRAM);
  assert.match(packed, /^[\w-]+$/);
  const bytes = Buffer.from(packed.replaceAll("-", "+").replaceAll("_", "/"), "base64");
  assert.equal(inflateRawSync(bytes).toString(), PROGRAM);
  assert.equal(await unpack(packed), PROGRAM);
  assert.equal(await unpack(await pack("")), "");
});

test("a program keeps its lines for input, and one of before has none", () => {
  const lines = "5 5\n{n}\n\n";
  assert.equal(join({ text: PROGRAM, input: lines }), `${PROGRAM}\0${lines}`);
  assert.deepEqual(part(`${PROGRAM}\0${lines}`), { text: PROGRAM, input: lines });
  assert.equal(join({ text: PROGRAM, input: "" }), PROGRAM);
  assert.deepEqual(part(PROGRAM), { text: PROGRAM, input: "" });
  for (const text of ["", "no\0program", "\0"]) {
    for (const input of ["", "5\n"]) assert.deepEqual(part(join({ text, input })), { text, input });
  }
  assert.deepEqual(part(join({ text: "n", input: "a\0b" })), { text: "n", input: "ab" });
});

test("a link has a program that the visitor wrote, ran or brought, and that is in sight", () => {
  const starter = { text: "pass", input: "", starter: "pass", packed: "Ab" };
  const inLink = (state: typeof starter, ran: boolean, original: string | null = null) =>
    [true, false].map((inSight) => programInLink({ ...state, original }, ran, inSight));
  assert.deepEqual(inLink(starter, false), ["", ""]);
  assert.deepEqual(inLink(starter, true), ["Ab", "Ab"]);
  assert.deepEqual(inLink({ ...starter, text: "pass\npass" }, false), ["Ab", ""]);
  assert.deepEqual(inLink({ ...starter, input: "5" }, false), ["Ab", ""]);
  // A program from a link is saved only when it is changed.
  assert.deepEqual(inLink(starter, false, "pass"), ["Ab", "Ab"]);
  assert.deepEqual(inLink({ ...starter, text: "" }, false), ["Ab", "Ab"]);
});

test("what is no program of a link says so, and does not fill the memory", async () => {
  await assert.rejects(unpack("not-packed"));
  await assert.rejects(unpack((await pack(PROGRAM)).slice(0, -4)));
  await assert.rejects(unpack(await pack("x".repeat(10_000_000))), /more than 200,?000 characters/);
});

test("only what a search does is played: the last is taken back, and nothing comes twice", () => {
  assert.equal(countOrderly([1, 2, ~2, 3, ~3, ~1], 4), 6);
  assert.equal(countOrderly([1, 2, ~1, 3], 4), 2);
  assert.equal(countOrderly([1, ~1, ~1], 4), 2);
  assert.equal(countOrderly([1, 2, 1], 4), 2);
  assert.equal(countOrderly([1, 2, 3], 2), 2);
  assert.equal(countOrderly([], 2), 0);
});

function record(
  findings: Partial<Finding>[],
  outcome: Outcome["report"]["outcome"] = "wrong",
  root = [] as number[],
  events = [5, 6, ~6, 7, ~5],
) {
  const report = fake<Outcome["report"]>({ outcome, findings });
  // Steps 0 to 2 create the board, so the first event is at step 3.
  const at = Int32Array.of(3, 4, 4, 7, 9).subarray(0, events.length);
  const described = { root, counts: {}, theory: {}, length: 25 };
  return new Recording({ report, at, events: Int32Array.from(events) }, fake(described));
}

test("a position of a recording stands after a step of the program, and a step leads to its position", () => {
  const recording = record([]);
  assert.equal(recording.count, 4);
  assert.equal(recording.whole, false);
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((position) => recording.stepAt(position)),
    [-1, 3, 4, 4, 7],
  );
  assert.deepEqual(
    [-1, 2, 3, 4, 6, 7, 100].map((step) => recording.positionOf(step)),
    [0, 0, 1, 3, 3, 4, 4],
  );
});

test("a program that begins where our search does has that below it, as ours has", () => {
  const recording = record([], "stopped", [5], [5, 6, ~6, 7]);
  assert.deepEqual([recording.root, recording.count], [[5], 3]);
  assert.deepEqual([recording.stepAt(1), recording.positionOf(4)], [4, 2]);
  assert.deepEqual(record([]).root, []);
});

test("a program that begins elsewhere than our search has that below it, and is compared with nothing", () => {
  const elsewhere = record([], "wrong", [12], [5, 6, ~6, 7]);
  assert.deepEqual([elsewhere.root, elsewhere.count, elsewhere.elsewhere], [[5], 3, true]);
  assert.equal(record([], "wrong", [5], [5, 6, ~6, 7]).elsewhere, false);
  assert.equal(record([], "wrong", [12], [5, 6, ~6, ~5]).elsewhere, false);
});

test("a program that takes its own beginning back begins on an empty board", () => {
  const recording = record([], "wrong", [5], [5, 6, ~6, ~5]);
  assert.deepEqual([recording.root, recording.count], [[], 4]);
});

test("what is wrong is told where it shows, and what shows only later at the end", () => {
  const here = record([{ step: 4, sentence: "here" }]);
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((position) => here.findingAt(position)?.sentence),
    // This step has two events, and is complete only after the second.
    [undefined, undefined, undefined, "here", undefined],
  );
  const before = record([{ step: 1, sentence: "before" }]);
  assert.equal(before.findingAt(0)?.sentence, "before");
  const later = record([{ step: 9, sentence: "later" }]);
  assert.deepEqual(
    [3, 4].map((position) => later.findingAt(position)?.sentence),
    [undefined, "later"],
  );
  assert.equal(record([{ step: null }]).findingAt(4), null);
});

test("a recording is handed out whole, and ends as its program did", async () => {
  const recording = record([], "found");
  const { root, counts, theory } = await recording.start();
  assert.deepEqual([root, counts, theory], [[], null, null]);
  const { events, verdict } = await recording.more();
  assert.deepEqual([[...events], verdict], [[5, 6, ~6, 7], "found"]);
  const endings = (["none", "wrong", "stopped", "unknown"] as const).map((outcome) =>
    record([], outcome).more(),
  );
  const verdicts = (await Promise.all(endings)).map((ending) => ending.verdict);
  assert.deepEqual(verdicts, ["exhausted", "stopped", "stopped", "stopped"]);
});

test("who asks for more before the first answer is there gets no event twice", async () => {
  const recording = record([], "found");
  await recording.start();
  const [first, second] = await Promise.all([recording.more(), recording.more()]);
  assert.deepEqual([first.events.length, second.events.length], [4, 0]);
  assert.equal(second.verdict, "found");
  await recording.start();
  assert.equal((await recording.more()).events.length, 4);
});
