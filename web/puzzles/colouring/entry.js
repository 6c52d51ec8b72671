import { ColouringView } from "./colouring-view.js";
import { bindFewestColours } from "./fewest-colours.js";
import { heading, help, outcome, own, tellRule } from "./told.js";

/** @import { Entry } from "../types.d.ts" */

/** @type {Partial<Entry>} */
export const entry = {
  createView: (scenario, description) => description && new ColouringView(scenario, description),
  outcome,
  heading,
  help,
  rule: { load: () => import("./rule.js"), tell: tellRule },
  lesson: 12,
  own,
  editor: "map",
  parts: [bindFewestColours],
};
