import { entryIn } from "../../board/registry.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { decodeText } from "../../engine/fragment/encode.ts";
import { bodyOf } from "./race-address.ts";
import { readLane } from "./race-link.ts";
import { VARIED } from "./table-run.ts";

/**
 * The link to a table of searches: `#table/`, the scenario, `@` and the parameters that change:
 * `#table/queens/8@order`.
 */

/** @param fragment a link to a table @throws {RangeError} with a sentence */
export function readTableLink(fragment: string, catalogue: Catalogue) {
  const encoded = bodyOf(fragment);
  const [text, names = ""] = decodeText(encoded).split("@");
  const scenario = readLane(text, catalogue);
  const offered = offeredFor(scenario.puzzle, catalogue);
  const chosen = names.split(",").filter((name) => offered.includes(name));
  // Vary the start only if the link asks for it, because there are many starts and each takes a search.
  const usual = offered.filter((name) => name !== "start");
  return {
    scenario,
    offered,
    names: chosen.length > 0 ? chosen : usual.length > 0 ? usual : offered,
  };
}

/** The parameters that can change in a table of this puzzle. */
function offeredFor(puzzle: string, { puzzles }: Catalogue) {
  const parameters = puzzles.find(({ name }) => name === puzzle)?.parameters ?? [];
  return VARIED.filter((name) => parameters.some((parameter) => parameter.name === name));
}

export const formatTableLink = (text: string, names: readonly string[] = []) =>
  `#table/${entryIn(text).contract(text).replaceAll("%", "%25")}${names.length > 0 ? `@${names.join(",")}` : ""}`;

/** The link to one search of the table. */
export const linkToRow = ({ scenario }: { scenario: string }) =>
  `#${scenario.replaceAll("%", "%25")}`;
