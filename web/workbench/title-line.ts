import { puzzleOf } from "../catalogue/catalogue.ts";
import type { Catalogue } from "../catalogue/types.ts";
import { tell } from "../language/tell.ts";
import { headingOf } from "../puzzles/registry.ts";
import type { Scenario } from "../types/scenario.ts";
import { element, setText } from "../view/element.ts";

/** The title line: what is searched, and what is to be done. The window's title follows it. */

export function findTitleLine(catalogue: Catalogue) {
  const title = element("title", HTMLElement);
  const purpose = element("purpose", HTMLElement);
  return {
    /** @param length of a complete path, where it is known */
    show(scenario: Scenario, length: number | undefined) {
      const heading = headingOf(scenario, length, puzzleOf(scenario.puzzle, catalogue));
      setText(title, heading.title);
      setText(purpose, heading.purpose);
      title.title = heading.purpose;
      document.title = `${heading.title} - ${tell("language-title").split(":")[0]}`;
    },
  };
}
