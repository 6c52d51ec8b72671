import { boardOf, QueensView } from "./queens-view.js";
import { heading, help, outcome, own, tellRule } from "./told.js";

/** @import { Entry } from "../types.d.ts" */

/** @type {Partial<Entry>} */
export const entry = {
  createView: (scenario) => new QueensView(scenario),
  outcome,
  heading,
  help,
  rule: { load: () => import("./rule.js"), tell: tellRule },
  lesson: 10,
  own,
  read: (values) => ({ values: { ...values, holes: boardOf(values).holeNames }, task: null }),
};
