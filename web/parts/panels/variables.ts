import { html } from "../../dom/create-element.ts";
import type { Variable } from "../../engine/types/python-replies.ts";

/** The variables of a program as Python writes them, with the names of what they hold. */

/** Show variables, and highlight the new and changed ones. */
export function showVariables(list: HTMLElement, variables: Variable[]) {
  const before = new Map(readShown(list));
  list.replaceChildren(
    ...variables.flatMap(([name, value]) => {
      const changed = before.size > 0 && before.get(name) !== value;
      return [html("dt", {}, name), html("dd", { class: changed ? "changed" : "" }, value)];
    }),
  );
}

function readShown(list: HTMLElement): Variable[] {
  return [...list.querySelectorAll("dt")].map((term) => [
    term.textContent ?? "",
    term.nextElementSibling?.textContent ?? "",
  ]);
}
