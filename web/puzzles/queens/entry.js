import { heading, help, outcome, own } from "../../text/en-queens.js";
import { QueensView } from "./queens-view.js";

/** @type {Partial<import("../registry.js").Entry>} */
export const entry = {
  createView: (scenario) => new QueensView(scenario),
  outcome,
  heading,
  help,
  own,
};
