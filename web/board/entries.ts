import type { Catalogue, Choice, Puzzle } from "../engine/catalogue/types.ts";
import { displayText } from "../engine/fragment/encode.ts";
import type { Description } from "../engine/search/types.ts";
import type { Scenario } from "../engine/types/scenario.ts";
import { t } from "../language/translate.ts";
import { date } from "../language/written.ts";
import { PendingView } from "./pending-view.ts";
import type { Outcome } from "./sentences.ts";
import type { Entry, PuzzleView } from "./types.ts";
import { View } from "./view.ts";

/**
 * The entries of puzzles by their names. Who needs all puzzles imports registry.ts, which registers them; the player of
 * a recorded search registers its own puzzle only.
 */

const DEFAULTS: Entry = {
  createView: (scenario, description) => description && new View(scenario, description),
  counts: (counts) => t("plain-counts", counts),
  heading: ({ puzzle }) => ({ title: puzzle, purpose: "" }),
  help: () => ({ intro: t("plain-help-intro"), legend: "" }),
  rule: null,
  shapes: null,
  lesson: null,
  shorter: () => null,
  ownLabel: () => t("plain-own"),
  editor: null,
  takesBack: true,
  onward: () => false,
  parts: [],
  readTask: () => null,
  holds: () => true,
  contract: (text) => text,
  expand: (text) => text,
};

const ENTRIES: Map<string, Entry> = new Map();

/** Register a puzzle under its name in the catalogue. */
export function register(name: string, entry: Partial<Entry>) {
  ENTRIES.set(name, { ...DEFAULTS, ...entry });
}

/**
 * The page's entry of a puzzle.
 *
 * @throws {RangeError} when the puzzle is not registered
 */
export function entryOf(name: string) {
  const entry = ENTRIES.get(name);
  if (entry !== undefined) return entry;
  throw new RangeError(
    `puzzle '${name}': the page cannot show it; it has no entry in web/board/registry.ts`,
  );
}

/**
 * Check that the page can show every puzzle of the catalogue, and return the catalogue.
 *
 * @throws {RangeError} when a puzzle is not registered
 */
export function checkEntries(catalogue: Catalogue) {
  for (const { name } of catalogue.puzzles) entryOf(name);
  return catalogue;
}

/** Names of all registered puzzles. */
export const listEntries = () => [...ENTRIES.keys()];

/** The entry of the puzzle that a scenario's text begins with, or the defaults. */
export function entryIn(text: string) {
  return ENTRIES.get(text.split("/")[0]) ?? DEFAULTS;
}

/** Parts of the page that belong to a single puzzle. */
export const allParts = () => [...ENTRIES.values()].flatMap(({ parts }) => parts);

/**
 * Create the view of a scenario, or a placeholder while the view needs Python's description.
 *
 * @param description null until Python has given it
 */
export function createView(scenario: Scenario, description: Description | null): PuzzleView {
  const { createView, takesBack, onward } = entryOf(scenario.puzzle);
  // The instance that Python generates becomes a scenario of its own; until then there is nothing to draw.
  const readable = scenario.seed === undefined && !scenario.unread;
  const view =
    (readable ? createView(scenario, description) : null) ?? new PendingView(scenario, takesBack);
  view.onward = onward(scenario.values);
  return view;
}

/** True while a view waits for Python's description. */
export const isPending = (view: PuzzleView) => view.pending;

/**
 * Title and purpose of a search, for the title line. The title names a strategy other than backtracking.
 *
 * @param length of a complete path, if known
 */
export function headingOf(
  { values, seed, origin, unread }: Scenario,
  length: number | undefined,
  { name, title, parameters }: Puzzle,
) {
  if (seed !== undefined)
    return { title, purpose: t("page-fresh-purpose", { seed: String(seed) }) };
  if (unread) return { title, purpose: "" };
  const chosen: Record<string, Choice> = {};
  for (const { name: parameter, choices } of parameters) {
    const choice = choices.find(({ value }) => value === values[parameter]);
    if (choice) chosen[parameter] = choice;
  }
  const told = Object.fromEntries(
    Object.entries(values).map(([parameter, value]) => [parameter, displayText(value)]),
  );
  const heading = entryOf(name).heading({ values: told, chosen, length, puzzle: title });
  const usual = parameters.find(({ name }) => name === "strategy")?.default;
  // Backtracking goes without saying.
  const strategy = values.strategy === usual ? [] : [chosen.strategy.label];
  return { ...heading, title: [nameInvented(heading.title, origin), ...strategy].join(" · ") };
}

/** The title of a generated instance. @param origin new/sudoku/4821, or today/2026-11-22 */
export function nameInvented(title: string, origin: string | undefined) {
  if (origin === undefined) return title;
  const parts = origin.split("/");
  if (parts.length === 2) return t("page-fresh-of-day", { title, day: date(parts[1]) });
  return t("page-fresh-number", { title, number: parts[2] });
}

/** The outcome until Python has described the search: its end has no titles yet. */
const UNKNOWN_OUTCOME = { goal: "solution", found: "", none: "" };

/** Outcome of a search in words. */
export const outcomeOf = ({ scenario, player }: DescribedSearch): Outcome => ({
  ...(player.description?.outcome ?? UNKNOWN_OUTCOME),
  counts: (counted) => entryOf(scenario.puzzle).counts(counted, scenario.values),
});

interface DescribedSearch {
  scenario: Pick<Scenario, "puzzle" | "values">;
  player: { description: Pick<Description, "outcome"> | null };
}
