import { puzzleOf } from "../catalogue/catalogue.ts";
import { binding } from "../view/binding.ts";
import { element } from "../view/element.ts";

/**
 * @import { Page } from "../lane/types.ts"
 * @import { Scenario } from "../types/scenario.ts"
 */

/** The button that makes another instance of the puzzle that is open. @param {Page} page */
export function bindNewInstance(page) {
  const { signal, unbind } = binding();
  const button = element("new-instance", HTMLButtonElement);
  button.addEventListener("click", page.openNew, { signal });
  return {
    /** @param {Scenario} scenario */
    show({ puzzle }) {
      button.hidden = !puzzleOf(puzzle, page.catalogue).invents;
    },
    unbind,
  };
}
