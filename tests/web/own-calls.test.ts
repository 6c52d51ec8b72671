import assert from "node:assert/strict";
import test from "node:test";
import { Recording } from "../../web/parts/own/run/recording.ts";
import {
  AROUND,
  type CallRow,
  CallTree,
  LISTED,
  PROGRAM,
  type Row,
} from "../../web/parts/own/show/call-tree.ts";
import { factsOf, formatMoment, whyNone } from "../../web/parts/own/view/calls-panel.ts";
import { seededRandom } from "./chance.ts";
import { fake } from "./fake.ts";

/** Simulate a program with random calls and steps, and record the open and ended calls at each step. */
function play(seed: number, most: number) {
  const draw = seededRandom(seed);
  interface Open {
    id: number;
    ended: number[];
  }

  /** For each ended call the number of events before it, and up to its end. */
  const spans: Map<number, number[]> = new Map();
  /** The steps that have an event; not every step has one. */
  const at: number[] = [];
  const packed: number[] = [];
  const moments: { step: number; until: number; seen: Open[]; position: number }[] = [];
  const open: Open[] = [];
  let step = 0;
  const note = (what: number) => packed.push((step << 4) | what);
  // Make a step, and record the calls at this moment independently of CallTree.
  const write = () => {
    const seen = open.map(({ id, ended }) => ({ id, ended: [...ended] }));
    if (draw(3) > 0) at.push(step);
    moments.push({ step, until: packed.length, seen, position: at.length });
    step++;
  };
  open.push({ id: PROGRAM, ended: [] });
  function call(depth: number) {
    const id = packed.length;
    const before = at.length;
    note(draw(2));
    open.push({ id, ended: [] });
    while (packed.length < most && draw(3) > 0) {
      if (draw(2) === 0) write();
      else if (depth < 6) call(depth + 1);
    }
    note(11 + draw(5));
    open.pop();
    spans.set(id, [before, at.length]);
    (open.at(-1) as Open).ended.push(id);
  }
  write();
  while (packed.length < most) {
    if (draw(2) === 0) write();
    call(0);
  }
  write();
  return { packed: Int32Array.from(packed), moments, spans, at };
}

/** The rows typed as rows of calls. */
const callsOf = (rows: Row[]) => rows as CallRow[];

const NOTHING = { unfolded: new Set<number>(), listed: new Map<number, number>() };
const callers = { names: ["place", "solve"], stopped: null, pauses: false, defines: true };

test("at each step the calls are those that the program itself has noted", () => {
  for (let seed = 1; seed <= 30; seed++) {
    const { packed, moments } = play(seed, 200);
    const tree = new CallTree(packed, callers);
    const everything = new Map([[PROGRAM, 1000]]);
    for (let call = 0; call < packed.length; call++) everything.set(call, 1000);
    for (const { step, until, seen } of moments) {
      assert.equal(tree.before(step), until);
      const rows = callsOf(tree.list(until, { unfolded: new Set(), listed: everything }));
      // Each open call is followed by the ended calls that it has made, in the order of time.
      const expected = seen.flatMap(({ id, ended }, depth) => [
        { call: id, level: depth + 1, open: true },
        ...ended.map((call) => ({ call, level: depth + 2, open: false })),
      ]);
      assert.deepEqual(
        rows.map(({ call, level, open }) => ({ call, level, open })),
        expected,
      );
    }
  }
});

test("what is unfolded lists its own calls, and what made none cannot be", () => {
  // solve(place, place(solve)), step, solve
  const packed = Int32Array.from([1, 0, 12, 0, 1, 11, 13, 13, 17, 29]);
  const tree = new CallTree(packed, callers);
  const until = tree.before(1);
  assert.equal(until, 10);
  const list = (unfolded: number[]) =>
    callsOf(tree.list(until, { unfolded: new Set(unfolded), listed: new Map() }))
      .map(({ call, level, unfolded }) => `${call} in ${level} ${unfolded}`)
      .join(", ");
  const program = `${PROGRAM} in 1 true`;
  assert.equal(list([]), `${program}, 0 in 2 false, 8 in 2 null`);
  const inner = "0 in 2 true, 1 in 3 null, 3 in 3 true, 4 in 4 null";
  assert.equal(list([0, 3, 1]), `${program}, ${inner}, 8 in 2 null`);
  assert.deepEqual([tree.nameOf(0), tree.nameOf(3)], ["solve", "place"]);
  assert.deepEqual([tree.endOf(0), tree.codeOf(2), tree.codeOf(9)], [7, 1, 2]);
});

