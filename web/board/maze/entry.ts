import type { Entry } from "../types.ts";
import { MazeView } from "./maze-view.ts";
import { heading, help, outcome, ownLabel, ruleCaption } from "./sentences.ts";

export const entry: Partial<Entry> = {
  createView: (scenario, description) => description && new MazeView(scenario, description),
  outcome,
  heading,
  help,
  rule: { load: () => import("./rule.ts"), caption: ruleCaption },
  ownLabel,
};
