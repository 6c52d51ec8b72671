import { placed } from "../../language/tell.ts";
import { isCount, isRecord, isText, listOf, recordOf } from "../checks.ts";
import { legible } from "../fragment/encode.ts";
import { ROOT } from "../root.ts";
import { fetchJson } from "../search/error-told.ts";
import type { Catalogue, Puzzle } from "./types.ts";

/**
 * What can be searched, as Python describes it: the build writes it as `catalogue.json`, so that
 * forms can be drawn and links checked before Python is there.
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

/** What each part of the page reads at once. */
const isCatalogue = (value: unknown): value is Catalogue => hasPuzzles(value);

/** @throws {Error} with a sentence, when it cannot be fetched or is not a catalogue */
export function loadCatalogue(
  url: string | URL = new URL(placed("catalogue.json"), ROOT),
): Promise<Catalogue> {
  return fetchJson(url, isCatalogue);
}

/** The puzzle with a name, of which it is known that there is one. */
export function puzzleOf(name: string, { puzzles }: Catalogue) {
  return puzzles.find((puzzle) => puzzle.name === name) as Puzzle;
}

/** The preset that is a scenario, if there is one. @param text canonical */
export function presetOf(text: string, { puzzles }: Catalogue) {
  return puzzles.flatMap(({ presets }) => presets).find(({ scenario }) => scenario === text);
}

/**
 * What a scenario is called: the title of its preset, or else its own text, with the names in it as people write them.
 *
 * @param text canonical
 */
export function titleOf(text: string, catalogue: Catalogue) {
  return presetOf(text, catalogue)?.title ?? legible(text);
}
