import { bindComparison } from "./comparison.js";
import { contractHoles, expandHoles } from "./holes.js";
import { LARGE, LargeTourView } from "./large-tour-view.js";
import { bindTemplates } from "./template-field.js";
import { heading, help, outcome, own, tellRule } from "./told.js";
import { endsRight, readTour, taskOf } from "./tour.js";
import { TourView } from "./tour-view.js";

/** @import { Entry } from "../types.d.ts" */

/** @type {Partial<Entry>} */
export const entry = {
  createView(scenario) {
    const { rows, columns } = taskOf(scenario).board;
    const View = Math.max(rows, columns) >= LARGE ? LargeTourView : TourView;
    return new View(scenario, taskOf(scenario));
  },
  outcome,
  heading,
  help,
  rule: { load: () => import("./rule.js"), tell: tellRule },
  lesson: 1,
  own,
  // Whether a board can be put together is for Python to say.
  judges: (text) => !text.includes("strategy=construct"),
  parts: [bindComparison, bindTemplates],
  read: readTour,
  holds: (scenario, path, depth) => endsRight(taskOf(scenario), path, depth),
  contract: contractHoles,
  expand: expandHoles,
};
