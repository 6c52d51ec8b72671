import { cite } from "../fragment/cite.js";
import { tell } from "../language/tell.js";
import { QUESTION_KINDS } from "../link/question-kinds.js";
import { BEGIN, NOBODY, VERSION } from "./answer-line.js";

/**
 * The lines of a class, read (answer-line.js writes them, and says how).
 *
 * @import { Entry, Line } from "./types.d.ts"
 */

/**
 * @param {string} text one line a person
 * @returns {{lines: Line[], problems: string[]}} what was read, and what could not be read, with what is wrong
 */
export function readLines(text) {
  /** @type {Line[]} */
  const lines = [];
  /** @type {string[]} */
  const problems = [];
  const seen = new Set();
  /** @type {Map<string, number>} the number of the line that each name has in the text */
  const named = new Map();
  text.split(/\r?\n/).forEach((row, index) => {
    const raw = row.trim();
    if (raw === "") return;
    if (seen.has(raw)) {
      problems.push(
        tell("crowd-line-problem", {
          number: index + 1,
          problem: tell("crowd-line-same"),
        }),
      );
      return;
    }
    seen.add(raw);
    try {
      const line = readLine(raw);
      const before = line.name === "" ? undefined : named.get(line.name);
      if (before !== undefined) {
        problems.push(
          tell("crowd-line-problem", {
            number: before,
            problem: tell("crowd-line-twice", { name: line.name }),
          }),
        );
        lines.splice(
          lines.findIndex(({ name }) => name === line.name),
          1,
        );
      }
      named.set(line.name, index + 1);
      lines.push(line);
    } catch (error) {
      problems.push(
        tell("crowd-line-problem", {
          number: index + 1,
          problem: /** @type {Error} */ (error).message,
        }),
      );
    }
  });
  return { lines, problems };
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
  return { name: name === NOBODY ? "" : decode(name), entries };
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
      .map((one) => ({ told: decode(one.slice(0, -1)), right: one.endsWith("+") })),
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
