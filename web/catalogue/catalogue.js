import { legible } from "../fragment/encode.js";
import { ROOT } from "../root.js";
import { readJson } from "../search/site-file.js";

/**
 * What can be searched, as Python describes it: the build writes it as `catalogue.json`, so that
 * forms can be drawn and links checked before Python is there.
 *
 * @typedef {import("../types/scenario.d.ts").Move} Move
 *
 * @typedef {object} Choice
 * @property {string} value
 * @property {string} label
 * @property {string} help
 * @property {number | null} [page_max] how far a board's sides may go with it, where that is farther than usual
 *
 * @typedef {object} Parameter
 * @property {string} name
 * @property {string} label
 * @property {string} type what kind of text it takes: "board", "square", "order", "choice",
 *   "integer" ...
 * @property {string} default the value that is not written; "" stands for none
 * @property {string} help
 * @property {boolean} positional whether it always stands in a scenario's text, without its name
 * @property {Choice[]} choices
 * @property {number | null} low the least number, or side of a board
 * @property {number | null} high
 * @property {number | null} page_max the same as `high`, in the page
 * @property {string} [page_advice] at the end of that refusal: what allows more
 * @property {Record<string, string[]>} needs values of other parameters without which this one says
 *   nothing
 *
 * @typedef {keyof typeof import("../text/en-gallery.js").ideas} Idea
 *
 * @typedef {object} Preset
 * @property {string} id
 * @property {string} title what surprises about it
 * @property {string} scenario its canonical text
 * @property {string} look what to look for
 * @property {"found" | "exhausted"} verdict how it is known to come out
 * @property {number | null} placed
 * @property {number | null} undone
 * @property {number | null} solutions
 * @property {Idea} idea what it shows best
 * @property {string} program whose program it is, or of what; or ""
 * @property {string} panel the explanation that shows it
 *
 * @typedef {object} Puzzle
 * @property {string} name
 * @property {string} title
 * @property {string} summary
 * @property {Parameter[]} parameters in the order of the scenario's text
 * @property {Preset[]} presets the first puzzle's first one is what an empty link shows
 * @property {boolean} [invents] whether there are new instances of it
 *
 * @typedef {object} LinkRules what a link may hold
 * @property {number} longest characters of a link
 * @property {number} longest_scenario characters of a scenario
 * @property {number} longest_path choices of a path whose state stands in a link
 * @property {number} longest_state characters of a state
 * @property {number} near up to this step a link holds none
 * @property {number} greatest_seed of a new instance
 * @property {Record<string, {pattern: string, right: string}>} options what the page can be told, in the order in which it stands in a
 *   link: each with the pattern of its values, and what would be right
 *
 * @typedef {object} Catalogue
 * @property {Puzzle[]} puzzles
 * @property {Record<string, Move[]>} orders a knight's moves in the order of each name
 * @property {Record<string, [number, number]>} leapers
 * @property {LinkRules} link
 * @property {string[]} daily the puzzles whose new instances take turns as the board of a day
 */

/**
 * @param {string | URL} [url]
 * @returns {Promise<Catalogue>}
 * @throws {Error} with a sentence, when it cannot be fetched or is not JSON
 */
export function loadCatalogue(url = new URL("catalogue.json", ROOT)) {
  return readJson(url);
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
