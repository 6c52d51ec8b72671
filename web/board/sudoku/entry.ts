import type { Scenario } from "../../engine/types/scenario.ts";
import { tell } from "../../language/tell.ts";
import type { Entry } from "../types.ts";
import { heading, help, outcome, ownLabel, ruleCaption } from "./sentences.ts";
import { SudokuView } from "./sudoku-view.ts";

export const entry: Partial<Entry> = {
  createView(scenario, description) {
    const grid = description?.grid ?? readGrid(scenario.values.givens);
    return grid && new SudokuView(scenario, grid);
  },
  outcome,
  heading,
  help,
  rule: { load: () => import("./rule.ts"), tell: ruleCaption },
  lesson: 13,
  shorter: inFewestOptions,
  ownLabel,
};

/** Parse an own grid; null for a puzzle that is given by name. */
function readGrid(givens: string) {
  const n = Math.sqrt(givens.length);
  return /^[1-9A-G.]+$/.test(givens) && [4, 6, 9, 10, 12, 16].includes(n) ? { n, givens } : null;
}

/** The same grid, solved in the order of fewest options. */
function inFewestOptions({ values, text }: Scenario) {
  if (values.order === "places") return null;
  const [puzzle, givens, ...options] = text.split("/");
  const kept = options.filter((option) => !option.startsWith("order="));
  return {
    says: tell("sudoku-shorter-says"),
    does: tell("sudoku-shorter-does"),
    text: [puzzle, givens, "order=places", ...kept].join("/"),
  };
}
