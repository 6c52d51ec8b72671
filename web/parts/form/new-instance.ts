import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import type { Page } from "../../state/lane/types.ts";

/** The button that opens another instance of the same puzzle. */
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
