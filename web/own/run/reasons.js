import { quote } from "./quoted.js";

/**
 * What a search with a rule of the visitor's own tells of itself, as panels may show it. It comes from where the rule ran, and panels tell it as their own:
 * so of its reasons only those are left that the puzzle itself gives, word for word.
 *
 * @import { PuzzleView } from "../../puzzles/types.d.ts"
 * @import { Told } from "../../types/answers.d.ts"
 */

/** How Python says that it was the rule: what stands in the place of reasons that no puzzle gives. */
const BY_RULE = "refused by your rule";
const WORDS = /[\p{L}\p{N}]+/gu;
/** What units of a grid are called. */
const UNITS = ["row", "column", "box"];

/** @param {string} question @param {any} answer @param {PuzzleView} view @param {number} size how many choices there are */
export function tame(question, answer, view, size) {
  if (question === "probe" && answer?.problem) {
    return { ...answer, problem: quote(answer.problem) };
  }
  if (question !== "tell" || answer === null) return answer;
  /** @type {Told} */
  const { account, ...rest } = answer;
  const known = listWords(view, size);
  const refused = account.refused
    .filter(([choice]) => choice === null || choice < size)
    .map(([choice, reason]) => {
      const plain = (reason.match(WORDS) ?? []).every((word) => known.has(word) || isDigits(word));
      return [choice, plain && isOne(view, reason) ? reason : BY_RULE];
    });
  return { ...rest, account: { ...account, refused } };
}

/** @param {string} word */
const isDigits = (word) => /^\d{1,3}$/.test(word);

/** Whether a puzzle gives such a reason. @param {PuzzleView} view @param {string} reason */
const isOne = ({ refusals }, reason) => refusals.some(([pattern]) => pattern.test(reason));

/** All words that are in the reasons of a puzzle: those of its own sentences, and of the names of its choices. @param {PuzzleView} view @param {number} size */
function listWords(view, size) {
  const known = new Set(UNITS);
  const add = (/** @type {string} */ text) => {
    for (const [word] of text.matchAll(WORDS)) known.add(word);
  };
  for (const [pattern] of view.refusals) add(pattern.source);
  for (let choice = 0; choice < size; choice++) {
    add(view.name(choice));
    add(view.brief(choice));
  }
  return known;
}
