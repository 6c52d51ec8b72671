import type { Entry } from "../types.ts";
import { LARGE, LargeTourView } from "./large-tour-view.ts";
import { counts, heading } from "./sentences.ts";
import { readTour, taskOf } from "./tour.ts";
import { TourView } from "./tour-view.ts";

/** The part of the entry that the player of a recorded search needs. */
export const entry: Partial<Entry> = {
  createView(scenario) {
    if (scenario.task === null) return null;
    const { rows, columns } = taskOf(scenario).board;
    const View = Math.max(rows, columns) >= LARGE ? LargeTourView : TourView;
    return new View(scenario, taskOf(scenario));
  },
  counts,
  heading,
  readTask: readTour,
};
