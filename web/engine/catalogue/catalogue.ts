import { placed } from "../../language/translate.ts";
import { displayText } from "../fragment/encode.ts";
import { ROOT } from "../root.ts";
import { fetchJson } from "../search/error-sentence.ts";
import { isCount, isRecord, isText, listOf, recordOf } from "../type-guards.ts";
import type { Catalogue, Parameter, Puzzle } from "./types.ts";

/**
 * The catalogue of puzzles as Python describes it. The build writes it to `catalogue.json`, so that forms can be drawn
 * and links checked before Python has loaded.
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
  daily: isRecord,
});

/** Check only the parts that the page reads at startup. */
const isCatalogue = (value: unknown): value is Catalogue => hasPuzzles(value);

/**
 * Fetch and check the catalogue.
 * @throws {Error} with a sentence, when the file cannot be fetched or is not a catalogue
 */
export function loadCatalogue(
  url: string | URL = new URL(placed("catalogue.json"), ROOT),
): Promise<Catalogue> {
  return fetchJson(url, isCatalogue);
}

/** The puzzle with this name, which must exist. */
export function puzzleOf(name: string, { puzzles }: Catalogue) {
  return puzzles.find((puzzle) => puzzle.name === name) as Puzzle;
}

/** The preset with this canonical scenario text, or undefined. */
export function presetOf(text: string, { puzzles }: Catalogue) {
  return puzzles.flatMap(({ presets }) => presets).find(({ scenario }) => scenario === text);
}

/**
 * The title of a scenario: its preset's title, or else its own text with percent-escapes decoded.
 *
 * @param text canonical
 */
export function titleOf(text: string, catalogue: Catalogue) {
  return presetOf(text, catalogue)?.title ?? displayText(text);
}

/** True when a parameter has no effect beside the other values. */
export const isIdle = ({ needs }: Parameter, values: Record<string, string>) =>
  Object.entries(needs).some(([name, allowed]) => !allowed.includes(values[name]));
