/**
 * What the parts of the page may use of one another: made once in main.js, handed down, never global.
 *
 * @typedef {object} Page
 * @property {import("../scenario/catalogue.js").Catalogue} catalogue
 * @property {import("../search/solver.js").Solver} solver questions to Python: `solver.ask(...)`
 * @property {import("../run/player.js").Player} player
 * @property {(message: string, offer?: {label: string, run: () => void}) => void} tell a short message at the foot
 * @property {boolean} browsing the gallery is open, the search is out of sight
 * @property {import("../scenario/scenario.js").Scenario} scenario the one that is open
 * @property {import("../puzzles/view.js").PuzzleView} view of that scenario's puzzle
 * @property {(text: string) => string | null} chooseScenario opens a scenario by its text; gives what is wrong with it
 * @property {(problem: string | null) => void} complain shows what is wrong with what was asked for
 * @property {import("../scenario/link-options.js").LinkOptions} options what the link says of the page
 * @property {(options?: import("../scenario/link-options.js").LinkOptions) => Promise<string>} link the fragment of the
 *   link to the moment shown
 * @property {string} at where the visitor, or the link, has put a graph's vertices, or ""
 * @property {string} panel the explanation that is open, as a link names it
 * @property {number | null} solutions in all that is known of the search; null: not counted
 * @property {() => void} redraw asks for another frame
 */
export {};
