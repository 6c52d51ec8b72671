import { legible } from "../fragment/encode.js";
import { tell } from "../language/tell.js";
import { date } from "../language/written.js";
import { entry as colouring } from "./colouring/entry.js";
import { forest, graph } from "./graph/entry.js";
import { PendingView } from "./pending-view.js";
import { entry as queens } from "./queens/entry.js";
import { entry as sudoku } from "./sudoku/entry.js";
import { entry as tour } from "./tour/entry.js";
import { View } from "./view.js";

/**
 * The one list of all puzzles in the page. Everything else asks here, by a scenario's puzzle, and knows no name.
 *
 * @import { Catalogue, Choice, Puzzle } from "../catalogue/types.d.ts"
 * @import { Description } from "../search/types.d.ts"
 * @import { Scenario } from "../types/scenario.d.ts"
 * @import { Entry, PuzzleView } from "./types.d.ts"
 */

/** @type {Entry} */
const DEFAULTS = {
  createView: (scenario, description) => description && new View(scenario, description),
  outcome: () => ({
    goal: "solution",
    found: tell("plain-found"),
    none: tell("plain-no-solution"),
    counts: (counts) => tell("plain-counts", counts),
  }),
  heading: ({ puzzle }) => ({ title: puzzle, purpose: "" }),
  help: () => ({ intro: tell("plain-help-intro"), legend: "" }),
  rule: null,
  lesson: null,
  shorter: () => null,
  own: () => tell("plain-own"),
  editor: null,
  takesBack: true,
  movable: false,
  judges: () => false,
  parts: [],
  read: (values) => ({ values, task: null }),
  holds: () => true,
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
 * @param {Catalogue} catalogue
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
 * @param {Puzzle} puzzle
 */
export function headingOf({ values, seed, origin }, length, { name, title, parameters }) {
  if (seed !== undefined)
    return { title, purpose: tell("page-fresh-purpose", { seed: String(seed) }) };
  /** @type {Record<string, Choice>} */
  const chosen = {};
  for (const { name: parameter, choices } of parameters) {
    const choice = choices.find(({ value }) => value === values[parameter]);
    if (choice) chosen[parameter] = choice;
  }
  const told = Object.fromEntries(
    Object.entries(values).map(([parameter, value]) => [parameter, legible(value)]),
  );
  const heading = entryOf(name).heading({ values: told, chosen, length, puzzle: title });
  return { ...heading, title: nameInvented(heading.title, origin) };
}

/** The title of what has been invented. @param {string} title @param {string | undefined} origin new/sudoku/4821, or today/2026-11-22 */
export function nameInvented(title, origin) {
  if (origin === undefined) return title;
  const parts = origin.split("/");
  if (parts.length === 2) return tell("page-fresh-of-day", { title, day: date(parts[1]) });
  return tell("page-fresh-number", { title, number: parts[2] });
}

/** How a search of a scenario comes out, in words. @param {Pick<Scenario, "puzzle" | "values">} scenario */
export const outcomeOf = ({ puzzle, values }) => entryOf(puzzle).outcome(values);
