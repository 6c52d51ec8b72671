import { entryIn } from "../../board/registry.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { decode } from "../../state/link/link.ts";
import { bodyOf } from "./fragment.ts";
import { readLane } from "./race-link.ts";
import { VARIED } from "./table-run.ts";

/** The link to a table of searches: `#table/`, the scenario, and after an `@` what changes: `#table/queens/8@order`. */

/** @param fragment that is about a table @throws {RangeError} with what is wrong */
export function readTableLink(fragment: string, catalogue: Catalogue) {
  const encoded = bodyOf(fragment);
  const [text, names = ""] = decode(encoded, catalogue.link.longest).split("@");
  const scenario = readLane(text, catalogue);
  const offered = offeredFor(scenario.puzzle, catalogue);
  const chosen = names.split(",").filter((name) => offered.includes(name));
  // Starts are many: only who asks for them waits for them.
  const usual = offered.filter((name) => name !== "start");
  return {
    scenario,
    offered,
    names: chosen.length > 0 ? chosen : usual.length > 0 ? usual : offered,
  };
}

/** What can change in a table of a puzzle. */
function offeredFor(puzzle: string, { puzzles }: Catalogue) {
  const parameters = puzzles.find(({ name }) => name === puzzle)?.parameters ?? [];
  return VARIED.filter((name) => parameters.some((parameter) => parameter.name === name));
}

export const formatTableLink = (text: string, names: readonly string[] = []) =>
  `#table/${entryIn(text).contract(text).replaceAll("%", "%25")}${names.length > 0 ? `@${names.join(",")}` : ""}`;
