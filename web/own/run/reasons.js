import { tell } from "../../language/tell.js";
import { quote } from "./quoted.js";

/**
 * What a search with a rule of the visitor's own tells of itself, as panels may show it. It comes from where the rule ran, and panels tell it as their own:
 * so of its reasons only those are left whose keys the puzzle has, about nothing but its own names.
 *
 * @import { PuzzleView } from "../../puzzles/types.d.ts"
 * @import { Told } from "../../types/answers.d.ts"
 */

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
    .map(([choice, , key, about]) => {
      const words = Object.values(about).flatMap((name) => name.match(WORDS) ?? []);
      const plain = words.every((word) => known.has(word) || isDigits(word));
      // What stands in the place of reasons that no puzzle gives.
      if (!plain || !Object.hasOwn(view.refusals, key))
        return [choice, tell("own-refused-rule"), "", {}];
      return [choice, JSON.stringify([key, about]), key, about];
    });
  return { ...rest, account: { ...account, refused } };
}

/** @param {string} word */
const isDigits = (word) => /^\d{1,3}$/.test(word);

/** All words that a puzzle's reasons can be about: those of the names of its choices. @param {PuzzleView} view @param {number} size */
function listWords(view, size) {
  const known = new Set(UNITS);
  const add = (/** @type {string} */ text) => {
    for (const [word] of text.matchAll(WORDS)) known.add(word);
  };
  for (let choice = 0; choice < size; choice++) {
    add(view.name(choice));
    add(view.brief(choice));
  }
  return known;
}
