import type { Entry } from "../types.ts";
import { counts, heading, help, ownLabel, ruleCaption } from "./sentences.ts";
import { listNumbers, sumOf } from "./subset-picture.ts";
import { SubsetView } from "./subset-view.ts";

export const entry: Partial<Entry> = {
  createView: (scenario, description) =>
    description?.subset ? new SubsetView(scenario, description.subset) : null,
  // Without the cuts a path may be complete and have another sum.
  holds: ({ values }, path, depth) =>
    sumOf(listNumbers(values.numbers), { path, depth }) === Number(values.target),
  counts,
  heading,
  help,
  rule: { load: () => import("./rule.ts"), caption: ruleCaption },
  ownLabel,
};
