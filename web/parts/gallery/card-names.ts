import { headingOf } from "../../board/registry.ts";
import type { Puzzle } from "../../engine/catalogue/types.ts";
import { displayText } from "../../engine/fragment/encode.ts";
import type { Scenario } from "../../engine/types/scenario.ts";

/** Longest text in a name. A longer one, such as a whole grid, is left out. */
const LONGEST = 12;
/** Types of texts that are no words, such as `6:e2,12:a2`: the name has their label instead. */
const UNREADABLE = ["givens", "numbered", "squares"];

/** The names of the cards of one puzzle. Cards with the same title also list the settings in which they differ. */
export function nameCards(scenarios: readonly Scenario[], puzzle: Puzzle) {
  const titles = scenarios.map((scenario) => headingOf(scenario, undefined, puzzle).title);
  return scenarios.map(({ values }, at) => {
    const alike = scenarios.filter((_, other) => titles[other] === titles[at]);
    const differing = puzzle.parameters.filter(({ name }) =>
      alike.some((other) => other.values[name] !== values[name]),
    );
    const settings = differing
      .filter((one) => values[one.name] !== one.default)
      .flatMap(({ name, choices, type, label }) => {
        const choice = choices.find(({ value }) => value === values[name]);
        const text = displayText(values[name]);
        if (UNREADABLE.includes(type)) return label;
        return choice?.label ?? (text.length > LONGEST ? [] : text);
      });
    return [titles[at], ...settings].join(" · ");
  });
}
