import { isWalk } from "../shared/walk.ts";
import type { Entry } from "../types.ts";
import { canDraw, QueensView } from "./queens-view.ts";
import { counts, heading, help, ownLabel, ruleCaption } from "./sentences.ts";
import { WalkView } from "./walk-view.ts";

export const entry: Partial<Entry> = {
  createView: (scenario) =>
    canDraw(scenario.values)
      ? new (isWalk(scenario.values) ? WalkView : QueensView)(scenario)
      : null,
  onward: isWalk,
  counts,
  heading,
  help,
  rule: { load: () => import("./rule.ts"), caption: ruleCaption },
  lesson: 10,
  ownLabel,
};
