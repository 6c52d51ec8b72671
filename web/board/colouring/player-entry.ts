import type { Entry } from "../types.ts";
import { ColouringView } from "./colouring-view.ts";
import { counts, heading } from "./sentences.ts";

/** The part of the entry that the player of a recorded search needs. */
export const entry: Partial<Entry> = {
  createView: (scenario, description) => description && new ColouringView(scenario, description),
  counts,
  heading,
};
