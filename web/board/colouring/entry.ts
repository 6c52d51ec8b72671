import type { Entry } from "../types.ts";
import { ColouringView } from "./colouring-view.ts";
import { bindFewestColours } from "./fewest-colours.ts";
import { heading, help, outcome, ownLabel, ruleCaption } from "./sentences.ts";

export const entry: Partial<Entry> = {
  createView: (scenario, description) => description && new ColouringView(scenario, description),
  outcome,
  heading,
  help,
  rule: { load: () => import("./rule.ts"), tell: ruleCaption },
  lesson: 12,
  ownLabel,
  editor: "map",
  parts: [bindFewestColours],
};
