import type { Entry } from "../types.ts";
import { RegionsView } from "./regions-view.ts";
import { counts, heading, help, ownLabel, ruleCaption } from "./sentences.ts";

export const entry: Partial<Entry> = {
  createView: (scenario, description) =>
    description?.regions ? new RegionsView(scenario, description.regions) : null,
  counts,
  heading,
  help,
  rule: { load: () => import("./rule.ts"), caption: ruleCaption },
  ownLabel,
};
