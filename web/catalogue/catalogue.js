import { legible } from "../fragment/encode.js";
import { placed } from "../language/tell.js";
import { ROOT } from "../root.js";
import { fetchJson } from "../search/error-told.js";

/**
 * What can be searched, as Python describes it: the build writes it as `catalogue.json`, so that
 * forms can be drawn and links checked before Python is there.
 *
 * @import { Catalogue, Puzzle } from "./types.d.ts"
 */

/**
 * @param {string | URL} [url]
 * @returns {Promise<Catalogue>}
 * @throws {Error} with a sentence, when it cannot be fetched or is not JSON
 */
export function loadCatalogue(url = new URL(placed("catalogue.json"), ROOT)) {
  return fetchJson(url);
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
