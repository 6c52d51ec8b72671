import { puzzleOf } from "../catalogue/catalogue.ts";
import type { Page } from "../lane/types.ts";
import type { Scenario } from "../types/scenario.ts";
import { binding } from "../view/binding.ts";
import { element } from "../view/element.ts";

/** The button that makes another instance of the puzzle that is open. */
export function bindNewInstance(page: Page) {
  const { signal, unbind } = binding();
  const button = element("new-instance", HTMLButtonElement);
  button.addEventListener("click", page.openNew, { signal });
  return {
    show({ puzzle }: Scenario) {
      button.hidden = !puzzleOf(puzzle, page.catalogue).invents;
    },
    unbind,
  };
}
