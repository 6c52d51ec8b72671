import { strip } from "../../engine/fragment/invisible.ts";
import { t } from "../../language/translate.ts";
import { QUESTION_KINDS } from "../../state/link/question-kinds.ts";
import type { Entry } from "../../state/questions.ts";

/**
 * The visitor's answers as one line of text: readable, versioned, and independent of the language.
 *
 *     knights:1 Ada tour/5x5/c3/sutcliffe next@17=d4-,b3+ lost@40=alive- why@52=?
 *
 * The line contains a name, then scenarios, each followed by its answers: kind@step, and each try with + for right or -
 * for wrong; ? means "not sure". Only URL characters are used; blanks become _. A message puts the numbers of answers
 * and right answers before it, for people.
 */

export const BEGIN = "knights:";
export const VERSION = "1";
export const NOBODY = "-";

/** True when the first try was right. */
export const isRight = ({ tries }: Pick<Entry, "tries">) => tries.length > 0 && tries[0].right;

/** Count answers. Someone who was not sure from the beginning has not answered, and it does not count against them. */
export function countOf(entries: readonly Entry[]) {
  const answered = entries.filter(({ tries }) => tries.length > 0);
  return {
    asked: answered.length,
    right: answered.filter(isRight).length,
    unsure: entries.length - answered.length,
  };
}

/** The kinds that were asked: how often, and how often they were right at once. */
export function countByKind(entries: readonly Entry[]) {
  return QUESTION_KINDS.map((kind) => ({
    kind,
    ...countOf(entries.filter((entry) => entry.kind === kind)),
  })).filter(({ asked, unsure }) => asked + unsure > 0);
}

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll("_", "%5F").replaceAll("%20", "_");

/** Normalize a name: names that look alike become equal, and no name can reverse the text after it. */
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

/** The line as it is sent, with the summary for people before it. @param given the name */
export function writeMessage(given: string, entries: readonly Entry[]) {
  const name = cleanName(given);
  const { asked, right, unsure } = countOf(entries);
  const told = t("questions-lines-told", { answers: asked + unsure, right });
  return `${name === "" ? "" : `${name}: `}${told} ${writeLine(name, entries)}`;
}

function writeTries({ tries, unsure }: Entry) {
  const said = tries.map(({ told, right }) => `${encode(told)}${right ? "+" : "-"}`);
  return [...said, ...(unsure ? ["?"] : [])].join();
}
