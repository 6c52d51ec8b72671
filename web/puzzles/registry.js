import { legible } from "../fragment/encode.js";
import { fresh, plain } from "../text/en.js";
import { entry as colouring } from "./colouring/entry.js";
import { forest, graph } from "./graph/entry.js";
import { PendingView } from "./pending-view.js";
import { entry as queens } from "./queens/entry.js";
import { entry as sudoku } from "./sudoku/entry.js";
import { entry as tour } from "./tour/entry.js";
import { View } from "./view.js";

/** @import { Part } from "./types.d.ts" */

/**
 * The one list of all puzzles in the page. Everything else asks here, by a scenario's puzzle, and knows no name.
 *
 * @typedef {import("./types.d.ts").Host} Host
 * @typedef {import("../catalogue/catalogue.js").LinkRules} LinkRules
 * @typedef {import("../types/scenario.d.ts").Moment} SearchMoment
 * @typedef {import("../types/scenario.d.ts").Scenario} Scenario
 * @typedef {import("../search/messages.js").Description} Description
 * @typedef {import("./view.js").PuzzleView} PuzzleView
 * @typedef {import("../types/scenario.d.ts").Sizes} Sizes
 *
 * @typedef {object} StateText how a link holds where a search stands, where the page can write it by itself
 * @property {(scenario: Scenario, rules: LinkRules) => boolean} fits whether that is short enough
 * @property {(scenario: Scenario, moment: SearchMoment) => string} write
 * @property {(scenario: Scenario, position: number, text: string, rules: LinkRules) => SearchMoment | null} read null when it belongs to none there
 *
 * @typedef {object} Entry what the page has to know of a puzzle before it is drawn
 * @property {(scenario: Scenario, description: Description | null) => PuzzleView | null} createView null: Python must say first
 *   what there is
 * @property {(values: Record<string, string>) => import("../text/en.js").Outcome} outcome how a search comes out, in words
 * @property {(searched: import("../text/en.js").Searched) => import("../text/en.js").Heading} heading what is searched, in words
 * @property {{intro: string, legend: string}} help what the picture shows
 * @property {string} own the choice of an own one among the presets
 * @property {"graph" | "map" | null} editor the drawing board on which it can be drawn
 * @property {boolean} takesBack as its view says, before there is one
 * @property {boolean} movable whether its picture can be laid out anew, and a link may say how
 * @property {(text: string) => boolean} judges whether the page itself can tell that a scenario is right, without Python
 * @property {((page: Host) => Part)[]} parts
 * @property {(values: Record<string, string>, catalogue: import("../catalogue/catalogue.js").Catalogue) =>
 *   {values: Record<string, string>, task: Sizes | null}} read what its values mean, as far as the page can tell: their
 *   canonical texts, and what is searched; throws a RangeError for what is wrong
 * @property {(scenario: Scenario, path: ArrayLike<number>, depth: number) => boolean} holds whether a complete path is a solution
 * @property {StateText | null} state
 * @property {(text: string) => string} contract a scenario's text as short as a link can have it
 * @property {(text: string, rules: LinkRules) => string} expand the scenario's text of that
 */

/** @type {Entry} */
const DEFAULTS = {
  createView: (scenario, description) => description && new View(scenario, description),
  outcome: plain.outcome,
  heading: plain.heading,
  help: plain.help,
  own: plain.own,
  editor: null,
  takesBack: true,
  movable: false,
  judges: () => false,
  parts: [],
  read: (values) => ({ values, task: null }),
  holds: () => true,
  state: null,
  contract: (text) => text,
  expand: (text) => text,
};

/** @type {Map<string, Entry>} */
const ENTRIES = new Map();

/** Enters a puzzle under the name that it has in the catalogue. @param {string} name @param {Partial<Entry>} entry */
export function register(name, entry) {
  ENTRIES.set(name, { ...DEFAULTS, ...entry });
}

register("tour", tour);
register("queens", queens);
register("graph", graph);
register("forest", forest);
register("colouring", colouring);
register("sudoku", sudoku);

/**
 * What the page has to know of a puzzle.
 * @param {string} name
 * @throws {RangeError} when it has no page half
 */
export function entryOf(name) {
  const entry = ENTRIES.get(name);
  if (entry !== undefined) return entry;
  throw new RangeError(
    `puzzle '${name}': the page cannot show it; it has no entry in web/puzzles/registry.js`,
  );
}

/**
 * The catalogue, all of which the page can show.
 * @param {import("../catalogue/catalogue.js").Catalogue} catalogue
 * @throws {RangeError} when it lacks the page half of a puzzle
 */
export function checkEntries(catalogue) {
  for (const { name } of catalogue.puzzles) entryOf(name);
  return catalogue;
}

/** The names of all that is entered. */
export const listEntries = () => [...ENTRIES.keys()];

/** The entry of the puzzle that a scenario's text begins with; of none, the defaults. @param {string} text */
export function entryIn(text) {
  return ENTRIES.get(text.split("/")[0]) ?? DEFAULTS;
}

/** What the page shows of single puzzles. */
export const allParts = () => [...ENTRIES.values()].flatMap(({ parts }) => parts);

/**
 * The view of a scenario's puzzle; one that stands in where Python must first say what there is.
 * @param {Scenario} scenario
 * @param {Description | null} description what Python says of it, once it has
 * @returns {PuzzleView}
 */
export function createView(scenario, description) {
  const { createView, takesBack } = entryOf(scenario.puzzle);
  // What there is of a new instance is another scenario, which Python names.
  const view = scenario.seed === undefined ? createView(scenario, description) : null;
  return view ?? new PendingView(scenario, takesBack);
}

/** Whether a view waits for Python's description. @param {PuzzleView} view */
export const isPending = (view) => view.pending;

/**
 * What is searched, in words.
 * @param {Scenario} scenario
 * @param {number | undefined} length of a complete path, where it is known
 * @param {import("../catalogue/catalogue.js").Puzzle} puzzle
 */
export function headingOf({ values, seed, origin }, length, { name, title, parameters }) {
  if (seed !== undefined) return fresh.heading(title, seed);
  /** @type {Record<string, string>} */
  const labels = {};
  for (const { name: parameter, choices } of parameters) {
    const label = choices.find(({ value }) => value === values[parameter])?.label;
    if (label) labels[parameter] = label;
  }
  const told = Object.fromEntries(
    Object.entries(values).map(([parameter, value]) => [parameter, legible(value)]),
  );
  const heading = entryOf(name).heading({ values: told, labels, length, puzzle: title });
  return origin === undefined ? heading : fresh.named(heading, origin);
}

/** How a search of a scenario comes out, in words. @param {Pick<Scenario, "puzzle" | "values">} scenario */
export const outcomeOf = ({ puzzle, values }) => entryOf(puzzle).outcome(values);
