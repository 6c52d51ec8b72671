import { cite, cut } from "../fragment/cite.ts";
import { strip } from "../fragment/hidden.ts";
import { tell } from "../language/tell.ts";
import { QUESTION_KINDS } from "../link/question-kinds.ts";
import { BEGIN, cleanName, NOBODY, VERSION } from "./answer-line.ts";

/**
 * The lines of a class, read (answer-line.js writes them, and says how).
 *
 * @import { Entry, Line } from "./types.ts"
 */

/** More lines than any school sends, and few enough to be drawn at once. */
export const MOST_LINES = 5_000;
export const MOST_CHARACTERS = 2_000_000;
/** Problems that are listed; the rest is counted. */
const MOST_PROBLEMS = 50;

/**
 * @param {string} text one line a person
 * @returns {{lines: Line[], problems: string[]}} what was read, and what could not be read, with what is wrong
 */
export function readLines(text) {
  const rows = rowsOf(text);
  const tooLarge = describeSize(text.length, rows.length);
  if (tooLarge !== "") return { lines: [], problems: [tooLarge] };
  /** @type {string[]} */
  const problems = [];
  let more = 0;
  /** @param {number} number of the line @param {() => string} describe */
  const note = (number, describe) => {
    if (problems.length < MOST_PROBLEMS)
      problems.push(tell("crowd-line-problem", { number, problem: describe() }));
    else more++;
  };
  const seen = new Set();
  /** The lines by their names, the latest last. @type {Map<string, {number: number, line: Line}>} */
  const read = new Map();
  for (const { number, raw } of rows) {
    if (seen.has(raw)) {
      note(number, () => tell("crowd-line-same"));
      continue;
    }
    seen.add(raw);
    try {
      const line = readLine(raw);
      const { name } = line;
      const before = name === "" ? undefined : read.get(name);
      if (before !== undefined) {
        note(before.number, () => tell("crowd-line-twice", { name: cut(name) }));
        read.delete(name);
      }
      // Names are trimmed, so none begins with a space.
      read.set(name === "" ? ` ${number}` : name, { number, line });
    } catch (error) {
      note(number, () => /** @type {Error} */ (error).message);
    }
  }
  if (more > 0) problems.push(tell("crowd-more-problems", { n: more }));
  return { lines: Array.from(read.values(), ({ line }) => line), problems };
}

/** The lines that are not empty. @param {string} text */
const rowsOf = (text) =>
  text
    .split(/\r?\n/)
    .map((row, index) => ({ number: index + 1, raw: row.trim() }))
    .filter(({ raw }) => raw !== "");

/** Says that there is more than the page reads; "" if not. @param {number} characters @param {number} [lines] */
export function describeSize(characters, lines = 0) {
  if (lines > MOST_LINES) return tell("crowd-too-many", { lines, most: MOST_LINES });
  if (characters > MOST_CHARACTERS)
    return tell("crowd-too-long", { characters, most: MOST_CHARACTERS });
  return "";
}

/** A line without what stands before it for people. @param {string} text */
export const bareLine = (text) => text.slice(Math.max(0, text.lastIndexOf(BEGIN)));

/**
 * @param {string} text
 * @returns {Line}
 * @throws {RangeError} when it is no such line; the message says what is wrong with it
 */
export function readLine(text) {
  const [first, name, ...rest] = bareLine(text).trim().split(/\s+/);
  if (!first.startsWith(BEGIN))
    throw new RangeError(tell("crowd-line-no-line", { begin: BEGIN, text: cite(text.trim()) }));
  const version = first.slice(BEGIN.length);
  if (version !== VERSION)
    throw new RangeError(tell("crowd-line-version", { version: cite(version) }));
  if (name === undefined) throw new RangeError(tell("crowd-line-no-name"));
  /** @type {Entry[]} */
  const entries = [];
  let scenario = "";
  for (const word of rest) {
    if (isScenario(word)) scenario = word;
    else entries.push(readEntry(word, scenario));
  }
  return { name: name === NOBODY ? "" : cleanName(decode(name)), entries };
}

/** @param {string} word */
const isScenario = (word) => word.includes("/") && !word.includes("@");

const ENTRY = /^([a-z]+)@([0-9]{1,15})=(.+)$/;
const TRIES = /^((?:[^,?]+[+-])(?:,[^,?]+[+-])?(?:,\?)?|\?)$/;

/** @param {string} word @param {string} scenario @returns {Entry} */
function readEntry(word, scenario) {
  const [, kind, step, tried = ""] = ENTRY.exec(word) ?? [];
  if (!TRIES.test(tried)) throw new RangeError(tell("crowd-line-no-answer", { text: cite(word) }));
  const known = QUESTION_KINDS.find((one) => one === kind);
  if (known === undefined)
    throw new RangeError(
      tell("crowd-line-no-kind", { kind: cite(kind), known: QUESTION_KINDS.join(", ") }),
    );
  if (scenario === "") throw new RangeError(tell("crowd-line-no-scenario", { text: cite(word) }));
  const said = tried.split(",");
  return {
    kind: known,
    scenario,
    step: Number(step),
    tries: said
      .filter((one) => one !== "?")
      .map((one) => ({ told: strip(decode(one.slice(0, -1))), right: one.endsWith("+") })),
    unsure: said.includes("?"),
  };
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text.replaceAll("_", "%20"));
  } catch {
    return text;
  }
}
