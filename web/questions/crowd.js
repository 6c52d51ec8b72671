import { crowd, lines as words } from "../text/en-questions.js";
import { isRight, readLine } from "./tally.js";

/**
 * The lines of a class, read, and added up question by question.
 *
 * @typedef {import("./tally.js").Line} Line
 * @typedef {import("./tally.js").Entry} Entry
 *
 * @typedef {object} Bar an answer, and by how many it was given at the first try
 * @property {string} told
 * @property {number} count
 * @property {boolean} right
 *
 * @typedef {object} Answers to one question
 * @property {Entry["kind"]} kind
 * @property {string} scenario
 * @property {number} step
 * @property {number} people who answered it
 * @property {number} right of them at the first try
 * @property {Bar[]} bars the most frequent first; "not sure" last
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
      problems.push(words.problem(index + 1, words.same));
      return;
    }
    seen.add(raw);
    try {
      const line = readLine(raw);
      const before = line.name === "" ? undefined : named.get(line.name);
      if (before !== undefined) {
        problems.push(words.problem(before, words.twice(line.name)));
        lines.splice(
          lines.findIndex(({ name }) => name === line.name),
          1,
        );
      }
      named.set(line.name, index + 1);
      lines.push(line);
    } catch (error) {
      problems.push(words.problem(index + 1, /** @type {Error} */ (error).message));
    }
  });
  return { lines, problems };
}

/** @param {readonly Line[]} lines @returns {Answers[]} */
export function addUp(lines) {
  /** @type {Map<string, Entry[]>} */
  const questions = new Map();
  for (const { entries } of lines) {
    // Who answered a question again answered it first.
    const own = new Map();
    for (const entry of entries) {
      const key = `${entry.scenario} ${String(entry.step).padStart(16, "0")} ${entry.kind}`;
      if (!own.has(key)) own.set(key, entry);
    }
    for (const [key, entry] of own) questions.set(key, [...(questions.get(key) ?? []), entry]);
  }
  return [...questions.keys()].sort().map((key) => addUpOne(questions.get(key) ?? []));
}

/** @param {readonly Entry[]} entries of one question @returns {Answers} */
function addUpOne(entries) {
  /** @type {Map<string, Bar>} */
  const bars = new Map();
  let doubts = 0;
  for (const { tries } of entries) {
    if (tries.length === 0) {
      doubts++;
      continue;
    }
    const [{ told, right }] = tries;
    const bar = bars.get(`${told} ${right}`) ?? { told, count: 0, right };
    bar.count++;
    bars.set(`${told} ${right}`, bar);
  }
  const sorted = [...bars.values()].sort(
    (one, other) => other.count - one.count || (one.told < other.told ? -1 : 1),
  );
  if (doubts > 0) sorted.push({ told: crowd.unsure, count: doubts, right: false });
  const [{ kind, scenario, step }] = entries;
  return {
    kind,
    scenario,
    step,
    people: entries.length,
    right: entries.filter(isRight).length,
    bars: sorted,
  };
}
