import { entryOf } from "../../board/registry.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { cite } from "../../engine/fragment/cite.ts";
import type { LinkOptions } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import { checkDay } from "./day.ts";

/** The options of a link. The catalogue lists the names and the values that are allowed. */

/**
 * Read the options of a link; those that are wrong are left out.
 *
 * @param parts `name=value` each
 * @param puzzle that the link is about
 * @returns the options, and what is wrong with the first bad one: its name is unknown or given twice, or its value is
 *   none of its values
 */
export function readOptions(parts: string[], puzzle: string, catalogue: Catalogue) {
  const found: LinkOptions = {};
  let problem: string | null = null;
  for (const part of parts) {
    const [name, value] = splitOption(part);
    try {
      if (Object.hasOwn(found, name))
        throw new RangeError(t("link-option-twice", { name: cite(name) }));
      checkOption(name, value, puzzle, catalogue);
      found[name] = name === "hide" ? [...new Set(value.split(","))].sort().join() : value;
    } catch (error) {
      problem ??= (error as Error).message;
    }
  }
  delete found.v;
  return { options: found, problem, partly: problem !== null };
}

function splitOption(part: string): [name: string, value: string] {
  const equals = part.indexOf("=");
  return equals < 0 ? [part, ""] : [part.slice(0, equals), part.slice(equals + 1)];
}

/** @throws {RangeError} with what is wrong */
function checkOption(name: string, value: string, puzzle: string, catalogue: Catalogue) {
  const { options } = catalogue.link;
  if (!Object.hasOwn(options, name)) {
    const known = Object.keys(options);
    throw new RangeError(t("link-choice", { name: "option", value: cite(name), known }));
  }
  // Python and the view check the number of vertices.
  const wrong = name === "at" && !entryOf(puzzle).movable;
  if (wrong || !new RegExp(`^(?:${options[name]})$`).test(value)) {
    throw new RangeError(t("link-option", { name, value: cite(value) }));
  }
  if (name === "day") checkDay(value, catalogue);
}

/** The options as text for a link: each with its `&`, in the catalogue's order. */
export function formatOptions(options: LinkOptions, { link }: Catalogue) {
  return Object.keys(link.options)
    .filter((name) => name !== "v" && Object.hasOwn(options, name))
    .map((name) => `&${name}=${options[name]}`)
    .join("");
}
