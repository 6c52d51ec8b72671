import type { Entry } from "../types.ts";
import { bindComparison } from "./comparison.ts";
import { contractHoles, expandHoles } from "./holes.ts";
import { LARGE, LargeTourView } from "./large-tour-view.ts";
import { heading, help, outcome, ownLabel, ruleCaption } from "./sentences.ts";
import { bindTemplates } from "./template-field.ts";
import { endsRight, readTour, taskOf } from "./tour.ts";
import { TourView } from "./tour-view.ts";

export const entry: Partial<Entry> = {
  createView(scenario) {
    const { rows, columns } = taskOf(scenario).board;
    const View = Math.max(rows, columns) >= LARGE ? LargeTourView : TourView;
    return new View(scenario, taskOf(scenario));
  },
  outcome,
  heading,
  help,
  rule: { load: () => import("./rule.ts"), tell: ruleCaption },
  lesson: 1,
  ownLabel,
  // Only Python knows whether a board can be built by construction.
  canValidate: (text) => !text.includes("strategy=construct"),
  parts: [bindComparison, bindTemplates],
  read: readTour,
  holds: (scenario, path, depth) => endsRight(taskOf(scenario), path, depth),
  contract: contractHoles,
  expand: expandHoles,
};
