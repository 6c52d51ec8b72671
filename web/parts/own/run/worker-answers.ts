import { isRecord } from "../../../engine/type-guards.ts";
import { legible } from "./quote-program.ts";
import type { Callers, Report } from "./types.ts";

/**
 * Validates the answers of a worker, question by question. A program may have changed everything there, so no answer is
 * trusted: it must have exactly the types and sizes listed here, and its texts are shown as the program's own
 * (quote-program.ts).
 */

type Is = (value: unknown) => boolean;

interface Asked {
  id: number;
  name: string;
  args: unknown[];
}

type Heard = { value: unknown } | { error: string } | { fatal: true };

/** Most characters of a whole answer, and of a sentence, a name or a value in it. */
const MOST_TOLD = 2_000_000;
const MOST_SENTENCE = 1_000;
const MOST_NAME = 400;
const MOST_VALUE = 200;
/**
 * The arguments of a call, the value of a container, and what is printed: twice as many characters as Python keeps,
 * since each may count twice here.
 */
const MOST_GIVEN = 600;
const MOST_WRITTEN = 1_200;
const MOST_PRINTED = 200_000;
/** Python sends solutions with at most so many choices together. */
const MOST_ANSWERED = 100_000;
/** Most events, and most calls and returns. A run itself is limited by MOST_STEPS in state/state.ts. */
const MOST_EVENTS = 20_000_000;
const MOST_CALLS = 100_000_000;
const MOST_LINES = 1_000_000;
const LARGEST = 2 ** 31;

const whole =
  (least: number, most: number): Is =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
/** @param most characters */
const text =
  (most: number): Is =>
  (value) =>
    typeof value === "string" && value.length <= most;
const oneOf =
  (...known: unknown[]): Is =>
  (value) =>
    known.includes(value);
const maybe =
  (is: Is): Is =>
  (value) =>
    value === null || is(value);
const either =
  (...kinds: Is[]): Is =>
  (value) =>
    kinds.some((is) => is(value));
const list =
  (is: Is, most: number): Is =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every((item) => is(item));
const row =
  (...parts: Is[]): Is =>
  (value) =>
    Array.isArray(value) && value.length === parts.length && parts.every((is, i) => is(value[i]));
/** Match an object with exactly these fields. */
const fields =
  (fields: Record<string, Is>): Is =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).length === Object.keys(fields).length &&
    Object.entries(fields).every(([name, is]) => Object.hasOwn(value, name) && is(value[name]));
/** Match an object whose keys are numbers. */
const numbered =
  (is: Is, most: number): Is =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).length <= most &&
    Object.entries(value).every(([number, item]) => /^\d{1,9}$/.test(number) && is(item));
/** Any number from 0 to Infinity; `>=` excludes NaN. */
const positive: Is = (value) => typeof value === "number" && value >= 0;
const bool = oneOf(true, false);

const number = whole(0, LARGEST);
const choice = whole(0, MOST_LINES);
/** A choice that is placed, or ~choice for one that is taken back. */
const event = whole(-LARGEST, LARGEST - 1);
/** A Python name, such as `<module>`. It has no spaces, so it can't hold a sentence. */
const name: Is = (value) =>
  text(MOST_NAME)(value) && /^<?[\p{ID_Continue}.]*>?$/u.test(String(value));
const variable = row(name, text(MOST_VALUE));
const line = row(name, whole(0, MOST_LINES), list(variable, MOST_LINES));

const finding = fields({
  mistake: (value) => text(40)(value) && /^[a-z-]+$/.test(String(value)),
  sentence: text(MOST_SENTENCE),
  step: maybe(whole(-1, LARGEST)),
  choice: maybe(whole(-1, LARGEST)),
  line: maybe(whole(0, MOST_LINES)),
  allowed: maybe(whole(0, MOST_LINES)),
  column: maybe(number),
});

const REPORT = {
  outcome: oneOf("found", "none", "wrong", "stopped", "unknown"),
  findings: list(finding, 10),
  printed: text(MOST_PRINTED),
  cited: maybe(row(either(oneOf(""), name), text(MOST_WRITTEN))),
  steps: number,
  calls: number,
  watched: maybe(name),
  settings: list(name, 100),
  placed: maybe(number),
  undone: maybe(number),
  solutions: number,
  answers: list(list(choice, MOST_ANSWERED), MOST_ANSWERED),
  first: maybe(choice),
  scenario: maybe(text(MOST_NAME)),
};
const rule = fields({
  names: list(oneOf("order", "is_safe", "choices"), 3),
  exhausted: bool,
  rate: maybe(positive),
});
/** A wrong outcome needs at least one finding. */
const toldWrong: Is = (value) => {
  const { outcome, findings } = value as Report;
  return outcome !== "wrong" || findings.length > 0;
};
const report =
  (is: Is): Is =>
  (value) =>
    is(value) && toldWrong(value);

