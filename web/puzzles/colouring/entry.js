import { heading, help, outcome, own } from "../../text/en-colouring.js";
import { ColouringView } from "./colouring-view.js";
import { bindFewestColours } from "./fewest-colours.js";

/** @type {Partial<import("../registry.js").Entry>} */
export const entry = {
  createView: (scenario, description) => description && new ColouringView(scenario, description),
  outcome,
  heading,
  help,
  own,
  editor: "map",
  parts: [bindFewestColours],
};
