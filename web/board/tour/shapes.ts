import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import { Board } from "../shared/board.ts";
import { holesOf, startOn, type Template } from "./templates.ts";
import { taskOf } from "./tour.ts";

/** Shapes of the board. A shape blocks squares, each of which can be freed again. */
const NAMES = [...["full", "cross", "diamond", "ring", "corner", "corners", "random"]] as const;

export const listShapes = () =>
  NAMES.map((value) => ({ value, label: t(`tour-templates-names-${value}`) }));

/** The scenario of a tour on a board of another shape. */
export function reshape(scenario: Scenario, shape: string) {
  const { board: before, moves, start } = taskOf(scenario);
  const board = new Board(before.rows, before.columns);
  const holes = holesOf(shape as Template, board, moves);
  const first = startOn(board, holes, start);
  const parts = scenario.text.split("/").filter((part) => !/^(holes|end|givens)=/.test(part));
  parts[2] = first === null ? "any" : board.name(first);
  if (holes.size > 0) parts.push(`holes=${[...holes].map((hole) => board.name(hole)).join(",")}`);
  return parts.join("/");
}
