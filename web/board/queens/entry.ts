import type { Entry } from "../types.ts";
import { boardOf, QueensView } from "./queens-view.ts";
import { heading, help, outcome, ownLabel, ruleCaption } from "./sentences.ts";

export const entry: Partial<Entry> = {
  createView: (scenario) => new QueensView(scenario),
  outcome,
  heading,
  help,
  rule: { load: () => import("./rule.ts"), caption: ruleCaption },
  lesson: 10,
  ownLabel,
  read: (values) => ({ values: { ...values, holes: boardOf(values).holeNames }, task: null }),
};