test("of many calls the last are listed, and of many open ones the innermost", () => {
  const packed: number[] = [];
  for (let i = 0; i < 500; i++) packed.push(i << 4, (i << 4) | 12);
  for (let i = 0; i < 1000; i++) packed.push(500 << 4);
  const tree = new CallTree(Int32Array.from(packed), callers);
  const flat = callsOf(tree.list(tree.before(499), NOTHING));
  assert.equal(flat.length, 2 + LISTED);
  assert.deepEqual(flat[1], { kind: "more", of: PROGRAM, level: 2, hidden: 480 });
  assert.equal(flat.at(-1)?.call, 998);
  const more = callsOf(
    tree.list(tree.before(499), { ...NOTHING, listed: new Map([[PROGRAM, 30]]) }),
  );
  assert.deepEqual([more[1], more[2].call], [{ ...flat[1], hidden: 470 }, 940]);
  const deep = callsOf(tree.list(tree.before(500), NOTHING));
  assert.deepEqual(deep[1], { kind: "more", of: AROUND, level: 2, hidden: 940 });
  assert.deepEqual([deep.length, deep.at(-1)?.call, deep.at(-1)?.level], [62, 1999, 1001]);
});

test("calls that only ended as the program was stopped are open", () => {
  // Two calls, stopped within the second after a step.
  const packed = Int32Array.from([0, 16, 16 + 15, 16 + 15]);
  const tree = new CallTree(packed, { ...callers, stopped: 2 });
  assert.deepEqual(tree.openAt(tree.before(5)), [0, 1]);
  assert.equal(tree.endOf(1), null);
  assert.deepEqual(tree.between(0, tree.count), { begun: 2, ended: 0 });
});

test("a run of two million steps is listed in a moment's work", () => {
  const most = 2_000_000;
  const packed = new Int32Array(2 * most);
  for (let i = 0; i < most; i++) packed.set([i << 4, ((i + 1) << 4) | 12], 2 * i);
  const tree = new CallTree(packed, callers);
  assert.equal(tree.list(tree.before(most - 1), NOTHING).length, 3 + LISTED);
});

/** A run with events at these steps, which place and take back one choice in turn. */
function record(at: number[]) {
  const events = at.map((_, i) => (i % 2 === 0 ? 1 : ~1));
  const outcome = { report: {}, at: Int32Array.from(at), events: Int32Array.from(events) };
  const described = { root: [], length: 9 };
  return new Recording(fake(outcome), fake(described));
}

test("the steps of a call are those that it makes, and it is known where they are", () => {
  for (let seed = 1; seed <= 30; seed++) {
    const { packed, moments, spans, at } = play(seed, 200);
    const tree = new CallTree(packed, callers);
    const recording = record(at);
    for (const { until, seen, position } of moments) {
      for (const { id, ended } of seen) {
        for (const call of ended) {
          const [before, after] = spans.get(call) ?? [0, 0];
          const facts = factsOf(tree, recording, call, until, position);
          assert.deepEqual(facts, { ...facts, open: false, before, last: after });
          assert.equal(facts.steps, after - before);
        }
        const facts = factsOf(tree, recording, id, until, position);
        const [before, last = null] = spans.get(id) ?? [0];
        assert.deepEqual(facts, { ...facts, open: true, before, last });
        assert.equal(facts.steps, position - before);
      }
    }
  }
});

test("what is told of a step is what is open, and what begins and ends before the next", () => {
  // The program calls solve, which writes, calls place, which writes, and ends; solve writes and ends.
  const packed = Int32Array.from([1, 16, 32 + 12, 48 + 13]);
  const tree = new CallTree(packed, { ...callers, names: ["place", "solve", "place"] });
  const recording = record([0, 1, 2]);
  const told = [1, 2, 3].map((position) =>
    formatMoment(tree, recording, position, tree.before(recording.stepAt(position))),
  );
  assert.deepEqual(told, [
    "At this step 1 call of place and solve is running, and none has ended. Before the next step, 1 call begins.",
    "At this step 2 calls of place and solve are running, and none has ended. Before the next step, 1 call ends.",
    "At this step 1 call of place and solve is running, and 1 has ended. After this last step, 1 call ends.",
  ]);
});

test("why there is no tree is said of the very program", () => {
  assert.match(
    whyNone({ ...callers, names: [], defines: false }),
    /defines no functions of its own/,
  );
  assert.match(whyNone({ ...callers, names: [] }), /no function of your program called itself/);
  assert.match(whyNone({ ...callers, pauses: true }), /of place and solve may pause/);
  assert.equal(whyNone(callers), "");
});
