import { isIdle, puzzleOf } from "../../engine/catalogue/catalogue.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import { makeScenario } from "../../state/scenario/scenario.ts";
import { OWN } from "./own-lane.ts";
import { formatRaceLink, MOST, toFirst } from "./race-link.ts";

/** Variants of a search that can race on the same board: with other orders, strategies and tests. */

/** Parameters in which lanes can differ, if the puzzle has them. */
export const VARIED = ["order", "strategy", "values", "test"];

/**
 * The link to a race of the open search, or of the visitor's run, against its variants.
 * @throws {RangeError} if there is nothing to race it against
 */
export function raceFrom(scenario: Scenario, catalogue: Catalogue, own = false) {
  const first = toFirst(scenario, catalogue);
  const lanes = own ? [OWN] : [];
  const { parameters } = puzzleOf(scenario.puzzle, catalogue);
  const usual = parameters.find(({ name }) => name === "strategy")?.default;
  // A search with a strategy of its own races against those without it, rather than against other orders.
  for (const name of first.values.strategy === usual ? VARIED : ["strategy", ...VARIED]) {
    const texts = variantsOf(first, catalogue, [name]).map(({ text }) => text);
    if (texts.length > 1) return formatRaceLink([...lanes, ...texts].slice(0, MOST));
  }
  if (own) return formatRaceLink([OWN, first.text]);
  throw new RangeError(t("race-wrong-alone"));
}

/** All variants of a search, itself first. @param names of the parameters that may change */
export function variantsOf(
  scenario: Scenario,
  catalogue: Catalogue,
  names: readonly string[] = VARIED,
) {
  const { parameters } = puzzleOf(scenario.puzzle, catalogue);
  let found = [scenario];
  for (const name of names) {
    const choices = parameters.find((one) => one.name === name)?.choices ?? [];
    found = found.flatMap((one) => [
      one,
      ...choices.flatMap(({ value }) => vary(one, name, value, catalogue)),
    ]);
  }
  return [...new Map(found.map((one) => [one.text, one])).values()];
}

/** @returns an empty list if some value would have no effect beside the others */
function vary(
  { puzzle, values: before }: Scenario,
  name: string,
  value: string,
  catalogue: Catalogue,
): Scenario[] {
  const values = { ...before, [name]: value };
  const { parameters } = puzzleOf(puzzle, catalogue);
  const idle = parameters.some((one) => values[one.name] !== one.default && isIdle(one, values));
  return idle ? [] : [makeScenario(puzzle, values, catalogue)];
}
