import { cite } from "../fragment/cite.js";
import { tell } from "../language/tell.js";
import { QUESTION_KINDS } from "../link/question-kinds.js";

/**
 * What was answered, and how it is told as one line of text: readable, with a version, and the same in any order of the world.
 *
 *     knights:1 Ada tour/5x5/c3/sutcliffe next@17=d4-,b3+ lost@40=alive- why@52=?
 *
 * Before it stands, for people, how many answers there are, and how many of them were right.
 * A name, then scenarios, each followed by what was answered in it: kind@step, and each try with + for right or - for wrong;
 * ? says "not sure". Everything is in the letters of a URL, blanks are written as _.
 *
 * @import { Entry, Line } from "./types.d.ts"
 */

const BEGIN = "knights:";
const VERSION = "1";
const NOBODY = "-";

/** Whether it was right at the first try. @param {Pick<Entry, "tries">} entry */
export const isRight = ({ tries }) => tries.length > 0 && tries[0].right;

/** Who was not sure from the beginning has not answered, and nothing is held against them. @param {readonly Entry[]} entries */
export function countOf(entries) {
  const answered = entries.filter(({ tries }) => tries.length > 0);
  return {
    asked: answered.length,
    right: answered.filter(isRight).length,
    unsure: entries.length - answered.length,
  };
}

/** The kinds that were asked, with how often, and how often it was right at once. @param {readonly Entry[]} entries */
export function countByKind(entries) {
  return QUESTION_KINDS.map((kind) => ({
    kind,
    ...countOf(entries.filter((entry) => entry.kind === kind)),
  })).filter(({ asked, unsure }) => asked + unsure > 0);
}

/** @param {string} text */
const encode = (text) => encodeURIComponent(text).replaceAll("_", "%5F").replaceAll("%20", "_");

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text.replaceAll("_", "%20"));
  } catch {
    return text;
  }
}

/** @param {string} name @param {readonly Entry[]} entries */
export function writeLine(name, entries) {
  const words = [`${BEGIN}${VERSION}`, name.trim() === "" ? NOBODY : encode(name.trim())];
  let scenario = "";
  for (const entry of entries) {
    if (entry.scenario !== scenario) words.push(entry.scenario);
    scenario = entry.scenario;
    words.push(`${entry.kind}@${entry.step}=${writeTries(entry)}`);
  }
  return words.join(" ");
}

/** The line as it is sent: first what people read. @param {string} name @param {readonly Entry[]} entries */
export function writeMessage(name, entries) {
  const { asked, right, unsure } = countOf(entries);
  const told = tell("questions-lines-told", { answers: asked + unsure, right });
  return `${name.trim() === "" ? "" : `${name.trim()}: `}${told} ${writeLine(name, entries)}`;
}

/** @param {Entry} entry */
function writeTries({ tries, unsure }) {
  const said = tries.map(({ told, right }) => `${encode(told)}${right ? "+" : "-"}`);
  return [...said, ...(unsure ? ["?"] : [])].join();
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
    throw new RangeError(
      tell("questions-lines-no-line", { begin: BEGIN, text: cite(text.trim()) }),
    );
  const version = first.slice(BEGIN.length);
  if (version !== VERSION)
    throw new RangeError(tell("questions-lines-version", { version: cite(version) }));
  if (name === undefined) throw new RangeError(tell("questions-lines-no-name"));
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
  if (!TRIES.test(tried))
    throw new RangeError(tell("questions-lines-no-answer", { text: cite(word) }));
  const known = QUESTION_KINDS.find((one) => one === kind);
  if (known === undefined)
    throw new RangeError(
      tell("questions-lines-no-kind", { kind: cite(kind), known: QUESTION_KINDS.join(", ") }),
    );
  if (scenario === "")
    throw new RangeError(tell("questions-lines-no-scenario", { text: cite(word) }));
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
