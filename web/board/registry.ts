import type { Catalogue, Choice, Puzzle } from "../engine/catalogue/types.ts";
import { legible } from "../engine/fragment/encode.ts";
import type { Description } from "../engine/search/types.ts";
import type { Scenario } from "../engine/types/scenario.ts";
import { tell } from "../language/tell.ts";
import { date } from "../language/written.ts";
import { entry as colouring } from "./colouring/entry.ts";
import { forest, graph } from "./graph/entry.ts";
import { PendingView } from "./pending-view.ts";
import { entry as queens } from "./queens/entry.ts";
import { entry as sudoku } from "./sudoku/entry.ts";
import { entry as tour } from "./tour/entry.ts";
import type { Entry, PuzzleView } from "./types.ts";
import { View } from "./view.ts";

/** The one list of all puzzles in the page. Everything else asks here, by a scenario's puzzle, and knows no name. */

const DEFAULTS: Entry = {
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

const ENTRIES: Map<string, Entry> = new Map();

/** Enters a puzzle under the name that it has in the catalogue. */
export function register(name: string, entry: Partial<Entry>) {
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
 *
 * @throws {RangeError} when it has no page half
 */
export function entryOf(name: string) {
  const entry = ENTRIES.get(name);
  if (entry !== undefined) return entry;
  throw new RangeError(
    `puzzle '${name}': the page cannot show it; it has no entry in web/board/registry.ts`,
  );
}

/**
 * The catalogue, all of which the page can show.
 *
 * @throws {RangeError} when it lacks the page half of a puzzle
 */
export function checkEntries(catalogue: Catalogue) {
  for (const { name } of catalogue.puzzles) entryOf(name);
  return catalogue;
}

/** The names of all that is entered. */
export const listEntries = () => [...ENTRIES.keys()];

/** The entry of the puzzle that a scenario's text begins with; of none, the defaults. */
export function entryIn(text: string) {
  return ENTRIES.get(text.split("/")[0]) ?? DEFAULTS;
}

/** What the page shows of single puzzles. */
export const allParts = () => [...ENTRIES.values()].flatMap(({ parts }) => parts);

/**
 * The view of a scenario's puzzle; one that stands in where Python must first say what there is.
 *
 * @param description what Python says of it, once it has
 */
export function createView(scenario: Scenario, description: Description | null): PuzzleView {
  const { createView, takesBack } = entryOf(scenario.puzzle);
  // What there is of a new instance is another scenario, which Python names.
  const view = scenario.seed === undefined ? createView(scenario, description) : null;
  return view ?? new PendingView(scenario, takesBack);
}

/** Whether a view waits for Python's description. */
export const isPending = (view: PuzzleView) => view.pending;

/**
 * What is searched, in words.
 *
 * @param length of a complete path, where it is known
 */
export function headingOf(
  { values, seed, origin }: Scenario,
  length: number | undefined,
  { name, title, parameters }: Puzzle,
) {
  if (seed !== undefined)
    return { title, purpose: tell("page-fresh-purpose", { seed: String(seed) }) };
  const chosen: Record<string, Choice> = {};
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

/** The title of what has been invented. @param origin new/sudoku/4821, or today/2026-11-22 */
export function nameInvented(title: string, origin: string | undefined) {
  if (origin === undefined) return title;
  const parts = origin.split("/");
  if (parts.length === 2) return tell("page-fresh-of-day", { title, day: date(parts[1]) });
  return tell("page-fresh-number", { title, number: parts[2] });
}

/** How a search of a scenario comes out, in words. */
export const outcomeOf = ({ puzzle, values }: Pick<Scenario, "puzzle" | "values">) =>
  entryOf(puzzle).outcome(values);
