import type { PuzzleView } from "../../../board/types.ts";
import type { Probes, Told } from "../../../engine/types/answers.ts";
import { tell } from "../../../language/tell.ts";
import { quote } from "./quoted.ts";

/**
 * Cleans the answers of a search that ran with the visitor's rule. They come from the sandbox, and panels show them
 * unquoted. So a reason stays only if the puzzle has its key and it mentions only the puzzle's own names.
 */

const WORDS = /[\p{L}\p{N}]+/gu;
/** Names of the units of a grid, which reasons mention besides choices. */
const UNITS = ["row", "column", "box"];

/** @param size the number of choices */
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
      // Replace a reason that the puzzle does not have.
      if (!plain || !Object.hasOwn(view.refusals, key))
        return [choice, tell("own-refused-rule"), "", {}];
      return [choice, JSON.stringify([key, about]), key, about];
    });
  return { ...rest, account: { ...account, refused } };
}

const isDigits = (word: string) => /^\d{1,3}$/.test(word);

/** All words that a reason of this puzzle may mention: units, and the names of its choices. */
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