/** A rule of the visitor's does not look ahead. */
const uncut = { cut: number, stopped: list(number, 0) };
const level = fields({ choices: list(choice, MOST_LINES), tried: number, ...uncut });
const levels = list(level, MOST_LINES);
const exact = maybe(number);
/** The answers to panels' questions about a search with a rule. */
const ASKS: Record<string, Is> = {
  describe_step: fields({ following: maybe(event), levels }),
  progress: positive,
  probe: either(
    fields({ exact }),
    fields({ exact, probes: number, total: positive, squares: positive, largest: positive }),
    fields({ problem: text(MOST_SENTENCE) }),
  ),
};

/** For each question the check of its JSON, and the greatest length of each array of numbers that comes with it. */
const ANSWERS: Record<string, { told: (args: unknown[]) => Is; packed: readonly number[] }> = {
  run: {
    told: () => report(either(fields(REPORT), fields({ ...REPORT, rule }))),
    packed: [MOST_EVENTS, MOST_EVENTS],
  },
  check: { told: () => report(either(fields(REPORT), fields({ ...REPORT, rule }))), packed: [] },
  checks: {
    told: () =>
      fields({
        rows: list(row(text(MOST_VALUE), maybe(number)), 100),
        note: text(MOST_SENTENCE),
      }),
    packed: [],
  },
  against: {
    told: () =>
      maybe(
        fields({
          placed: number,
          undone: number,
          solutions: number,
          verdict: maybe(oneOf("found", "exhausted", "stopped")),
          same: number,
          differs: maybe(fields({ ours: maybe(event), theirs: maybe(event) })),
        }),
      ),
    packed: [MOST_EVENTS],
  },
  moment: { told: () => maybe(row(line, list(line, MOST_LINES), list(line, 1_000))), packed: [] },
  calls: {
    told: () =>
      maybe(
        fields({
          names: list(name, 11),
          stopped: maybe(whole(0, MOST_CALLS)),
          pauses: bool,
          defines: bool,
        }),
      ),
    packed: [MOST_CALLS],
  },
  containers: {
    told: () => maybe(list(row(name, list(text(MOST_WRITTEN), 200)), 8)),
    packed: [],
  },
  formatCalls: { told: () => maybe(numbered(text(MOST_GIVEN), 100_000)), packed: [] },
  ask: { told: ([question]) => maybe(ASKS[String(question)] ?? (() => false)), packed: [] },
};

/**
 * Validate an answer.
 *
 * @param data anything
 * @returns null if it is no valid answer to the question
 */
export function read({ id, name, args }: Asked, data: unknown): Heard | null {
  if (!isRecord(data)) return null;
  if (fields({ fatal: text(MOST_SENTENCE) })(data)) return { fatal: true };
  if (fields({ id: oneOf(id), error: text(MOST_SENTENCE) })(data)) {
    return { error: legible(String(data.error)) };
  }
  if (!fields({ id: oneOf(id), told: text(MOST_TOLD), packed: Array.isArray })(data)) return null;
  const packed = data.packed as unknown[];
  const { told: kind, packed: most } = ANSWERS[name];
  const told = parse(String(data.told));
  if (told === undefined || !kind(args)(told)) return null;
  const fits = (numbers: unknown, i: number) =>
    numbers instanceof Int32Array && numbers.length <= most[i];
  if (packed.length !== most.length || !packed.every(fits)) return null;
  return join(name, clear(told), packed as Int32Array[]);
}

/** The same value with invisible characters in its texts escaped. */
function clear(told: unknown): unknown {
  if (typeof told === "string") return legible(told);
  if (Array.isArray(told)) return told.map(clear);
  if (!isRecord(told)) return told;
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, clear(value)]));
}

/** @returns undefined if it is no JSON */
function parse(told: string): unknown {
  try {
    return JSON.parse(told);
  } catch {
    return undefined;
  }
}

/** Combine an answer's JSON with its numbers. @returns null if they don't fit together */
function join(name: string, told: unknown, packed: Int32Array[]): Heard | null {
  if (told === null) return { value: null };
  if (name === "run") {
    const [at, events] = packed;
    return at.length === events.length && rises(at)
      ? { value: { report: told, at, events } }
      : null;
  }
  if (name === "against") return { value: { ...(told as object), events: packed[0] } };
  if (name === "calls") {
    return areCalls(packed[0], told as Callers)
      ? { value: { packed: packed[0], callers: told } }
      : null;
  }
  return { value: told };
}

function rises(numbers: Int32Array) {
  for (let i = 0, before = 0; i < numbers.length; before = numbers[i++]) {
    if (numbers[i] < before) return false;
  }
  return true;
}

/** True if the numbers encode calls and returns in order of their steps: see show/call-tree.ts. */
function areCalls(packed: Int32Array, { names, stopped }: Callers) {
  if (stopped !== null && stopped > packed.length) return false;
  for (let i = 0, before = 0; i < packed.length; before = packed[i++] >> 4) {
    const what = packed[i] & 15;
    if (packed[i] >> 4 < before || (what < 11 && what >= names.length)) return false;
  }
  return true;
}

/**
 * True if all events are about choices below `size`.
 *
 * @param events each a choice, or ~choice
 */
export function areOn(events: Int32Array, size: number) {
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if ((event < 0 ? ~event : event) >= size) return false;
  }
  return true;
}
