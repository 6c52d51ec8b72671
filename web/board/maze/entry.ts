import { isBreadth } from "../shared/breadth.ts";
import type { Entry } from "../types.ts";
import { BreadthMazeView } from "./breadth-view.ts";
import { readMaze, sizesOf } from "./maze-picture.ts";
import { MazeView } from "./maze-view.ts";
import { counts, heading, help, ownLabel, ruleCaption } from "./sentences.ts";

export const entry: Partial<Entry> = {
  createView(scenario, description) {
    const maze = readMaze(scenario.values) ?? description?.maze;
    if (maze === undefined) return null;
    return new (isBreadth(scenario.values) ? BreadthMazeView : MazeView)(scenario, maze);
  },
  onward: isBreadth,
  readTask(values) {
    const maze = readMaze(values);
    return maze && sizesOf(maze);
  },
  counts,
  heading,
  help,
  lesson: 0,
  rule: { load: () => import("./rule.ts"), caption: ruleCaption },
  ownLabel,
};
