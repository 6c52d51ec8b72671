/**
 * What can be searched, as Python describes it: the build writes it as `catalogue.json`, so that forms can be drawn and links
 * checked before Python is there.
 *
 * @typedef {import("./board.js").Move} Move
 *
 * @typedef {object} Parameter
 * @property {string} name
 * @property {string} type what kind of text it takes: "board", "square", "order", "choice", ...
 * @property {boolean} positional whether it always stands in a scenario's text, without its name
 * @property {any} default
 * @property {string} label
 * @property {(string | {name: string, label: string})[]} [choices]
 * @property {number} [min]
 * @property {number} [max]
 * @property {number} [page_max]
 *
 * @typedef {object} Puzzle
 * @property {string} name
 * @property {string} label
 * @property {Parameter[]} parameters
 *
 * @typedef {object} Preset
 * @property {string} id
 * @property {string} scenario its canonical text
 * @property {string} title
 * @property {string} note what to look for
 *
 * @typedef {object} Catalogue
 * @property {Puzzle[]} puzzles
 * @property {Preset[]} presets the first one is what an empty link shows
 * @property {Record<string, Move[]>} orders a knight's moves in the order of each name
 */

/**
 * @param {string | URL} [url]
 * @returns {Promise<Catalogue>}
 * @throws {Error} when it cannot be fetched, or is not what the build writes
 */
export async function loadCatalogue(url = new URL("../catalogue.json", import.meta.url)) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`catalogue.json could not be loaded: HTTP ${response.status}.`);
  return response.json();
}
