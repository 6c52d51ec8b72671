import { tell } from "../language/tell.js";

/** @import { Kind } from "../types/answers.d.ts" */

/** The answers without a number or a name, as lines hold them. @type {Partial<Record<Kind, string>>} */
const WORDS = { next: "back", back: "end", lost: "alive" };

/** An answer of a line, which may be a bare number. @param {Kind} kind @param {string} told */
export function tellAnswer(kind, told) {
  if (told === WORDS[kind]) return tell("crowd-answer-word", { kind });
  if (!/^\d+$/.test(told) || kind === "next" || kind === "why") return told;
  return tell(`crowd-answer-${kind}`, { n: Number(told) });
}

/**
 * Those who gave an answer, and what they tried after it.
 * @param {readonly string[]} names "" of who gave none
 * @param {string} next the second try, or ""
 * @param {boolean} right it was
 */
export function tellGroup(names, next, right) {
  const named = names.filter((name) => name !== "");
  const n = names.length - named.length;
  const people = n > 0 ? [...named, tell("crowd-nameless", { n })] : named;
  if (next === "") return tell("crowd-people", { people });
  return tell("crowd-then", { next, right, people });
}
