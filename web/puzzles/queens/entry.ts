import { boardOf, QueensView } from "./queens-view.ts";
import { heading, help, outcome, own, tellRule } from "./told.ts";

/** @import { Entry } from "../types.ts" */

/** @type {Partial<Entry>} */
export const entry = {
  createView: (scenario) => new QueensView(scenario),
  outcome,
  heading,
  help,
  rule: { load: () => import("./rule.ts"), tell: tellRule },
  lesson: 10,
  own,
  read: (values) => ({ values: { ...values, holes: boardOf(values).holeNames }, task: null }),
};
