import { isCount, isRecord, isText, listOf, recordOf } from "../checks/checks.ts";
import { legible } from "../fragment/encode.ts";
import { placed } from "../language/tell.ts";
import { ROOT } from "../root.ts";
import { fetchJson } from "../search/error-told.ts";

/**
 * What can be searched, as Python describes it: the build writes it as `catalogue.json`, so that
 * forms can be drawn and links checked before Python is there.
 *
 * @import { Catalogue, Puzzle } from "./types.ts"
 */

const isParameter = recordOf({ name: isText, label: isText, type: isText, default: isText });
const isPreset = recordOf({ id: isText, title: isText, scenario: isText });
const isPuzzle = recordOf({
  ...{ name: isText, title: isText, summary: isText },
  parameters: listOf(isParameter),
  presets: listOf(isPreset, 1),
});
const isRules = recordOf({ longest: isCount, near: isCount, options: isRecord });
const hasPuzzles = recordOf({
  puzzles: listOf(isPuzzle, 1),
  orders: isRecord,
  leapers: isRecord,
  link: isRules,
  daily: listOf(isText),
});

/** What each part of the page reads at once. @param {unknown} value @returns {value is Catalogue} */
const isCatalogue = (value) => hasPuzzles(value);

/**
 * @param {string | URL} [url]
 * @returns {Promise<Catalogue>}
 * @throws {Error} with a sentence, when it cannot be fetched or is not a catalogue
 */
export function loadCatalogue(url = new URL(placed("catalogue.json"), ROOT)) {
  return fetchJson(url, isCatalogue);
}

/** The puzzle with a name, of which it is known that there is one. @param {string} name @param {Catalogue} catalogue */
export function puzzleOf(name, { puzzles }) {
  return /** @type {Puzzle} */ (puzzles.find((puzzle) => puzzle.name === name));
}

/** The preset that is a scenario, if there is one. @param {string} text canonical @param {Catalogue} catalogue */
export function presetOf(text, { puzzles }) {
  return puzzles.flatMap(({ presets }) => presets).find(({ scenario }) => scenario === text);
}

/**
 * What a scenario is called: the title of its preset, or else its own text, with the names in it as people write them.
 *
 * @param {string} text canonical
 * @param {Catalogue} catalogue
 */
export function titleOf(text, catalogue) {
  return presetOf(text, catalogue)?.title ?? legible(text);
}
