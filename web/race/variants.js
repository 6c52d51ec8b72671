import { puzzleOf } from "../catalogue/catalogue.js";
import { tell } from "../language/tell.js";
import { makeScenario } from "../scenario/scenario.js";
import { formatRaceLink, MOST, toFirst } from "./race-link.js";

/**
 * The race of a search that is open against others of the same board: by other orders, or else by other strategies.
 *
 * @import { Catalogue } from "../catalogue/types.d.ts"
 * @import { Scenario } from "../types/scenario.d.ts"
 */

/** What is changed, the first that there is. */
const VARIED = ["order", "strategy", "test"];

/** The link to it. @param {Scenario} scenario @param {Catalogue} catalogue @throws {RangeError} where there is nothing to race it against */
export function raceFrom(scenario, catalogue) {
  const first = toFirst(scenario, catalogue);
  const { parameters } = puzzleOf(first.puzzle, catalogue);
  for (const name of VARIED) {
    const choices = parameters.find((one) => one.name === name)?.choices ?? [];
    const others = choices.flatMap(({ value }) => vary(first, name, value, catalogue));
    const texts = [...new Set([first.text, ...others])].slice(0, MOST);
    if (texts.length > 1) return formatRaceLink(texts);
  }
  throw new RangeError(tell("race-wrong-alone"));
}

/** @param {Scenario} scenario @param {string} name @param {string} value @param {Catalogue} catalogue @returns {string[]} none where they do not go together */
function vary({ puzzle, values }, name, value, catalogue) {
  try {
    return [makeScenario(puzzle, { ...values, [name]: value }, catalogue).text];
  } catch {
    return [];
  }
}
