import { isWalk } from "../shared/walk.ts";
import type { Entry } from "../types.ts";
import { ColouringView } from "./colouring-view.ts";
import { counts, heading } from "./sentences.ts";
import { MapWalkView } from "./walk-view.ts";

/** The part of the entry that the player of a recorded search needs. */
export const entry: Partial<Entry> = {
  createView: (scenario, description) =>
    description &&
    new (isWalk(scenario.values) ? MapWalkView : ColouringView)(scenario, description),
  onward: isWalk,
  counts,
  heading,
};
