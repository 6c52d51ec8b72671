import { entryIn } from "../../board/registry.ts";
import { puzzleOf } from "../../engine/catalogue/catalogue.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { decodeText } from "../../engine/fragment/encode.ts";
import { bodyOf } from "./race-address.ts";
import { readLane } from "./race-link.ts";

/**
 * The link to a table of searches: `#table/`, the scenario, `@` and the parameters that change:
 * `#table/queens/8@order`.
 */

/** @param fragment a link to a table @throws {RangeError} with a sentence */
export function readTableLink(fragment: string, catalogue: Catalogue) {
  const encoded = bodyOf(fragment);
  const [text, names = ""] = decodeText(encoded).split("@");
  const scenario = readLane(text, catalogue);
  const { tables: [usual = [], ...others] = [] } = puzzleOf(scenario.puzzle, catalogue);
  const known = [usual, ...others].flat();
  const chosen = names.split(",").filter((name) => known.includes(name));
  return { scenario, names: chosen.length > 0 ? chosen : usual };
}

export const formatTableLink = (text: string, names: readonly string[] = []) =>
  `#table/${entryIn(text).contract(text).replaceAll("%", "%25")}${names.length > 0 ? `@${names.join(",")}` : ""}`;

/** The link to one search of the table. */
export const linkToRow = ({ scenario }: { scenario: string }) =>
  `#${scenario.replaceAll("%", "%25")}`;
