import { strip } from "../../engine/fragment/hidden.ts";
import { tell } from "../../language/tell.ts";
import { QUESTION_KINDS } from "../../state/link/question-kinds.ts";
import type { Entry } from "./types.ts";

/**
 * What was answered, and how it is told as one line of text: readable, with a version, and the same in any order of the world.
 *
 *     knights:1 Ada tour/5x5/c3/sutcliffe next@17=d4-,b3+ lost@40=alive- why@52=?
 *
 * Before it stands, for people, how many answers there are, and how many of them were right.
 * A name, then scenarios, each followed by what was answered in it: kind@step, and each try with + for right or - for wrong;
 * ? says "not sure". Everything is in the letters of a URL, blanks are written as _.
 */

export const BEGIN = "knights:";
export const VERSION = "1";
export const NOBODY = "-";

/** Whether it was right at the first try. */
export const isRight = ({ tries }: Pick<Entry, "tries">) => tries.length > 0 && tries[0].right;

/** Who was not sure from the beginning has not answered, and nothing is held against them. */
export function countOf(entries: readonly Entry[]) {
  const answered = entries.filter(({ tries }) => tries.length > 0);
  return {
    asked: answered.length,
    right: answered.filter(isRight).length,
    unsure: entries.length - answered.length,
  };
}

/** The kinds that were asked, with how often, and how often it was right at once. */
export function countByKind(entries: readonly Entry[]) {
  return QUESTION_KINDS.map((kind) => ({
    kind,
    ...countOf(entries.filter((entry) => entry.kind === kind)),
  })).filter(({ asked, unsure }) => asked + unsure > 0);
}

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll("_", "%5F").replaceAll("%20", "_");

/** A name as it is seen: two names that look alike are equal, and none changes the order of what follows it. */
export const cleanName = (name: string) =>
  strip(name)
    .normalize("NFC")
    .replaceAll(/[\p{Z}\p{Cc}\p{Cs}]+/gu, " ")
    .trim();

/** @param given the name */
export function writeLine(given: string, entries: readonly Entry[]) {
  const name = cleanName(given);
  const words = [`${BEGIN}${VERSION}`, name === "" ? NOBODY : encode(name)];
  let scenario = "";
  for (const entry of entries) {
    if (entry.scenario !== scenario) words.push(entry.scenario);
    scenario = entry.scenario;
    words.push(`${entry.kind}@${entry.step}=${writeTries(entry)}`);
  }
  return words.join(" ");
}

/** The line as it is sent: first what people read. @param given the name */
export function writeMessage(given: string, entries: readonly Entry[]) {
  const name = cleanName(given);
  const { asked, right, unsure } = countOf(entries);
  const told = tell("questions-lines-told", { answers: asked + unsure, right });
  return `${name === "" ? "" : `${name}: `}${told} ${writeLine(name, entries)}`;
}

function writeTries({ tries, unsure }: Entry) {
  const said = tries.map(({ told, right }) => `${encode(told)}${right ? "+" : "-"}`);
  return [...said, ...(unsure ? ["?"] : [])].join();
}
