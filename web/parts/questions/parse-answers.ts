import { cite, cut } from "../../engine/fragment/cite.ts";
import { strip } from "../../engine/fragment/invisible.ts";
import { t } from "../../language/translate.ts";
import { QUESTION_KINDS } from "../../state/link/question-kinds.ts";
import type { Entry } from "../../state/questions.ts";
import { BEGIN, cleanName, NOBODY, VERSION } from "./answer-line.ts";

/** The answers of one person. */
export type Line = { name: string; entries: Entry[] };

/** Reads the lines of a class (format: answer-line.ts). */

/** More lines than any school sends, and few enough to draw at once. */
export const MOST_LINES = 5_000;
const MOST_CHARACTERS = 2_000_000;
/** Problems that are listed; further ones are counted. */
const MOST_PROBLEMS = 50;

/**
 * Read many lines.
 *
 * @param text one line per person
 * @returns the valid lines, and the problems of the others
 */
export function readLines(text: string): { lines: Line[]; problems: string[] } {
  const rows = rowsOf(text);
  const tooLarge = describeSize(text.length, rows.length);
  if (tooLarge !== "") return { lines: [], problems: [tooLarge] };
  const problems: string[] = [];
  let more = 0;
  /** @param number of the line */
  const note = (number: number, describe: () => string) => {
    if (problems.length < MOST_PROBLEMS)
      problems.push(t("crowd-line-problem", { number, problem: describe() }));
    else more++;
  };
  const seen = new Set();
  /** By name; the latest last. */
  const read: Map<string, { number: number; line: Line }> = new Map();
  for (const { number, raw } of rows) {
    if (seen.has(raw)) {
      note(number, () => t("crowd-line-same"));
      continue;
    }
    seen.add(raw);
    try {
      const line = readLine(raw);
      const { name } = line;
      const before = name === "" ? undefined : read.get(name);
      if (before !== undefined) {
        note(before.number, () => t("crowd-line-twice", { name: cut(name) }));
        read.delete(name);
      }
      // Names are trimmed, so this key cannot be a name.
      read.set(name === "" ? ` ${number}` : name, { number, line });
    } catch (error) {
      note(number, () => (error as Error).message);
    }
  }
  if (more > 0) problems.push(t("crowd-more-problems", { n: more }));
  return { lines: Array.from(read.values(), ({ line }) => line), problems };
}

/** The non-empty lines. */
const rowsOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((row, index) => ({ number: index + 1, raw: row.trim() }))
    .filter(({ raw }) => raw !== "");

/** The sentence that there is too much to read, or "". */
export function describeSize(characters: number, lines = 0) {
  if (lines > MOST_LINES) return t("crowd-too-many", { lines, most: MOST_LINES });
  if (characters > MOST_CHARACTERS)
    return t("crowd-too-long", { characters, most: MOST_CHARACTERS });
  return "";
}

/** A line without the summary before it. */
export const bareLine = (text: string) => text.slice(Math.max(0, text.lastIndexOf(BEGIN)));

/** @throws {RangeError} when it is not a line of answers; the message says why */
export function readLine(text: string): Line {
  const [first, name, ...rest] = bareLine(text).trim().split(/\s+/);
  if (!first.startsWith(BEGIN))
    throw new RangeError(t("crowd-line-no-line", { begin: BEGIN, text: cite(text.trim()) }));
  const version = first.slice(BEGIN.length);
  if (version !== VERSION)
    throw new RangeError(t("crowd-line-version", { version: cite(version) }));
  if (name === undefined) throw new RangeError(t("crowd-line-no-name"));
  const entries: Entry[] = [];
  let scenario = "";
  for (const word of rest) {
    if (isScenario(word)) scenario = word;
    else entries.push(readEntry(word, scenario));
  }
  return { name: name === NOBODY ? "" : cleanName(decode(name)), entries };
}

const isScenario = (word: string) => word.includes("/") && !word.includes("@");

const ENTRY = /^([a-z]+)@([0-9]{1,15})=(.+)$/;
const TRIES = /^((?:[^,?]+[+-])(?:,[^,?]+[+-])?(?:,\?)?|\?)$/;

function readEntry(word: string, scenario: string): Entry {
  const [, kind, step, tried = ""] = ENTRY.exec(word) ?? [];
  if (!TRIES.test(tried)) throw new RangeError(t("crowd-line-no-answer", { text: cite(word) }));
  const known = QUESTION_KINDS.find((one) => one === kind);
  if (known === undefined)
    throw new RangeError(
      t("crowd-line-no-kind", { kind: cite(kind), known: QUESTION_KINDS.join(", ") }),
    );
  if (scenario === "") throw new RangeError(t("crowd-line-no-scenario", { text: cite(word) }));
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

function decode(text: string) {
  try {
    return decodeURIComponent(text.replaceAll("_", "%20"));
  } catch {
    return text;
  }
}
