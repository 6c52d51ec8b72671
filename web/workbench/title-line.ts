import { puzzleOf } from "../catalogue/catalogue.ts";
import { tell } from "../language/tell.ts";
import { headingOf } from "../puzzles/registry.ts";
import { element, setText } from "../view/element.ts";

/**
 * The title line: what is searched, and what is to be done. The window's title follows it.
 *
 * @import { Catalogue } from "../catalogue/types.ts"
 * @import { Scenario } from "../types/scenario.ts"
 */

/** @param {Catalogue} catalogue */
export function findTitleLine(catalogue) {
  const title = element("title", HTMLElement);
  const purpose = element("purpose", HTMLElement);
  return {
    /** @param {Scenario} scenario @param {number | undefined} length of a complete path, where it is known */
    show(scenario, length) {
      const heading = headingOf(scenario, length, puzzleOf(scenario.puzzle, catalogue));
      setText(title, heading.title);
      setText(purpose, heading.purpose);
      title.title = heading.purpose;
      document.title = `${heading.title} - ${tell("language-title").split(":")[0]}`;
    },
  };
}
