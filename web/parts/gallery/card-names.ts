import { headingOf } from "../../board/registry.ts";
import type { Puzzle } from "../../engine/catalogue/types.ts";
import { displayText } from "../../engine/fragment/encode.ts";
import type { Scenario } from "../../engine/types/scenario.ts";

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
      .map(({ name, choices }) => {
        const choice = choices.find(({ value }) => value === values[name]);
        return choice?.label ?? displayText(values[name]);
      });
    return [titles[at], ...settings].join(" · ");
  });
}
