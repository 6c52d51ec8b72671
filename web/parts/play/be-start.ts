import { lateFocus } from "../../dom/late-focus.ts";
import { USUAL } from "../../state/link/asked-steps.ts";
import { isLocked } from "../../state/link/link-view.ts";
import type { AskedSteps } from "../../state/link/types.ts";
import { queue } from "./acts.ts";
import * as be from "./be.ts";
import { start, takeOver, toBoard } from "./start.ts";
import type { Table } from "./table.ts";
import type { Task, Wish } from "./types.ts";

/** Starts letting the visitor act as the search: by button, by link, or for more steps. */

/** Continue from the current moment as the search. */
export function beginToBe(table: Table, byKey: boolean) {
  if (isLocked()) return;
  const focus = byKey ? lateFocus() : null;
  takeOver(table, async (stays) => {
    await be.beSearch(
      table,
      { count: USUAL, quiet: false },
      "",
      (events, task) => stays() && startToBe(table, events, task),
    );
    if (table.task !== null) focus?.(() => toBoard(table));
  });
}

function startToBe(table: Table, events: readonly number[], task: Task) {
  start(table, events);
  table.taken = task.taken;
  table.task = task;
  table.left = task.base;
  return true;
}

/** Add the same number of steps, from the last correct one. */
export function beMore(table: Table) {
  const { task } = table;
  if (task === null) return;
  const wanted = { count: task.count, quiet: task.quiet };
  table.tools.resume(task.base, table.run);
  table.page.player.seek(be.reached(task));
  table.wish = { text: "", position: be.reached(task), task: wanted, arrived: false };
}

/** Drop a link's task when the visitor leaves its step before the task can begin. */
export function dropLeftWish(table: Table) {
  const { wish, busy, page } = table;
  const { aim, timeline } = page.player;
  if (wish === null || wish.task === null || aim !== null || busy > 0) return;
  const there = timeline.position === wish.position;
  if (wish.arrived && !there) table.wish = null;
  else wish.arrived ||= there;
}

/** Start a link's task as soon as the run has reached its step. */
export function beginLinkedTask(table: Table, wish: Wish, wanted: AskedSteps) {
  const { page, tools } = table;
  const { timeline } = page.player;
  const ended = timeline.verdict !== null && timeline.position === timeline.known;
  if (page.player.aim !== null || !(wish.arrived || ended)) return;
  page.player.pause();
  queue(table, () =>
    be
      .beSearch(
        table,
        wanted,
        wish.text,
        (events, task) => table.wish === wish && startToBe(table, events, task),
      )
      .catch((error: Error) => {
        if (table.wish !== wish) return;
        table.wish = null;
        page.complain(error.message);
        tools.keep(timeline.position);
      }),
  );
}
