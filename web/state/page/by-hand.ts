import type { SearchMoment } from "../../engine/types/scenario.ts";
import { writeMoves } from "../link/moves.ts";
import type { Act } from "../link/types.ts";
import type { Page } from "./page-context.ts";

/** The visitor's own steps, done or to be done. */
export interface ByHand {
  purpose: Act; // the request, as a link states it
  base: SearchMoment | null; // moment of the run at which the visitor took over; null: the start
}

/** The game or task of the page's state; null: the program searches. */
export function byHandOf({ state, played, player }: Page): ByHand | null {
  const { mode } = state;
  if (!("game" in mode)) return null;
  const { wish, task } = mode.game;
  if (wish !== null) {
    const { text: done, task: steps } = wish;
    const purpose: Act =
      steps === null ? { kind: "play", done, asks: null } : { kind: "be", steps, done };
    return { purpose, base: null };
  }
  if (!player.live) return null;
  const { events } = played as { events: readonly number[] };
  const { size } = player.timeline;
  if (task === null)
    return { purpose: { kind: "play", done: writeMoves(events, size), asks: null }, base: null };
  const steps = events.slice(task.taken);
  const done = steps.length > 0 ? writeMoves(steps, size) : "";
  const { count, quiet } = task;
  return { purpose: { kind: "be", steps: { count, quiet }, done }, base: task.base };
}
