import { html } from "../view/node.ts";

/**
 * The variables of a program, as Python writes them: with the names of what they hold.
 *
 * @import { Variable } from "../types/answers.ts"
 */

/**
 * Show them, those set apart that are new or have changed since those shown before.
 *
 * @param {HTMLElement} list
 * @param {Variable[]} variables
 */
export function showVariables(list, variables) {
  const before = new Map(readShown(list));
  list.replaceChildren(
    ...variables.flatMap(([name, value]) => {
      const changed = before.size > 0 && before.get(name) !== value;
      return [html("dt", {}, name), html("dd", { class: changed ? "changed" : "" }, value)];
    }),
  );
}

/** @param {HTMLElement} list @returns {Variable[]} */
function readShown(list) {
  return [...list.querySelectorAll("dt")].map((term) => [
    term.textContent ?? "",
    term.nextElementSibling?.textContent ?? "",
  ]);
}
