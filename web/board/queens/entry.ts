import type { Entry } from "../types.ts";
import { boardOf, QueensView } from "./queens-view.ts";
import { counts, heading, help, ownLabel, ruleCaption } from "./sentences.ts";

export const entry: Partial<Entry> = {
  createView: (scenario) => boardOf(scenario.values) && new QueensView(scenario),
  counts,
  heading,
  help,
  rule: { load: () => import("./rule.ts"), caption: ruleCaption },
  lesson: 10,
  ownLabel,
};
