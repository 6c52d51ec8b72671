import type { LateFocus } from "../../dom/late-focus.ts";
import type { Task, Wish } from "../../state/game.ts";
import { USUAL } from "../../state/link/asked-steps.ts";
import { isLocked } from "../../state/link/link-view.ts";
import type { AskedSteps } from "../../state/link/types.ts";
import * as be from "./be-search.ts";
import type { Context } from "./context.ts";
import { queue } from "./game-actions.ts";
import { start, takeOver, toBoard } from "./start-game.ts";

/** Starts letting the visitor act as the search: by button, by link, or for more steps. */

/** Continue from the current moment as the search. */
export function beginToBe(context: Context, focus: LateFocus | null) {
  if (isLocked()) return;
  takeOver(context, async (stays) => {
    await be.beSearch(
      context,
      { count: USUAL, quiet: false },
      "",
      (events, task) => stays() && startToBe(context, events, task),
    );
    if (context.game.task !== null) focus?.(() => toBoard(context));
  });
}

function startToBe(context: Context, events: readonly number[], task: Task) {
  start(context, events, { taken: task.taken, task, left: task.base });
  return true;
}

/** Add the same number of steps, from the last correct one. */
export function beMore(context: Context) {
  const {
    game: { task },
  } = context;
  if (task === null) return;
  const wanted = { count: task.count, quiet: task.quiet };
  context.tools.resume(task.base, context.game.run);
  context.page.player.seek(be.reached(task));
  context.set({ wish: { text: "", position: be.reached(task), task: wanted, arrived: false } });
}

/** Drop a link's task when the visitor leaves its step before the task can begin. */
export function dropLeftWish(context: Context) {
  const {
    game: { wish },
    busy,
    page,
  } = context;
  const { aim, timeline } = page.player;
  if (wish === null || wish.task === null || aim !== null || busy > 0) return;
  const there = timeline.position === wish.position;
  if (wish.arrived && !there) context.set({ wish: null });
  else if (there && !wish.arrived) context.set({ wish: { ...wish, arrived: true } });
}

/** Start a link's task as soon as the run has reached its step. */
export function beginLinkedTask(context: Context, wish: Wish, wanted: AskedSteps) {
  const { page, tools } = context;
  const { timeline } = page.player;
  const ended = timeline.verdict !== null && timeline.position === timeline.known;
  if (page.player.aim !== null || !(wish.arrived || ended)) return;
  page.player.pause();
  queue(context, () =>
    be
      .beSearch(
        context,
        wanted,
        wish.text,
        (events, task) => context.game.wish === wish && startToBe(context, events, task),
      )
      .catch((error: Error) => {
        if (context.game.wish !== wish) return;
        context.set({ wish: null });
        page.complain(error.message);
        tools.keep(timeline.position);
      }),
  );
}
