import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { Entry } from "../types.ts";
import { counts, heading, help, ownLabel, ruleCaption } from "./sentences.ts";
import { DIGITS } from "./sudoku-picture.ts";
import { SudokuView } from "./sudoku-view.ts";

export const entry: Partial<Entry> = {
  createView(scenario, description) {
    const grid = description?.grid ?? readGrid(scenario.values);
    return grid && new SudokuView(scenario, grid);
  },
  counts,
  heading,
  help,
  rule: { load: () => import("./rule.ts"), caption: ruleCaption },
  lesson: 13,
  shorter: inFewestOptions,
  ownLabel,
};

/** Parse an own grid; null for a puzzle that is given by name, and for one that Python has to read. */
function readGrid({ givens, regions }: Record<string, string>) {
  const n = Math.sqrt(givens.length);
  const signs = Array.from(DIGITS.slice(0, n));
  const known =
    regions === ""
      ? [4, 6, 9, 10, 12, 16].includes(n)
      : signs.length === n && signs.every((sign) => regions.split(sign).length === n + 1);
  return /^[1-9A-G.]+$/.test(givens) && known ? { n, givens, regions, boxes: "" } : null;
}

/** The same grid, solved in the order of fewest options. */
function inFewestOptions({ values, text }: Scenario) {
  if (values.order === "places") return null;
  const [puzzle, givens, ...options] = text.split("/");
  const regions = options.filter((option) => option.startsWith("regions="));
  const kept = options.filter((option) => !/^(order|regions)=/.test(option));
  return {
    says: t("sudoku-shorter-says"),
    does: t("sudoku-shorter-does"),
    text: [puzzle, givens, ...regions, "order=places", ...kept].join("/"),
  };
}
