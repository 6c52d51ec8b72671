import { tell } from "../language/tell.ts";
import { isRight } from "./answer-line.ts";

/**
 * What a class answered, added up question by question.
 *
 * @import { Entry, Line } from "./types.ts"
 *
 * @typedef {object} Group who did the same after the first try
 * @property {string} next the second try, or "not sure"; "" where there was none
 * @property {boolean} right the second try was
 * @property {string[]} names in the order of the lines; "" where there is none
 *
 * @typedef {object} Bar an answer, and by how many it was given at the first try
 * @property {string} told
 * @property {number} count
 * @property {boolean} right
 * @property {Group[]} groups of those who gave it, the largest first
 *
 * @typedef {Entry & {name: string}} Given by whom
 *
 * @typedef {object} Answers to one question
 * @property {Entry["kind"]} kind
 * @property {string} scenario
 * @property {number} step
 * @property {number} people who answered it
 * @property {number} right of them at the first try
 * @property {Bar[]} bars the most frequent first; "not sure" last
 */

/** @param {readonly Line[]} lines @returns {Answers[]} */
export function addUp(lines) {
  /** @type {Map<string, Given[]>} */
  const questions = new Map();
  for (const { name, entries } of lines) {
    // Who answered a question again answered it first.
    const own = new Map();
    for (const entry of entries) {
      const key = `${entry.scenario} ${String(entry.step).padStart(16, "0")} ${entry.kind}`;
      if (!own.has(key)) own.set(key, entry);
    }
    for (const [key, entry] of own) push(questions, key, { ...entry, name });
  }
  return [...questions.keys()].sort().map((key) => addUpOne(questions.get(key) ?? []));
}

/** @param {readonly Given[]} entries of one question @returns {Answers} */
function addUpOne(entries) {
  const doubts = entries.filter(({ tries }) => tries.length === 0);
  const answered = entries.filter(({ tries }) => tries.length > 0);
  const bars = [...groupBy(answered, ({ tries: [{ told, right }] }) => `${told} ${right}`)]
    .map((given) => ({ ...given[0].tries[0], ...countGroups(given) }))
    .sort((one, other) => other.count - one.count || (one.told < other.told ? -1 : 1));
  if (doubts.length > 0)
    bars.push({ told: tell("crowd-unsure"), right: false, ...countGroups(doubts) });
  const [{ kind, scenario, step }] = entries;
  return {
    kind,
    scenario,
    step,
    people: entries.length,
    right: entries.filter(isRight).length,
    bars,
  };
}

/** @param {readonly Given[]} given the same at the first try @returns {Pick<Bar, "count" | "groups">} */
function countGroups(given) {
  const groups = [
    ...groupBy(given, ({ tries, unsure }) => `${tries[1]?.told} ${tries[1]?.right} ${unsure}`),
  ].map((group) => {
    const [{ tries, unsure }] = group;
    // Who was not sure from the beginning has said no more.
    const doubt = unsure && tries.length > 0 ? tell("crowd-unsure") : "";
    const { told = doubt, right = false } = tries[1] ?? {};
    return { next: told, right, names: group.map(({ name }) => name) };
  });
  return {
    count: given.length,
    groups: groups.sort((one, other) => other.names.length - one.names.length),
  };
}

/** @template T @param {readonly T[]} items @param {(item: T) => string} key @returns {Iterable<T[]>} in the order in which their keys came first */
function groupBy(items, key) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of items) push(groups, key(item), item);
  return groups.values();
}

/** @template T @param {Map<string, T[]>} groups @param {string} key @param {T} item */
function push(groups, key, item) {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}
