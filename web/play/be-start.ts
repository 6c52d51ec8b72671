import { USUAL } from "../link/asked-steps.ts";
import { isLocked } from "../link/link-view.ts";
import { lateFocus } from "../view/late-focus.ts";
import { queue } from "./acts.ts";
import * as be from "./be.ts";
import { start, takeOver, toBoard } from "./start.ts";

/**
 * How a visitor comes to be the search: by a button, by a link, or for some steps more.
 *
 * @import { AskedSteps } from "../link/types.ts"
 * @import { Table, Task, Wish } from "./types.ts"
 */

/** Goes on from the moment that is shown as the search would. @param {Table} table @param {boolean} byKey */
export function beginToBe(table, byKey) {
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

/** @param {Table} table @param {readonly number[]} events @param {Task} task */
function startToBe(table, events, task) {
  start(table, events);
  table.taken = task.taken;
  table.task = task;
  table.left = task.base;
  return true;
}

/** As many steps more, from where the visitor has come to. @param {Table} table */
export function beMore(table) {
  const { task } = table;
  if (task === null) return;
  const wanted = { count: task.count, quiet: task.quiet };
  table.tools.resume(task.base, table.run);
  table.page.player.seek(be.reached(task));
  table.wish = { text: "", position: be.reached(task), task: wanted, arrived: false };
}

/** Who leaves the step at which a link lets be the search, before it can begin, has let go of that. @param {Table} table */
export function letGo(table) {
  const { wish, busy, page } = table;
  const { aim, timeline } = page.player;
  if (wish === null || wish.task === null || aim !== null || busy > 0) return;
  const there = timeline.position === wish.position;
  if (wish.arrived && !there) table.wish = null;
  else wish.arrived ||= there;
}

/** A link that lets be the search: as soon as the run is where that begins. @param {Table} table @param {Wish} wish @param {AskedSteps} wanted */
export function heedTask(table, wish, wanted) {
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
      .catch((/** @type {Error} */ error) => {
        if (table.wish !== wish) return;
        table.wish = null;
        page.complain(error.message);
        tools.keep(timeline.position);
      }),
  );
}
