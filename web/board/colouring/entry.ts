import type { Entry } from "../types.ts";
import { bindFewestColours } from "./fewest-colours-panel.ts";
import { entry as core } from "./player-entry.ts";
import { help, ownLabel, ruleCaption } from "./sentences.ts";

export const entry: Partial<Entry> = {
  ...core,
  help,
  rule: { load: () => import("./rule.ts"), caption: ruleCaption },
  lesson: 12,
  ownLabel,
  editor: "map",
  parts: [bindFewestColours],
};
