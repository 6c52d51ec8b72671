import { headingOf } from "../../board/registry.ts";
import { element, setText } from "../../dom/element.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { tell } from "../../language/tell.ts";

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
