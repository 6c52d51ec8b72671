/**
 * Anything that a worker posts is either read as a valid answer or refused. Reading never throws, and lets no NaN and
 * no invisible character through.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { legible, quote } from "../../web/parts/own/run/quote-program.ts";
import { read } from "../../web/parts/own/run/worker-answers.ts";
import { seededRandom } from "./chance.ts";
import { ANSWERS, report } from "./own-answers.ts";

type Example = (typeof ANSWERS)[number];

const message = ({ packed, ...example }: Example, told: unknown = example.told) => ({
  ...{ id: 7, told: JSON.stringify(told) },
  packed: packed.map((numbers) => Int32Array.from(numbers)),
});

const hear = ({ name, args }: Example, data: unknown) => read({ id: 7, name, args }, data);

/** Values that must not pass where an answer has something else. */
const ODD: readonly unknown[] = [
  ...[null, true, -1, -(2 ** 40), 2 ** 53, Number.POSITIVE_INFINITY, 1.5],
  ...["", "x", "Your session has expired.", "NaN"],
  ...["x".repeat(300_000), [], {}, [[[[]]]], { length: 3 }, { toString: 1 }, "\u202e\u200b\0"],
  ...[JSON.parse('{"__proto__": {"outcome": "found"}, "constructor": 1}'), new Array(20).fill({})],
];

/** The paths to all parts of a value, itself included. */
function list(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => list(Reflect.get(value, key), [...path, key]))];
}

/** A copy of a value with one part changed. @param change returns the new part, or undefined to leave it out */
function put(
  value: unknown,
  [key, ...path]: (string | number)[],
  change: (old: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const changed = put(Reflect.get(copy, key), path, change);
  if (changed === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, changed);
  return copy;
}

/** Call `look` with every leaf of a value. */
function visit(value: unknown, look: (leaf: unknown) => void) {
  if (ArrayBuffer.isView(value) || typeof value !== "object" || value === null) return look(value);
  for (const part of Object.values(value)) visit(part, look);
}

test("each answer is heard as it is", () => {
  for (const example of ANSWERS) {
    const heard = hear(example, message(example));
    assert.ok(heard !== null && "value" in heard, example.name);
  }
});

test("of 2,000 made-up and mutated messages each is an answer or none", () => {
  const chance = seededRandom(314);
  const pick = <T>(items: readonly T[]) => items[chance(items.length)];
  const heard = { answers: 0, none: 0 };
  const changed = (example: Example, change: (old: unknown) => unknown) =>
    message(example, put(example.told, pick(list(example.told)), change));
  const ways: ((example: Example) => unknown)[] = [
    // One part of the JSON is replaced or left out.
    (example) => changed(example, () => pick(ODD)),
    (example) => changed(example, () => undefined),
    // A list is too long, or an object has one field more.
    (example) =>
      changed(example, (old) =>
        Array.isArray(old) ? new Array(2_000).fill(old[0] ?? 1) : { ...Object(old), more: 1 },
      ),
    // One field of the message itself is replaced.
    (example) => ({ ...message(example), [pick(["id", "told", "packed", "more"])]: pick(ODD) }),
    (example) => ({
      ...message(example),
      packed: pick([
        [],
        [Int32Array.of(-5, 3, -9), Int32Array.of(1, 2, 3)],
        [new Float64Array([Number.NaN, 1e300])],
        [new Int32Array(3), [1, 2, 3]],
        [Int32Array.of(9, 8, 7)],
        new Int32Array(3),
      ]),
    }),
    // The JSON answers another question, is cut off or is deeply nested, or the message is of another kind.
    (example) => message({ ...example, told: pick(ANSWERS).told }),
    (example) => ({ ...message(example), told: message(example).told.slice(0, -1 - chance(20)) }),
    (example) => ({ ...message(example), told: "[".repeat(1 + chance(50_000)) }),
    () => pick([...ODD, { fatal: pick(ODD) }, { id: 7, error: pick(ODD) }, { ready: pick(ODD) }]),
  ];
  for (let i = 0; i < 2_000; i++) {
    const example = pick(ANSWERS);
    const data = pick(ways)(example);
    const got = hear(example, data);
    heard[got === null ? "none" : "answers"]++;
    visit(got, (leaf) => {
      if (typeof leaf === "number") assert.ok(!Number.isNaN(leaf));
      if (typeof leaf === "string") assert.ok(leaf.length < 1_000_000);
      if (typeof leaf === "string") assert.equal(leaf, legible(leaf));
    });
  }
  // Both cases must occur often, or the test would prove little.
  assert.ok(heard.answers > 100 && heard.none > 1_000, JSON.stringify(heard));
});

test("more than anybody has is none, however it is told", () => {
  const [run] = ANSWERS;
  const findings = new Array(300_000).fill(report().findings[0]);
  const tries = [
    message(run, { ...report(), findings }),
    message(run, { ...report(), printed: "x".repeat(5_000_000) }),
    { ...message(run), told: " ".repeat(8_000_000) + message(run).told },
    { id: 7, error: "x".repeat(50_000_000) },
  ];
  for (const data of tries) assert.equal(hear(run, data), null);
});

test("what does not show is written out, and a quotation ends only where the page ends it", () => {
  assert.equal(
    legible("a\u202eb\u200bc\0d\u2028e\u{e0041}\ud800"),
    "a\\u202eb\\u200bc\\x00d\\u2028e\\U000e0041\\ud800",
  );
  assert.equal(legible("♞\ufe0f\n\té 漢"), "♞\ufe0f\n\té 漢");
  assert.equal(quote("a” Sign in. “b"), 'The check says: “a" Sign in. "b”');
});
