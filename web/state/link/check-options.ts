import { entryOf } from "../../board/registry.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { cite } from "../../engine/fragment/cite.ts";
import type { LinkOptions } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import { checkDay } from "./day.ts";

/** The options of a link. The catalogue lists the names and the values that are allowed. */

/**
 * Read the options of a link.
 *
 * @param parts `name=value` each
 * @param puzzle that the link is about
 * @throws {RangeError} when a name is unknown or given twice, or a value is none of its values
 */
export function readOptions(parts: string[], puzzle: string, catalogue: Catalogue) {
  const { link } = catalogue;
  const found: LinkOptions = {};
  for (const part of parts) {
    const equals = part.indexOf("=");
    const name = equals < 0 ? part : part.slice(0, equals);
    const value = equals < 0 ? "" : part.slice(equals + 1);
    if (!Object.hasOwn(link.options, name)) {
      const known = Object.keys(link.options);
      throw new RangeError(t("link-choice", { name: "option", value: cite(name), known }));
    }
    if (Object.hasOwn(found, name))
      throw new RangeError(t("link-option-twice", { name: cite(name) }));
    if (!new RegExp(`^(?:${link.options[name]})$`).test(value)) {
      throw new RangeError(t("link-option", { name, value: cite(value) }));
    }
    found[name] = name === "hide" ? [...new Set(value.split(","))].sort().join() : value;
  }
  delete found.v;
  if (found.day !== undefined) checkDay(found.day, catalogue);
  // Python and the view check the number of vertices.
  if (found.at !== undefined && !entryOf(puzzle).movable) {
    throw new RangeError(t("link-option", { name: "at", value: cite(found.at) }));
  }
  return found;
}

/** The options as text for a link: each with its `&`, in the catalogue's order. */
export function formatOptions(options: LinkOptions, { link }: Catalogue) {
  return Object.keys(link.options)
    .filter((name) => name !== "v" && Object.hasOwn(options, name))
    .map((name) => `&${name}=${options[name]}`)
    .join("");
}
