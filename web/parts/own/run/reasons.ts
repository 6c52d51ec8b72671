import type { PuzzleView } from "../../../board/types.ts";
import type { Probes, Told } from "../../../engine/types/answers.ts";
import { tell } from "../../../language/tell.ts";
import { quote } from "./quoted.ts";

/**
 * What a search with a rule of the visitor's own tells of itself, as panels may show it. It comes from where the rule ran, and panels tell it as their own:
 * so of its reasons only those are left whose keys the puzzle has, about nothing but its own names.
 */

const WORDS = /[\p{L}\p{N}]+/gu;
/** What units of a grid are called. */
const UNITS = ["row", "column", "box"];

/** @param size how many choices there are */
export function tame(question: string, answer: unknown, view: PuzzleView, size: number) {
  const problem = question === "probe" && (answer as Probes | null)?.problem;
  if (problem) return { ...(answer as Probes), problem: quote(problem) };
  if (question !== "tell" || answer === null) return answer;
  const { account, ...rest } = answer as Told;
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

const isDigits = (word: string) => /^\d{1,3}$/.test(word);

/** All words that a puzzle's reasons can be about: those of the names of its choices. */
function listWords(view: PuzzleView, size: number) {
  const known = new Set(UNITS);
  const add = (text: string) => {
    for (const [word] of text.matchAll(WORDS)) known.add(word);
  };
  for (let choice = 0; choice < size; choice++) {
    add(view.name(choice));
    add(view.brief(choice));
  }
  return known;
}
