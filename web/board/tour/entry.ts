import type { Entry } from "../types.ts";
import { bindComparison } from "./comparison.ts";
import { contractHoles, expandHoles } from "./holes.ts";
import { entry as core } from "./player-entry.ts";
import { help, ownLabel, ruleCaption } from "./sentences.ts";
import { endsRight, taskOf } from "./tour.ts";

export const entry: Partial<Entry> = {
  ...core,
  help,
  rule: { load: () => import("./rule.ts"), caption: ruleCaption },
  lesson: 1,
  ownLabel,
  parts: [bindComparison],
  shapes: { load: () => import("./shapes.ts") },
  holds: (scenario, path, depth) => endsRight(taskOf(scenario), path, depth),
  contract: contractHoles,
  expand: expandHoles,
};
